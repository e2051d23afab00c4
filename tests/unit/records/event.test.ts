import { expect, test } from '@playwright/test';
import { eventSchema } from '../../../src/records/event.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import { richEvent } from '../../fixtures/rich-records.ts';
import { jsonLeaves, pathInWords, withValueAt } from '../../support/json-leaves.ts';
import { fieldPaths, usedPaths } from '../../support/schema-fields.ts';

const id = 'evt_0a1b2c3d4e5f60718293a4b5c6d7e8f9';
const bare = { id, name: 'A' };

test('every field of the service document is read as it was sent', () => {
	expect(readRecord(eventSchema, richEvent)).toEqual({
		readable: true,
		record: richEvent,
		dropped: [],
	});
});

test('the rich event has every field of the schema', () => {
	const used = new Set(usedPaths(richEvent));

	expect(fieldPaths(eventSchema).filter((path) => !used.has(path))).toEqual([]);
});

test('a field that is null, blank or absent is not there, and nothing is reported', () => {
	for (const { path } of jsonLeaves(richEvent)) {
		const words = pathInWords(path);
		if (words === 'id' || words === 'name') continue;
		const absent = readRecord(eventSchema, withValueAt(richEvent, path, undefined));
		for (const blank of [null, '', ' \n']) {
			const reading = readRecord(eventSchema, withValueAt(richEvent, path, blank));
			expect.soft(reading, words).toMatchObject({ readable: true, dropped: [] });
			if (typeof path.at(-1) === 'string') expect.soft(reading, words).toEqual(absent);
		}
	}
});

test('a field of a wrong type is dropped and named, and the rest of the event lives', () => {
	for (const { path } of jsonLeaves(richEvent)) {
		const words = pathInWords(path);
		if (words === 'id' || words === 'name') continue;
		for (const wrong of [{ a: 1 }, [['a']]]) {
			const reading = readRecord(eventSchema, withValueAt(richEvent, path, wrong));
			const without = withValueAt(richEvent, path, undefined);
			expect.soft(reading, words).toMatchObject({ readable: true, dropped: [{ path: words }] });
			if (typeof path.at(-1) === 'string') {
				expect.soft(reading, words).toMatchObject({ record: without });
			}
		}
	}
});

test('fields of a wrong form are dropped', () => {
	const wrongForms: [string, object][] = [
		['location.place_id', { location: { place_id: id } }],
		['hierarchy.super_event_id', { hierarchy: { super_event_id: 'evt_1' } }],
		['hierarchy.previous_start_date', { hierarchy: { previous_start_date: '2026-11-31' } }],
		['details.donation_link', { details: { donation_link: ['https://give.example'] } }],
		['details.capacity', { details: { capacity: '120' } }],
		['occurrences[0].id', { occurrences: [{ id: 'first' }] }],
		['occurrences[0].start_at', { occurrences: [{ start_at: '2026-11-27T21:00:00' }] }],
		['occurrences[0].end_at', { occurrences: [{ end_at: '2026-11-27' }] }],
		['editorial.endorsed_at', { editorial: { endorsed_at: 'yesterday' } }],
	];

	for (const [path, members] of wrongForms) {
		expect
			.soft(readRecord(eventSchema, { ...bare, ...members }))
			.toMatchObject({ readable: true, record: bare, dropped: [{ path }] });
	}
});

test('nothing begins at what programs write for no date', () => {
	const none = [
		'0001-01-01T00:00:00Z',
		'0999-12-31T23:59:59Z',
		'1970-01-01T00:00:00.000Z',
		'1970-01-01T01:00:00+01:00',
	];
	const kept = ['1000-01-01T00:00:00Z', '1970-01-01T00:00:00-01:00', '1970-01-01T21:00:00Z'];

	expect(
		readRecord(eventSchema, {
			...bare,
			occurrences: [...kept, ...none].map((start_at) => ({ start_at })),
		}),
	).toMatchObject({
		record: { occurrences: [...kept.map((start_at) => ({ start_at })), {}, {}, {}, {}] },
		dropped: [
			['occurrences[3].start_at', 'not in the years 1000 to 9999 of UTC'],
			['occurrences[4].start_at', 'not in the years 1000 to 9999 of UTC'],
			['occurrences[5].start_at', 'the beginning of 1970, which stands for no date'],
			['occurrences[6].start_at', 'the beginning of 1970, which stands for no date'],
		].map(([path, reason]) => ({ path, reason })),
	});
	for (const previous_start_date of ['0001-01-01', '1970-01-01']) {
		expect(readRecord(eventSchema, { ...bare, hierarchy: { previous_start_date } })).toMatchObject({
			dropped: [{ path: 'hierarchy.previous_start_date' }],
		});
	}
});

test('nothing begins outside the years that calendars can write, which are counted in UTC', () => {
	const readStarts = (...starts: string[]) =>
		readRecord(eventSchema, { ...bare, occurrences: starts.map((start_at) => ({ start_at })) });
	const kept = ['9999-12-31T23:59:59+00:00', '9999-12-31T23:59:59+14:00'];

	expect(readStarts(...kept)).toMatchObject({
		record: { occurrences: kept.map((start_at) => ({ start_at })) },
		dropped: [],
	});
	expect(
		readStarts(
			'9999-12-31T23:00:00-14:00',
			'0000-01-01T00:30:00+14:00',
			'1000-01-01T00:30:00+14:00',
		),
	).toMatchObject({
		record: { occurrences: [{}, {}, {}] },
		dropped: [0, 1, 2].map((index) => ({
			path: `occurrences[${index}].start_at`,
			reason: 'not in the years 1000 to 9999 of UTC',
		})),
	});
});

test('an end that says that there is none may lie beyond the year 9999 of UTC', () => {
	const occurrences = [
		{ start_at: '2026-11-27T21:00:00-05:00', end_at: '9999-12-31T23:59:59-05:00' },
	];

	expect(readRecord(eventSchema, { ...bare, occurrences })).toMatchObject({
		record: { occurrences },
		dropped: [],
	});
});

test('the offset of an occurrence is kept as it was sent', () => {
	const occurrences = [
		{ start_at: '2026-11-27T21:00:00.500-03:30', end_at: '2026-11-28T01:00:00Z' },
	];

	expect(readRecord(eventSchema, { ...bare, occurrences })).toMatchObject({
		record: { occurrences },
		dropped: [],
	});
});

test('an event without a readable id or name is unreadable', () => {
	expect(readRecord(eventSchema, { id, name: '&nbsp;' })).toEqual({
		readable: false,
		reason: 'name: empty',
	});
	expect(
		readRecord(eventSchema, { id: 'plc_0a1b2c3d4e5f60718293a4b5c6d7e8f9', name: 'A' }),
	).toEqual({
		readable: false,
		reason: 'id: not an event id (evt_ and 32 hexadecimal characters)',
	});
});
