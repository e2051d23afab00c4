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

test('each size is compared and built again, and two are read from services of several speeds', () => {
	const runs = documentedRuns(benchArguments(['--document']));

	expect(
		runs.map(({ compares, rebuilds, services, sizes }) => [sizes, compares, rebuilds, services]),
	).toEqual([
		[[10_000], true, false, false],
		[[10_000], false, true, false],
		[[30_000], true, false, false],
		[[30_000], false, true, false],
		[[2500], false, false, true],
		[[10_000], false, false, true],
	]);
});
