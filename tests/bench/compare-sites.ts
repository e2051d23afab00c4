import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderContents } from '../support/folder-contents.ts';

/**
 * Tells whether two builds gave the same site:
 * `node tests/bench/compare-sites.ts <folder> <folder>`.
 *
 * Ends with 1 where a file is in one folder only, or its bytes differ in more than the time at
 * which the content was read.
 */
const [before = '', after = ''] = process.argv.slice(2);
const earlier = folderContents(before);
const later = folderContents(after);
const paths = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].sort();
const differing = paths.filter(
	(path) => earlier[path] !== later[path] && !(path in earlier && path in later && isAlike(path)),
);
for (const path of differing) {
	if (later[path] === undefined) console.log(`missing  ${path}`);
	else console.log(`${earlier[path] === undefined ? 'new     ' : 'changed '} ${path}`);
}
console.log(`${paths.length} files, ${differing.length} of them differ`);
if (differing.length > 0) process.exitCode = 1;

function isAlike(path: string): boolean {
	if (!path.endsWith('.html')) return false;
	return timeless(join(before, path)) === timeless(join(after, path));
}

/**
 * Returns a digest of a page without the time of the reading: of all times on it only that of the
 * reading has milliseconds.
 */
function timeless(file: string): string {
	const html = readFileSync(file, 'utf8').replace(
		/<time datetime="[^"]*\.\d{3}Z"[^>]*>[^<]*<\/time>/g,
		'',
	);
	return createHash('sha256').update(html).digest('hex');
}
