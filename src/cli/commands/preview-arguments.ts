import { optionsIn, wholeNumberOption } from './command-line.ts';

export const previewUsage = `npm run preview -- [--port NUMBER] [--host [ADDRESS]] [--open] [--drafts]

  --port NUMBER     where to listen, by default 4321; the next free port where that is in use
  --host [ADDRESS]  whom to answer: without an address all machines that can reach this one
  --open            shows the site in a browser
  --drafts          serves the preview with drafts of npm run build -- --drafts

Serves the site of the last build: see OUTPUT_DIRECTORY and BASE_PATH in docs/reference/settings.md.`;

export interface PreviewArguments {
	port: number;
	host: string | undefined;
	opens: boolean;
	/** Whether the preview with drafts is meant. */
	isPreview: boolean;
	showsHelp: boolean;
}

const defaultPort = 4321;
const everybody = '0.0.0.0';

/** @throws {CommandLineError} When a word is not known or has no value that it needs. */
export function previewArguments(words: readonly string[]): PreviewArguments {
	const values = optionsIn(withHostValue(words), {
		port: { type: 'string' },
		host: { type: 'string' },
		open: { type: 'boolean' },
		drafts: { type: 'boolean' },
		help: { type: 'boolean', short: 'h' },
	});
	return {
		port:
			values.port === undefined ? defaultPort : wholeNumberOption('--port', values.port, 0, 65_535),
		host: values.host,
		opens: values.open === true,
		isPreview: values.drafts === true,
		showsHelp: values.help === true,
	};
}

/**
 * Gives a lone `--host` a value, as `parseArgs` knows no option whose value may be left out.
 */
function withHostValue(words: readonly string[]): string[] {
	return words.map((word, index) => {
		const isAlone = words[index + 1]?.startsWith('-') ?? true;
		return word === '--host' && isAlone ? `--host=${everybody}` : word;
	});
}
