import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallFrame } from './cpu-profile.ts';

export interface CodeOrigin {
	/**
	 * `Waymark`, `bench`, `Node`, `engine`, the name of a package, or `bundle` where the bundler does
	 * not say.
	 */
	owner: string;
	/** File of the source, with the line where it is known. */
	file: string;
}

const bundledCode = '/.prerender/';

/**
 * Tells whose code a function is.
 *
 * The code that renders pages is bundled; before what stems from a file the bundler writes a
 * comment with its path.
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
		const source = lines[lineNumber] ?? '';
		return source === '' ? { owner: 'bundle', file: chunk } : originOf(source, '');
	};
}

/**
 * Which file each line of a bundled file stems from; nothing where that is not said, as of a file
 * with one source.
 */
function sourcesByLine(chunk: string): string[] {
	let source = '';
	const lines = readFileSync(chunk, 'utf8').split('\n');
	return lines.map((line) => {
		source = /^\/\/ ((?:\\0|\S*\/)\S+)$/.exec(line)?.[1] ?? source;
		return source;
	});
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
