import { optionsIn, wholeNumberOption } from './command-line.ts';

export const mapUsage = `npm run map -- --from URL [--max-zoom NUMBER] [--most-megabytes NUMBER] [--dry-run]

  --from            address of a map of a larger area, in one file (PMTiles, version 3)
  --max-zoom        most detailed zoom, 0 to 15; 14 if not stated, a third of the size for each less
  --most-megabytes  largest file that is fetched; 300 if not stated
  --dry-run         says what would be fetched, and fetches nothing

Cuts out what is around the guide's places, as the last build read them.
Exit codes: 0 written, 1 failed or larger than allowed, 2 command line not understood.`;

/** Holds what `npm run map` is asked for. */
export interface MapRequest {
	/** Absent where help is asked for, or nothing at all. */
	from: string | undefined;
	maxZoom: number;
	maxBytes: number;
	isDryRun: boolean;
}

/** @throws {CommandLineError} When the words cannot be read. */
export function mapArguments(words: readonly string[]): MapRequest {
	const values = optionsIn(words, {
		from: { type: 'string' },
		'max-zoom': { type: 'string', default: '14' },
		'most-megabytes': { type: 'string', default: '300' },
		'dry-run': { type: 'boolean', default: false },
		help: { type: 'boolean', short: 'h', default: false },
	});
	return {
		from: values.help ? undefined : values.from,
		maxZoom: wholeNumberOption('--max-zoom', values['max-zoom'], 0, 15),
		maxBytes: wholeNumberOption('--most-megabytes', values['most-megabytes'], 1, 100_000) * 1e6,
		isDryRun: values['dry-run'],
	};
}
