import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sidebarOf } from './docs-site/sidebar.ts';
import { sitePage } from './docs-site/site-page.ts';
import { projectFolder, readSource } from './reference/read-source.ts';

/**
 * `npm run docs`: builds `docs/` as a website with Starlight and serves it; with `-- --build` it
 * only builds. What Starlight needs is installed in `docs/` the first time.
 */
const docs = join(projectFolder, 'docs');
const pages = join(docs, 'src', 'content', 'docs');
const files = join(docs, 'public');

for (const folder of [pages, files]) rmSync(folder, { recursive: true, force: true });
for (const path of sourcesIn(docs)) {
	if (path.endsWith('.md')) writePage(path);
	else cpSync(join(docs, path), join(files, path));
}
cpSync(join(projectFolder, 'public', 'favicon.svg'), join(files, 'favicon.svg'));
write(join(docs, 'src', 'sidebar.json'), JSON.stringify(sidebarOf(readSource('docs/README.md'))));

if (!existsSync(join(docs, 'node_modules'))) run('ci', '--no-audit', '--no-fund');
run('run', 'build');
if (!process.argv.includes('--build')) run('run', 'preview');

/** Returns the pages of `docs/`, and the files that they show or link to. */
function sourcesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => !/^(\.astro|dist|node_modules|public|src)(\/|$)/.test(path))
		.filter((path) => /\.(md|png|svg)$|^recipes\/./.test(path));
}

function writePage(path: string): void {
	const target = path.replace(/README\.md$/, 'index.md');
	write(join(pages, target), sitePage(readSource(`docs/${path}`), path));
}

function write(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

/** Runs npm in `docs/`, and ends with its code where that is not 0. */
function run(...words: readonly string[]): void {
	const isWindows = process.platform === 'win32';
	const { status } = spawnSync('npm', words, { cwd: docs, stdio: 'inherit', shell: isWindows });
	if (status !== 0) process.exit(status ?? 1);
}
