import { parseArgs } from 'node:util';

/** Maps what `npm run build -- …` can be given, and the setting that each word stands for. */
const flags: Readonly<Record<string, string>> = {
	offline: 'CONTENT_OFFLINE',
	full: 'CONTENT_FULL_READ',
	'accept-shrink': 'CONTENT_ACCEPT_SHRINK',
	clean: 'GUIDE_DRAW_ALL_PAGES',
};

export const buildUsage = `npm run build -- [--offline] [--full] [--accept-shrink] [--clean] [--drafts] [--verbose]

  --offline        builds from the snapshot of the last reading, without any request
  --full           reads every record again, whether or not it is said to have changed
  --accept-shrink  publishes although far fewer places or events are listed than before
  --clean          draws every page anew, whatever is kept of the last build
  --drafts         makes a preview with drafts, not for the public, in a folder of its own (dist-drafts/)
  --verbose        tells all that Astro tells as well, such as every route it renders

Exit codes: 0 published, 1 failed, 3 published from the last good snapshot (or CONTENT_LAST_GOOD_EXIT_CODE).
docs/reference/settings.md lists the settings; npm run doctor checks them.`;

/** Holds what `npm run build` is asked for. */
export interface BuildWords {
	/** Settings that the words stand for. */
	settings: Record<string, string>;
	/** Whether a preview with drafts is to be made. */
	isPreview: boolean;
	/** Whether everything is to be reported. */
	isVerbose: boolean;
}

/**
 * Reads the words of a command line; `undefined` where help is asked for.
 *
 * @throws {Error} When a word is not known.
 */
export function buildWords(words: readonly string[]): BuildWords | undefined {
	const { values } = parseArgs({
		args: [...words],
		options: {
			...Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: 'boolean' as const }])),
			drafts: { type: 'boolean' as const },
			verbose: { type: 'boolean' as const },
			help: { type: 'boolean' as const, short: 'h' },
		},
	});
	if (values.help === true) return undefined;
	const settings = Object.fromEntries(
		Object.entries(flags).flatMap(([flag, setting]) =>
			Reflect.get(values, flag) === true ? [[setting, 'true']] : [],
		),
	);
	return { settings, isPreview: values.drafts === true, isVerbose: values.verbose === true };
}
