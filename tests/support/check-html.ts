import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The Nu Html Checker; fetched when it is needed, because it weighs as much as the rest of the
 * tests together.
 */
const checker = 'vnu-jar@26.9.27';
const maxPages = 200;

/**
 * `npm run check:html -- [folder]`: holds pages of a built guide, `dist` by itself, against the
 * HTML standard.
 *
 * Where Java is missing it says so and checks nothing.
 */
const folder = process.argv[2] ?? 'dist';
const pages = htmlFiles(folder);
if (spawnSync('java', ['-version']).status !== 0) {
	console.log(
		'Java is not on this machine: the HTML was not checked. Install a JRE of at least 11.',
	);
} else if (pages.length === 0) {
	console.error(`There is no page in ${folder}: run npm run build first.`);
	process.exitCode = 1;
} else {
	const checked = spread(pages, maxPages);
	const { status } = spawnSync(
		'npm',
		['exec', '--yes', `--package=${checker}`, '--', 'vnu', '--errors-only', ...checked],
		{ stdio: 'inherit', shell: process.platform === 'win32' },
	);
	if (status === 0) console.log(`${checked.length} of ${pages.length} pages are valid HTML.`);
	process.exitCode = status ?? 1;
}

function htmlFiles(root: string): string[] {
	try {
		return readdirSync(root, { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.html'))
			.sort()
			.map((file) => join(root, file));
	} catch {
		return [];
	}
}

/** So many of a list, spread over the whole of it. */
function spread<T>(all: readonly T[], max: number): T[] {
	const step = Math.max(1, all.length / max);
	return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
