import { expect, test } from '@playwright/test';
import { comparisonTable } from '../../bench/comparison.ts';

test('sets the medians of each build of the guide against those of the others', () => {
	const cost = (seconds: number) => ({
		wallMs: seconds * 1000,
		pagesWallMs: seconds * 500,
		cpuMs: seconds * 2000,
		pagesCpuMs: seconds * 1500,
		peakBytes: 100_000_000,
		treePeakBytes: 150_000_000,
	});

	const table = comparisonTable(
		new Map([
			['Waymark', [cost(90), cost(6), cost(5)]],
			['Waymark, pages', [cost(5)]],
		]),
		new Map([['bare Astro', [cost(3), cost(5)]]]),
	);

	expect(table).toBe(
		[
			'                             wall s  for pages  processor s  for pages  peak MB  all processes MB',
			'Waymark                        6.00       3.00        12.00       9.00      100               150',
			'Waymark, pages                 5.00       2.50        10.00       7.50      100               150',
			'bare Astro                     4.00       2.00         8.00       6.00      100               150',
			'Waymark ÷ bare Astro           1.50       1.50         1.50       1.50     1.00              1.00',
			'Waymark, pages ÷ bare Astro    1.25       1.25         1.25       1.25     1.00              1.00',
		].join('\n'),
	);
});
