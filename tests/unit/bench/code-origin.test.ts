import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { originTeller } from '../../bench/code-origin.ts';

const bundle = [
	'import { a } from "node:path";',
	'// src/domain/geo/nearby.ts',
	'/** An index. */',
	'function nearbyIndex() {}',
	'// A remark that names no file.',
	'// ../../node_modules/astro/dist/runtime/server/render/page.js',
	'function renderPage() {}',
	'// \\0virtual:astro:env/internal',
	'function env() {}',
].join('\n');

test('tells which file a function of the bundled code stems from', () => {
	writeFileSync(test.info().outputPath('page_1.mjs'), bundle);
	const originOf = originTeller(test.info().outputPath());
	const origin = (line: number) =>
		originOf(frame('file:///project/dist/.prerender/page_1.mjs', line));

	expect(origin(3)).toEqual({ owner: 'Waymark', file: 'src/domain/geo/nearby.ts' });
	expect(origin(4)).toEqual({ owner: 'Waymark', file: 'src/domain/geo/nearby.ts' });
	expect(origin(6)).toEqual({ owner: 'astro', file: 'dist/runtime/server/render/page.js' });
	expect(origin(8)).toEqual({ owner: 'other', file: '\\0virtual:astro:env/internal' });
});

test('names the bundled file where the bundler says nothing of its sources', () => {
	writeFileSync(test.info().outputPath('page_1.mjs'), 'function renderPage() {}\n');
	const originOf = originTeller(test.info().outputPath());

	expect(originOf(frame('file:///project/dist/.prerender/page_1.mjs', 0))).toEqual({
		owner: 'bundle',
		file: 'page_1.mjs',
	});
});

test('tells the project, packages, Node and the engine apart', () => {
	const originOf = originTeller(test.info().outputPath());

	expect(originOf(frame('file:///project/main/src/content/sync/read-guide.ts', 32))).toEqual({
		owner: 'Waymark',
		file: 'src/content/sync/read-guide.ts:33',
	});
	expect(originOf(frame('file:///project/main/tests/bench/build-probe.ts', 0))).toEqual({
		owner: 'bench',
		file: 'tests/bench/build-probe.ts:1',
	});
	expect(originOf(frame('file:///project/node_modules/@astrojs/sitemap/dist/index.js', 4))).toEqual(
		{
			owner: '@astrojs/sitemap',
			file: 'dist/index.js:5',
		},
	);
	expect(originOf(frame('node:internal/modules/esm/loader', 9))).toEqual({
		owner: 'Node',
		file: 'node:internal/modules/esm/loader',
	});
	expect(originOf(frame('', -1))).toEqual({ owner: 'engine', file: '' });
});

function frame(url: string, lineNumber: number) {
	return { functionName: 'any', url, lineNumber, columnNumber: 0 };
}
