import { expect, test } from '@playwright/test';
import { eventId, placeId } from '../../../support/records.ts';
import { setFact } from '../../../support/changed-snapshot.ts';
import { lists, syncedFolder } from './synced-folder.ts';

const before = '2026-11-01T10:00:00+00:00';
const after = '2026-11-02T10:00:00+00:00';
const place = (number: number, members: object = {}) => ({
	id: placeId(number),
	name: `Place ${number}`,
	updated_at: before,
	...members,
});
const places = [1, 2, 3, 4, 5, 6].map((number) => place(number));
const events = [{ id: eventId(1), name: 'Fado', updated_at: before }];

test('where nothing has changed only the lists are asked for', async () => {
	await using folder = await syncedFolder({ places, events });
	expect((await folder.sync()).requests).toEqual({ ...lists, 'get-place': 6, 'get-event': 1 });

	const { error, report, requests } = await folder.sync();

	expect(error).toBe(undefined);
	expect(requests).toEqual(lists);
	expect(report).toMatchObject({
		content: 'read',
		resources: { places: { listed: 6, fetched: 0, unchanged: 6, published: 6 } },
	});
	expect(folder.places()).toHaveLength(6);
});

test('what has changed, is new or is gone is taken over, at the price of what has changed and is new', async () => {
	await using folder = await syncedFolder({ places, events });
	await folder.sync();

	folder.server.setContent({
		places: [
			...places.slice(0, 4),
			place(5, { name: 'Renamed', updated_at: after }),
			place(7, { name: 'New' }),
		],
		events,
	});
	const { report, requests } = await folder.sync();

	expect(requests).toEqual({ ...lists, 'get-place': 2 });
	expect(report.resources.places).toMatchObject({ fetched: 2, unchanged: 4, published: 6 });
	expect(folder.places()).toEqual(['Place 1', 'Place 2', 'Place 3', 'Place 4', 'Renamed', 'New']);
});

for (const [description, emptied] of Object.entries({
	'its id and its state alone': { portal_status: 'withdrawn' },
	'every other member null': { name: null, status: null, portal_status: 'Deleted', location: null },
	'its name blank': { name: ' ', portal_status: 'unpublished', occurrences: [] },
	'no id either': { id: null, portal_status: 'archived' },
	'the state of events in general': { name: null, status: 'withdrawn', portal_status: null },
})) {
	test(`an event that was withdrawn leaves the guide, answered with ${description}`, async () => {
		const other = { id: eventId(2), name: 'Regatta', updated_at: before };
		await using folder = await syncedFolder({ places, events: [...events, other] });
		await folder.sync();
		expect(folder.events()).toEqual(['Fado', 'Regatta']);

		const withdrawn = { id: eventId(1), updated_at: after };
		folder.server.setContent({ places, events: [withdrawn, other] });
		const data = { ...withdrawn, ...emptied };
		const body = JSON.stringify({ data, meta: { request_id: 'a', api_version: '2026-08-01' } });
		folder.server.setFaults({ faults: [{ kind: 'answer', operation: 'get-event', body }] });
		const { error, report } = await folder.sync();

		expect(error).toBe(undefined);
		expect(folder.events()).toEqual(['Regatta']);
		expect(report.resources.events).toMatchObject({ published: 1, stale: {} });
		expect(Object.entries(report.resources.events.leftOut)).toEqual([
			['marked as not published', [{ id: eventId(1), detail: expect.any(String) }]],
		]);
	});
}

test('a place that says that it is not published leaves the guide', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();

	folder.server.setContent({
		places: [
			place(1, { name: null, portal_status: 'withdrawn', updated_at: after }),
			...places.slice(1),
		],
	});
	const { report } = await folder.sync();

	expect(folder.places()).toEqual(['Place 2', 'Place 3', 'Place 4', 'Place 5', 'Place 6']);
	expect(report.resources.places.leftOut).toEqual({
		'marked as not published': [{ id: placeId(1), detail: 'withdrawn' }],
	});
});

test('a record that cannot be read, and says nothing of having been withdrawn, stays as it was', async () => {
	await using folder = await syncedFolder({ places, events });
	await folder.sync();

	const cancelled = { id: eventId(1), name: null, status: 'cancelled', portal_status: 'published' };
	folder.server.setContent({ places, events: [{ ...cancelled, updated_at: after }] });
	const { error, report } = await folder.sync({ maxFailures: 0.5 });

	expect(error).toBe(undefined);
	expect(folder.events()).toEqual(['Fado']);
	expect(Object.keys(report.resources.events.stale)).toEqual([
		'unreadable: name: expected string, received null',
	]);
});

test('what an editor should mend in a record is told as long as the record is published', async () => {
	const wrong = place(1, { images: [{ url: 'nowhere' }] });
	await using folder = await syncedFolder({ places: [wrong, ...places.slice(1)] });
	const first = await folder.sync();
	const second = await folder.sync();

	expect(second.requests).toEqual(lists);
	expect(Object.keys(first.report.resources.places.dropped)).toEqual([
		'images[].url: not an http or https address',
	]);
	expect(second.report.resources.places.dropped).toEqual(first.report.resources.places.dropped);
	expect(second.report.resources.places.toMend).toEqual(first.report.resources.places.toMend);
});

