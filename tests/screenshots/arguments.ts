import { CommandLineError, optionsIn } from '../../src/cli/commands/command-line.ts';

export interface ScreenshotArguments {
	showsHelp: boolean;
	/** Folder of content that a service of its own serves. */
	content: string | undefined;
	/** Folder of a site that is built already. */
	site: string | undefined;
	/** Names the folder of the pictures. */
	name: string;
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

/** @throws {CommandLineError} */
export function screenshotArguments(words: readonly string[]): ScreenshotArguments {
	const { content, help, name, site } = optionsIn(words, {
		content: { type: 'string' },
		site: { type: 'string' },
		name: { type: 'string' },
		help: { type: 'boolean' },
	});
	if (content !== undefined && site !== undefined) {
		throw new CommandLineError('--content and --site exclude each other.');
	}
	const folder = content ?? site;
	return {
		showsHelp: help === true,
		content,
		site,
		name: nameIn(name ?? folder?.split(/[/\\]/).findLast(Boolean) ?? 'sample'),
	};
}

function nameIn(text: string): string {
	if (/^[\w-][\w.-]*$/.test(text)) return text;
	throw new CommandLineError('--name takes letters, digits, dots and hyphens.');
}
