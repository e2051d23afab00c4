import { expect, test } from '@playwright/test';
import {
	newContentReport,
	reportLeftOut,
	reportParts,
} from '../../../../src/content/sync/content-report.ts';
import { warnOfToken } from '../../../../src/content/sync/token-warning.ts';

function emptyReport() {
	return newContentReport('https://service.example/', '2026-11-21T09:00:00.000Z');
}

const remedy =
	'These texts are not published. Unless the service itself writes the token into the addresses that it gives to you, others may know it: tell the operator of the service, and replace the token.';

test('that the access token stands in records is told before all other warnings, with the fields', () => {
	const report = emptyReport();
	report.warnings.push('Something else.');
	const { collections, places } = report.resources;
	reportParts(places.dropped, 'plc_1', [
		{ path: 'description', reason: 'holds the access token' },
		{ path: 'images[2].url', reason: 'holds the access token' },
		{ path: 'images[3].url', reason: 'not an http or https address' },
	]);
	reportLeftOut(collections, 'unreadable: holds the access token', 'col_1');

	warnOfToken(report);

	expect(report.warnings).toEqual([
		`The access token stands in content of the service: places plc_1 (description, images[2].url), collections col_1. ${remedy}`,
		'Something else.',
	]);
});

test('so it is of a record that is left out as its last good version has become too old', () => {
	const report = emptyReport();
	const { places } = report.resources;
	const reason = 'unreadable: holds the access token';
	reportLeftOut(places, 'could not be read for 8 days', 'plc_1', reason);

	warnOfToken(report);

	expect(report.warnings).toEqual([
		`The access token stands in content of the service: places plc_1. ${remedy}`,
	]);
});

test('of many records with the token the first three are named', () => {
	const report = emptyReport();
	for (let number = 1; number <= 1600; number++) {
		reportParts(report.resources.places.dropped, `plc_${number}`, [
			{ path: 'images[0].url', reason: 'holds the access token' },
		]);
	}

	warnOfToken(report);

	expect(report.warnings).toEqual([
		`The access token stands in content of the service: places plc_1 (images[0].url), places plc_2 (images[0].url), places plc_3 (images[0].url) and 1597 more, which the report names. ${remedy}`,
	]);
});

test('without the token in any record nothing is warned of', () => {
	const report = emptyReport();
	reportLeftOut(report.resources.places, 'answered 404', 'plc_1');

	warnOfToken(report);

	expect(report.warnings).toEqual([]);
});
