import { expect, test } from '@playwright/test';
import { emptyResourceReport } from '../../../../src/content/sync/content-report.ts';
import { reportRefused } from '../../../../src/content/sync/refused-entries.ts';

const reason = 'without a readable id';
const withoutToken = () => false;

test('an entry without an id is found by where it stands in the list and by its name', () => {
	const report = emptyResourceReport();

	reportRefused(report, { id: '', reason, name: 'No id', position: 4 }, withoutToken);
	reportRefused(report, { id: '', reason, position: 7 }, withoutToken);

	expect(report.leftOut).toEqual({
		[reason]: [{ id: 'entry 4 of the list, “No id”' }, { id: 'entry 7 of the list' }],
	});
});

test('an entry of a file, which is in no list, is told by what stands in place of its id', () => {
	const report = emptyResourceReport();

	reportRefused(report, { id: 'museum-7', reason }, withoutToken);

	expect(report.leftOut).toEqual({ [reason]: [{ id: 'museum-7' }] });
});

test('names are one line of plain text that is not too long', () => {
	const report = emptyResourceReport();
	const name = `<b>Quay</b>\n\u001b[31m${'a'.repeat(100)}`;

	reportRefused(report, { id: '', reason, name, position: 1 }, withoutToken);

	expect(report.leftOut[reason]).toEqual([
		{ id: `entry 1 of the list, “Quay [31m${'a'.repeat(50)}…”` },
	]);
});

test('a name that holds the access token is not told', () => {
	const report = emptyResourceReport();

	for (const name of ['See tok-1', 'See tok<b></b>-1']) {
		reportRefused(report, { id: '', reason, name, position: 1 }, (text) => text.includes('tok-1'));
	}

	expect(report.leftOut[reason]).toEqual([
		{ id: 'entry 1 of the list' },
		{ id: 'entry 1 of the list' },
	]);
});
