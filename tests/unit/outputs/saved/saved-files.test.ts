import { expect, test } from '@playwright/test';
import type {
	MappedPlace,
	PlaceCollection,
} from '../../../../src/outputs/feeds/place-collection.ts';
import { savedCalendar, savedCollection } from '../../../../src/outputs/saved/saved-files.ts';
import type { SavedRecord } from '../../../../src/outputs/saved/saved-records.ts';
import { at, clockAt } from '../../domain/events/sample-dates.ts';
import { tableOfEvents } from '../explore/explored-events.ts';

const point = { latitude: 38.7, longitude: -9.2 };

function saved(key: string, note?: string): SavedRecord {
	return { key, path: '', name: key, savedAt: '', ...(note === undefined ? {} : { note }) };
}

function mapped(path: string, members: Partial<MappedPlace> = {}): MappedPlace {
	return { id: path, name: path, url: `https://guide.example/guide/${path}/`, ...members };
}

function collection(credit: string, places: readonly MappedPlace[]): PlaceCollection {
	const credits = [{ text: credit, url: undefined, required: true }];
	return { name: credit, url: '', sources: [{ publisher: credit }], credits, places };
}

const all = [
	collection('Town', [
		mapped('places/museum-00000001', { coordinates: point, description: 'Tiles.', credit: 'Town' }),
		mapped('places/beach-00000002'),
		mapped('places/bar-00000003', { coordinates: point }),
	]),
	collection('Theatre', [mapped('events/play-00000004', { coordinates: point })]),
];
const named = { name: 'Saved, Guide', url: 'https://guide.example/guide/saved/' };

test('a file of the list has its places and events in its order, with notes and credits', () => {
	const records = [saved('e00000004'), saved('p00000001', 'Book ahead')];
	const { content, leftOut } = savedCollection(records, all, named);
	expect(content?.places.map(({ id }) => id)).toEqual([
		'events/play-00000004',
		'places/museum-00000001',
	]);
	expect(content?.places[1]).toMatchObject({ description: 'Book ahead\nTiles.', credit: 'Town' });
	expect(content?.credits.map(({ text }) => text)).toEqual(['Town', 'Theatre']);
	expect(content?.name).toBe('Saved, Guide');
	expect(leftOut).toBe(0);
});

test('what has no point, or is gone, is left out and counted', () => {
	const records = [saved('p00000002'), saved('p00000003'), saved('p0000000f')];
	const { content, leftOut } = savedCollection(records, all, named);
	expect(content?.places.map(({ id }) => id)).toEqual(['places/bar-00000003']);
	expect(leftOut).toBe(2);
	expect(savedCollection([saved('p00000002')], all, named)).toEqual({
		content: undefined,
		leftOut: 1,
	});
});

test('a calendar of the list has the dates to come of its events, and their rules', () => {
	const noon = clockAt('2026-11-21T12:00:00Z');
	const dates = [
		at('2026-11-20T15:00:00+00:00', '2026-11-20T17:00:00+00:00'),
		at('2026-11-22T15:00:00+00:00', '2026-11-22T17:00:00+00:00'),
	];
	const table = tableOfEvents(
		[
			{ id: 'concert', name: 'Concert', themes: [], occurrences: dates },
			{ id: 'walk', name: 'Walk', themes: [], occurrences: dates.slice(1) },
			{ id: 'zoo', name: 'Zoo', themes: [], occurrences: dates.slice(1) },
		],
		noon,
	);
	const block = (row: number, start: string, rule = '') =>
		`BEGIN:VEVENT\r\nDTSTART:${start}\r\n${rule}URL:https://guide.example${table.path(row)}\r\nEND:VEVENT\r\n`;
	const [past, next] = ['20261120T150000Z', '20261122T150000Z'];
	const walk = block(1, past, 'RRULE:FREQ=DAILY\r\n');
	const calendar = `BEGIN:VCALENDAR\r\n${block(0, past)}${block(0, next)}${walk}${block(2, next)}END:VCALENDAR\r\n`;
	const records = [saved('p00000001'), saved('econcert-0'), saved('ewalk-1')];

	expect(savedCalendar(records, calendar, table, noon.nowMs)).toEqual({
		content: `BEGIN:VCALENDAR\r\n${block(0, next)}${walk}END:VCALENDAR\r\n`,
		leftOut: 1,
	});
	expect(savedCalendar([saved('p00000001')], calendar, table, noon.nowMs)).toEqual({
		content: undefined,
		leftOut: 1,
	});
});
