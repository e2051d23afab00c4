import { expect, test } from '@playwright/test';
import {
	type ContentReport,
	newContentReport,
	reportLeftOut,
	reportParts,
} from '../../../../src/content/sync/content-report.ts';
import { reportTable } from '../../../../src/content/sync/report-table.ts';

function emptyReport() {
	return newContentReport('https://service.example/', '2026-11-21T09:00:00.000Z');
}

test('a line for each resource, in columns of which what is published and what is left out add up to what is listed', () => {
	const report = emptyReport();
	Object.assign(report.resources.places, { listed: 1600, fetched: 1599, published: 1598 });
	reportLeftOut(report.resources.places, 'answered 404', 'plc_1');
	reportLeftOut(report.resources.places, 'unreadable: name: empty', 'plc_2');
	Object.assign(report.resources.events, {
		listed: 472,
		published: 472,
		fetched: 2,
		unchanged: 470,
	});

	expect(reportTable(report).split('\n').slice(0, 5)).toEqual([
		'              listed  published  left out  fetched  unchanged  stale  dropped  to mend',
		'destinations       0          0         0        0          0      0        0        0',
		'places          1600       1598         2     1599          0      0        0        0',
		'events           472        472         0        2        470      0        0        0',
		'collections        0          0         0        0          0      0        0        0',
	]);
});

test('of what comes from a snapshot it is not said how many are listed', () => {
	const report = { ...emptyReport(), content: 'last good snapshot' as const };
	Object.assign(report.resources.places, { listed: 40, published: 1600, unchanged: 1600 });

	expect(reportTable(report).split('\n')[2]).toBe(
		'places             –       1600         0        0       1600      0        0        0',
	);
});

test('a line says how ends at 00:00 are read, and why', () => {
	const lineOf = (endAtMidnight: ContentReport['endAtMidnight']) =>
		reportTable({ ...emptyReport(), endAtMidnight }).split('\n')[5];

	expect(lineOf({ reading: 'last-day', sameDay: 12, nextDay: 1 })).toBe(
		'An end of events at 00:00 is read as the last day: 12 one-day events end when they begin, 1 at the next midnight (endAtMidnight in src/config/site.ts).',
	);
	expect(lineOf({ reading: 'exclusive', sameDay: 0, nextDay: 0 })).toContain(
		'is read as the midnight after the last day: 0 one-day events',
	);
	expect(lineOf({ reading: 'auto', sameDay: 2, nextDay: 2 })).toContain('is read in doubt');
	expect(lineOf({ reading: 'auto', sameDay: 0, nextDay: 0 })).toBeUndefined();
	expect(lineOf(undefined)).toBeUndefined();
});

test('reasons follow, the most frequent first, each with a record to look at', () => {
	const report = emptyReport();
	const { events, places } = report.resources;
	reportLeftOut(places, 'answered 404', 'plc_1', 'GET /v1/places/plc_1 answered 404');
	reportLeftOut(places, 'answered 404', 'plc_2');
	reportLeftOut(events, 'unreadable: name: empty', 'evt_1');
	reportParts(events.dropped, 'evt_2', [
		{ path: 'images[0].url', reason: 'not an http or https address' },
		{ path: 'images[7].url', reason: 'not an http or https address' },
		{ path: 'images[8].url', reason: 'not an http or https address' },
	]);

	expect(reportTable(report).split('\n').slice(5)).toEqual([
		'  events field dropped: images[].url: not an http or https address (3, such as evt_2)',
		'  places left out: answered 404 (2, such as plc_1)',
		'  events left out: unreadable: name: empty (evt_1)',
	]);
	expect(reportTable(report).split('\n')[2]).toContain(
		'2        0          0      0        0        0',
	);
});

test('of many reasons the most frequent dozen is shown', () => {
	const report = emptyReport();
	for (let number = 1; number <= 15; number++) {
		reportLeftOut(report.resources.places, `reason ${number}`, 'plc_1');
	}
	const lines = reportTable(report).split('\n').slice(5);

	expect(lines).toHaveLength(13);
	expect(lines.at(-1)).toBe('  … and 3 more reasons in the report file');
});

test('nothing that the service sent can act on the terminal', () => {
	const report = emptyReport();
	reportLeftOut(report.resources.places, 'unreadable\u001b[2J', '\u0007plc\r\nAll is \u202Ewell');

	expect(reportTable(report).split('\n').at(-1)).toBe(
		'  places left out: unreadable\uFFFD[2J (\uFFFDplc\uFFFD\uFFFDAll is \uFFFDwell)',
	);
});
