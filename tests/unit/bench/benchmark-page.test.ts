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

test('one size is compared, profiled and built again, a larger one compared once, and two are read from services of several speeds', () => {
	const runs = documentedRuns(benchArguments(['--document']));

	expect(
		runs.map(({ compares, rebuilds, rounds, services, sizes, takesProfile }) => [
			sizes,
			compares ? `compared ${rounds} times` : '',
			takesProfile ? 'profiled' : '',
			rebuilds,
			services,
		]),
	).toEqual([
		[[10_000], 'compared 3 times', '', false, false],
		[[10_000], '', 'profiled', false, false],
		[[10_000], '', '', true, false],
		[[30_000], 'compared 1 times', '', false, false],
		[[2500], '', '', false, true],
		[[10_000], '', '', false, true],
	]);
});
