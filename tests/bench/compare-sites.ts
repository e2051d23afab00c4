import { folderContents } from '../support/folder-contents.ts';

/**
 * Tells whether two builds gave the same site: `node tests/bench/compare-sites.ts <folder> <folder>`.
 *
 * Ends with 1 where a file is in one folder only, or its bytes differ.
 */
const [before = '', after = ''] = process.argv.slice(2);
const earlier = folderContents(before);
const later = folderContents(after);
const paths = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].sort();
const differing = paths.filter((path) => earlier[path] !== later[path]);
for (const path of differing) {
	if (later[path] === undefined) console.log(`missing  ${path}`);
	else console.log(`${earlier[path] === undefined ? 'new     ' : 'changed '} ${path}`);
}
console.log(`${paths.length} files, ${differing.length} of them differ`);
if (differing.length > 0) process.exitCode = 1;
