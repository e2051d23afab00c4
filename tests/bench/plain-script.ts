import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files of given sizes, one after the other: the least that a build of them can take.
 *
 * @param list A JSON file with the path and the length in bytes of each.
 */
const [list = '', folder = ''] = process.argv.slice(2);
const lines = 'A line of a page that says nothing, as long as lines of pages are.\n';
// Written by plain-build.ts in this form.
const files = JSON.parse(readFileSync(list, 'utf8')) as [path: string, bytes: number][];
const longest = files.reduce((most, [, bytes]) => Math.max(most, bytes), 0);
const text = lines.repeat(Math.ceil(longest / lines.length));
for (const [path, bytes] of files) {
	const file = join(folder, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text.slice(0, bytes));
}
