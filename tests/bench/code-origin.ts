import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallFrame } from './cpu-profile.ts';

export interface CodeOrigin {
	/** `Waymark`, `bench`, `Node`, `engine`, or the name of a package. */
	owner: string;
	/** File of the source, with the line where it is known. */
	file: string;
}

const bundledCode = '/.prerender/';

/**
 * Tells whose code a function is.
 *
 * The code that renders pages is bundled; before what stems from a file the bundler writes a comment with its path.
 * @param codeFolder A copy of the bundled code.
 */
export function originTeller(codeFolder: string): (frame: CallFrame) => CodeOrigin {
	const sources = new Map<string, readonly string[]>();
	return ({ url, lineNumber }) => {
		if (url === '') return { owner: 'engine', file: '' };
		if (url.startsWith('node:')) return { owner: 'Node', file: url };
		const start = url.indexOf(bundledCode);
		if (start === -1) return originOf(withoutQuery(url), `:${lineNumber + 1}`);
		const chunk = withoutQuery(url.slice(start + bundledCode.length));
		const lines = sources.get(chunk) ?? sourcesByLine(join(codeFolder, chunk));
		sources.set(chunk, lines);
		return originOf(lines[lineNumber] ?? chunk, '');
	};
}

/**
 * Which file each line of a bundled file stems from.
 *
 * @throws When the bundler has written no comments of the expected form.
 */
function sourcesByLine(chunk: string): string[] {
	let source: string | undefined;
	const lines = readFileSync(chunk, 'utf8').split('\n');
	const sources = lines.map((line) => {
		source = /^\/\/ ((?:\\0|\S*\/)\S+)$/.exec(line)?.[1] ?? source;
		return source ?? '';
	});
	if (source === undefined) throw new Error(`${chunk} does not say what it was bundled from.`);
	return sources;
}

function originOf(source: string, line: string): CodeOrigin {
	const inPackage = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(source);
	if (inPackage) return { owner: inPackage[1] ?? '', file: `${inPackage[2] ?? ''}${line}` };
	const [, folder, path] = /(?:^|.*\/)(src|tests)\/(.*)$/.exec(source) ?? [];
	if (folder === undefined) return { owner: 'other', file: source };
	return { owner: folder === 'src' ? 'Waymark' : 'bench', file: `${folder}/${path ?? ''}${line}` };
}

function withoutQuery(url: string): string {
	return decodeURI(url.split('?')[0] ?? url);
}
