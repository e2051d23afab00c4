import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** An arrow of the picture: some file of a room imports some file of another. */
export interface RoomImport {
	from: string;
	to: string;
}

/** Returns which rooms of a folder of sources import from which; imports of types count. */
export function roomImports(folder: string): RoomImport[] {
	const found = new Map<string, RoomImport>();
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	for (const path of files.map((file) => file.replaceAll('\\', '/')).sort()) {
		if (!/\/.*\.(ts|astro|js)$/.test(path)) continue;
		for (const imported of importsOf(readFileSync(join(folder, path), 'utf8'), path)) {
			const [from, to] = [roomOf(path), roomOf(imported)];
			if (from !== to && imported.includes('/')) found.set(`${from} ${to}`, { from, to });
		}
	}
	return [...found.values()];
}

/** Returns the files of the folder that a file imports, in frontmatter and scripts as well. */
function importsOf(source: string, path: string): string[] {
	const { importedFiles } = ts.preProcessFile(codeOf(source, path));
	return importedFiles
		.filter(({ fileName }) => fileName.startsWith('.'))
		.map(({ fileName }) => posix.join(posix.dirname(path), fileName))
		.filter((imported) => !imported.startsWith('..'));
}

function codeOf(source: string, path: string): string {
	if (!path.endsWith('.astro')) return source;
	const [, frontmatter = ''] = /^---\n([^]*?)\n---/.exec(source) ?? [];
	const scripts = source.matchAll(/<script[^>]*>([^]*?)<\/script>/g);
	return [frontmatter, ...Array.from(scripts, ([, script = '']) => script)].join('\n');
}

function roomOf(path: string): string {
	return path.split('/')[0] ?? '';
}
