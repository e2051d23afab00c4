import { expect, test } from '@playwright/test';
import { alignedColumns, stepsTable } from '../../bench/results-table.ts';

test('shows each step with its share, and its pages where it has some', () => {
	const table = stepsTable([
		{ name: 'bundle code', ms: 1500, cpuMs: 2100, peakBytes: 512_400_000 },
		{ name: 'render places', ms: 4500, pages: 1000 },
	]);

	expect(table).toBe(
		[
			'step              s      %  pages  ms/page  processor s  peak MB',
			'bundle code    1.50   25.0                         2.10      512',
			'render places  4.50   75.0   1000     4.50',
			'total          6.00  100.0                         2.10      512',
		].join('\n'),
	);
});

test('aligns the first column to the left and the others to the right', () => {
	expect(
		alignedColumns([
			['a', 'long'],
			['longer', '1'],
		]),
	).toBe('a       long\nlonger     1');
});
