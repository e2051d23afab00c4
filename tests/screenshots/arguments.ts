import { parseArgs } from 'node:util';

export interface ScreenshotArguments {
	showsHelp: boolean;
	/** Folder of content that a service of its own serves. */
	content: string | undefined;
	/** Folder of a site that is built already. */
	site: string | undefined;
	/** Names the folder of the pictures. */
	name: string;
}

/** A command line that cannot be read; the message says what is wrong with it. */
export class ScreenshotArgumentsError extends Error {
	override name = 'ScreenshotArgumentsError';
}

export const usage = `Takes pictures of the pages of a guide that people look at, and a sheet of them for each width.

npm run screenshots -- [options]

  --content DIR  the guide of such a folder of content, served as npm run service does
  --site DIR     a guide that is built already
  --name NAME    what the folder of the pictures is called (default: sample, or that of DIR)
  --help         shows this

Otherwise the guide is built as npm run build does, with the settings CONTENT_SERVICE_… and GUIDE_…
of the environment; GUIDE_NOW is the time of the browser too. The pictures are in
test-results/screenshots/<name>.
`;

/** @throws ScreenshotArgumentsError */
export function screenshotArguments(words: readonly string[]): ScreenshotArguments {
	const { content, help, name, site } = parsed(words);
	if (content !== undefined && site !== undefined) {
		throw new ScreenshotArgumentsError('--content and --site exclude each other.');
	}
	const folder = content ?? site;
	return {
		showsHelp: help === true,
		content,
		site,
		name: nameIn(name ?? folder?.split(/[/\\]/).findLast(Boolean) ?? 'sample'),
	};
}

function parsed(words: readonly string[]) {
	try {
		return parseArgs({
			args: [...words],
			options: {
				content: { type: 'string' },
				site: { type: 'string' },
				name: { type: 'string' },
				help: { type: 'boolean' },
			},
		}).values;
	} catch (cause) {
		throw new ScreenshotArgumentsError(cause instanceof Error ? cause.message : String(cause), {
			cause,
		});
	}
}

function nameIn(text: string): string {
	if (/^[\w-][\w.-]*$/.test(text)) return text;
	throw new ScreenshotArgumentsError('--name takes letters, digits, dots and hyphens.');
}
