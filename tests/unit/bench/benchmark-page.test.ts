import { expect, test } from '@playwright/test';
import { benchArguments } from '../../bench/bench-arguments.ts';
import { benchmarkPage, documentedRuns } from '../../bench/benchmark-page.ts';

test('the page says on what was measured, and each result below its heading', () => {
	const page = benchmarkPage(
		{
			processors: '2 × Example',
			memoryBytes: 8 * 2 ** 30,
			system: 'Linux 6.1',
			node: '24.21.0',
			versions: { astro: '7.3.4', zod: '4.6.7' },
			day: '2026-11-22',
		},
		[{ heading: 'Building again: 5 places', text: 'build  s\nfirst  1' }],
	);

	expect(page).toContain(
		'on 2026-11-22: 2 × Example, 8 GB of memory, Linux 6.1, Node 24.21.0, astro 7.3.4, zod 4.6.7.',
	);
	expect(page).toContain('## Building again: 5 places\n\n```text\nbuild  s\nfirst  1\n```\n');
});

test('each size is compared and built again, and the smallest read from services of four speeds', () => {
	const runs = documentedRuns(benchArguments(['--document']));

	expect(runs.map(({ sizes }) => sizes)).toEqual([
		[10_000],
		[10_000],
		[30_000],
		[30_000],
		[10_000],
		[10_000],
		[10_000],
		[10_000],
	]);
	expect(runs.map(({ compares, rebuilds }) => [compares, rebuilds]).slice(0, 2)).toEqual([
		[true, false],
		[false, true],
	]);
	expect(
		runs.slice(4).map(({ changed, concurrency, latencyMs }) => [changed, latencyMs, concurrency]),
	).toEqual([
		[0, 20, 16],
		[0, 20, 64],
		[0, 100, 16],
		[0, 100, 64],
	]);
});
