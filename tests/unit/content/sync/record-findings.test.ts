import { expect, test } from '@playwright/test';
import { emptyResourceReport } from '../../../../src/content/sync/content-report.ts';
import { findingsText, reportFindings } from '../../../../src/content/sync/record-findings.ts';

function reported(dropped: number, toMend: number) {
	const parts = (count: number, list: string, reason: string) =>
		Array.from({ length: count }, (_, index) => ({ path: `${list}[${index}]`, reason }));
	const report = emptyResourceReport();
	const findings = findingsText(
		parts(dropped, 'same_as', 'not a text'),
		parts(toMend, 'images', 'a file name'),
	);
	reportFindings(report, 'plc_1', findings);
	return { findings, report };
}

test('what is dropped of a record, and what is to be mended in it, is named in the report', () => {
	const { dropped, toMend } = reported(2, 1).report;

	expect(dropped).toEqual({
		'same_as[]: not a text': [
			{ id: 'plc_1', path: 'same_as[0]' },
			{ id: 'plc_1', path: 'same_as[1]' },
		],
	});
	expect(toMend).toEqual({ 'images[]: a file name': [{ id: 'plc_1', path: 'images[0]' }] });
	expect(reported(0, 0).findings).toBe('');
});

test('of more than a hundred parts of a record the first are named, and the rest counted', () => {
	const { dropped, toMend } = reported(1_000_000, 101).report;

	expect(dropped['same_as[]: not a text']?.length).toBe(100);
	expect(dropped['same_as[]: not a text']?.at(-1)).toEqual({ id: 'plc_1', path: 'same_as[99]' });
	expect(dropped['record: 999900 more of its parts, which are not named']).toEqual([
		{ id: 'plc_1', path: 'record' },
	]);
	expect(Object.keys(toMend)).toEqual([
		'images[]: a file name',
		'record: 1 more of its parts, which are not named',
	]);
	expect(reported(100, 0).report.dropped['same_as[]: not a text']?.length).toBe(100);
	expect(reported(1_000_000, 1_000_000).findings.length).toBeLessThan(15_000);
});