test('where the list does not tell when records changed, the entity tag of each is asked after', async () => {
	await using folder = await syncedFolder({ places }, { itemForm: 'id' });
	await folder.sync();

	folder.server.setContent({ places: [place(1, { name: 'Renamed' }), ...places.slice(1)] });
	const { report, requests } = await folder.sync();

	expect(requests).toEqual({ ...lists, 'get-place': 6 });
	expect(folder.server.requests.list.filter(({ status }) => status === 304)).toHaveLength(5);
	expect(report.resources.places).toMatchObject({ fetched: 1, unchanged: 5, published: 6 });
	expect(folder.places()).toContain('Renamed');
});

test('a cache that calls a record unchanged of which the list shows a later time is passed by', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	folder.server.setContent({
		places: [place(1, { name: 'Renamed', updated_at: after }), ...places.slice(1)],
	});
	folder.server.setFaults({
		faults: [{ kind: 'answer', status: 304, operation: 'get-place', nth: 1 }],
	});

	const { error, report, requests } = await folder.sync();

	expect(error).toBe(undefined);
	expect(requests).toEqual({ ...lists, 'get-place': 2 });
	expect(folder.server.requests.list.at(-1)?.ifNoneMatch).toBe(undefined);
	expect(report.resources.places).toMatchObject({ fetched: 1, unchanged: 5, stale: {} });
	expect(folder.places()).toContain('Renamed');
	expect((await folder.sync()).requests).toEqual(lists);
});

test('a cache that gives nothing else leaves a record as it was, and it is asked for again', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	const renamed = place(1, { name: 'Renamed', updated_at: after });
	folder.server.setContent({ places: [renamed, ...places.slice(1)] });
	folder.server.setFaults({ faults: [{ kind: 'answer', status: 304, path: `*/${placeId(1)}` }] });

	const { report } = await folder.sync({ maxFailures: 0.5 });

	expect(folder.places()).toContain('Place 1');
	expect(report.resources.places.stale['could not be read']).toEqual([
		{ id: placeId(1), detail: expect.stringContaining('304') },
	]);
	folder.server.setFaults({ faults: [] });
	await folder.sync();
	expect(folder.places()).toContain('Renamed');
});

test('a record that is unchanged is believed to be where the list shows no later time', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	const earlier = '2026-10-31T10:00:00+00:00';
	const listed = [{ id: placeId(1), updated_at: earlier }, ...places.slice(1)];
	const body = JSON.stringify({ data: listed, meta: { request_id: 'a', api_version: 'b' } });
	folder.server.setFaults({ faults: [{ kind: 'answer', operation: 'list-places', body }] });

	expect((await folder.sync()).requests).toEqual({ ...lists, 'get-place': 1 });
	expect(folder.server.requests.list.map(({ status }) => status)).toContain(304);
});

test('a whole reading finds what changed without a word of it, and takes no 304 for an answer', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	folder.server.setContent({ places: [place(1, { name: 'Renamed' }), ...places.slice(1)] });
	await folder.sync();
	expect(folder.places()).not.toContain('Renamed');

	const { requests } = await folder.sync({ fullRead: true });

	expect(requests).toEqual({ ...lists, 'get-place': 6 });
	expect(folder.server.requests.list.some(({ ifNoneMatch }) => ifNoneMatch !== undefined)).toBe(
		false,
	);
	expect(folder.places()).toContain('Renamed');
});

test('every seventh day, or as often as is set, everything is read', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	setFact(folder.settings.snapshotPath, 'whole_read_at', daysAgo(6.9));
	expect((await folder.sync()).requests).toEqual(lists);
	setFact(folder.settings.snapshotPath, 'whole_read_at', daysAgo(7.1));
	expect((await folder.sync()).requests).toEqual({ ...lists, 'get-place': 6 });
	expect((await folder.sync()).requests).toEqual(lists);
	expect((await folder.sync({ fullReadDays: 0 })).requests).toEqual({ ...lists, 'get-place': 6 });
});

test('records that were parsed by another version of the project are read anew', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	setFact(folder.settings.snapshotPath, 'parser', 'another');

	const { error, report, requests } = await folder.sync();

	expect(error).toBe(undefined);
	expect(requests).toEqual({ ...lists, 'get-place': 6 });
	expect(report.warnings).toEqual([]);
	expect((await folder.sync({}, { timeZone: 'Asia/Tokyo' })).requests['get-place']).toBe(6);
});

test('an answer older than the list says it is does not pass for the newest', async () => {
	await using folder = await syncedFolder({ places });
	const listed = places.map(({ id }) => ({ id, updated_at: after }));
	const body = JSON.stringify({ data: listed, meta: { request_id: 'a', api_version: 'b' } });
	folder.server.setFaults({ faults: [{ kind: 'answer', operation: 'list-places', body }] });
	await folder.sync();

	expect((await folder.sync()).requests['get-place']).toBe(6);
});

test('a record whose own time lacks the fraction that the list shows is as new as the list says', async () => {
	await using folder = await syncedFolder({ places });
	const listAt = (time: string) => {
		const listed = places.map(({ id }) => ({ id, updated_at: time }));
		const body = JSON.stringify({ data: listed, meta: { request_id: 'a', api_version: 'b' } });
		folder.server.setFaults({ faults: [{ kind: 'answer', operation: 'list-places', body }] });
	};
	listAt('2026-11-01T10:00:00.512+00:00');
	await folder.sync();
	expect((await folder.sync()).requests).toEqual(lists);

	listAt('2026-11-01T10:00:01.512+00:00');
	await folder.sync();
	expect((await folder.sync()).requests['get-place']).toBe(6);
});

function daysAgo(days: number): string {
	return new Date(Date.now() - days * 86_400_000).toISOString();
}
