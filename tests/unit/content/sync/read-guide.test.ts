import { expect, test } from '@playwright/test';
import { reportTable } from '../../../../src/content/sync/report-table.ts';
import { eventId, placeId } from '../../../support/records.ts';
import { sync, token } from './synced-guide.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const places = (count: number) =>
	numbers(count).map((number) => ({ id: placeId(number), name: `Place ${number}` }));
const events = [{ id: eventId(1), name: 'Fado' }];
const destinations = [{ id: 'dst_1', name: 'Faro' }];
const collections = [{ id: 'col_1', name: 'Views' }];
const counts = ({
	listed,
	fetched,
	unchanged,
	published,
}: Record<'listed' | 'fetched' | 'unchanged' | 'published', number>) => ({
	listed,
	fetched,
	unchanged,
	published,
});

test('everything that is listed is read, written and counted', async () => {
	const { error, progress, report, written } = await sync({
		places: places(5),
		events,
		destinations,
		collections,
	});

	expect(error).toBe(undefined);
	expect(written).toEqual({
		destinations: ['dst_1'],
		places: numbers(5).map(placeId),
		events: [eventId(1)],
		collections: ['col_1'],
	});
	expect(counts(report.resources.places)).toEqual({
		listed: 5,
		fetched: 5,
		unchanged: 0,
		published: 5,
	});
	expect(counts(report.resources.destinations)).toEqual({
		listed: 1,
		fetched: 1,
		unchanged: 0,
		published: 1,
	});
	// From when all lists are known.
	const expected = numbers(6).map((done) => [done, 6]);
	expect(progress).toEqual(expected.slice(-Math.max(1, progress.length)));
	expect(Object.keys(report.timings).sort()).toEqual(['list', 'parse', 'read']);
});

test('a record that is gone is left out with what the service answered', async () => {
	const { error, report, written } = await sync(
		{ places: places(10) },
		{ faults: [{ kind: 'status', status: 404, path: `*/${placeId(3)}` }] },
	);

	expect(error).toBe(undefined);
	expect(written.places).not.toContain(placeId(3));
	expect(counts(report.resources.places)).toEqual({
		listed: 10,
		fetched: 9,
		unchanged: 0,
		published: 9,
	});
	expect(report.resources.places.leftOut).toEqual({
		'answered 404': [{ id: placeId(3), detail: expect.stringContaining(placeId(3)) }],
	});
});

test('a record that the token may not read is left out', async () => {
	const { report } = await sync(
		{ places: places(10) },
		{ faults: [{ kind: 'status', status: 403, path: `*/${placeId(3)}` }] },
	);

	expect(Object.keys(report.resources.places.leftOut)).toEqual(['answered 403']);
});

test('a record that cannot be had is left out', async () => {
	const { error, report } = await sync(
		{ places: places(20) },
		{
			faults: [
				{ kind: 'status', status: 500, path: `*/${placeId(3)}` },
				{ kind: 'invalid-json', path: `*/${placeId(4)}` },
			],
		},
	);

	expect(error).toBe(undefined);
	expect(report.resources.places.leftOut['could not be read']?.map(({ id }) => id).sort()).toEqual([
		placeId(3),
		placeId(4),
	]);
});

test('a record that is answered with another one is left out', async () => {
	const other = {
		data: { id: placeId(9), name: 'Another' },
		meta: { request_id: 'a', api_version: '2026-08-01' },
	};
	const { error, report, written } = await sync(
		{ places: places(10) },
		{ faults: [{ kind: 'answer', path: `*/${placeId(3)}`, body: JSON.stringify(other) }] },
	);

	expect(error).toBe(undefined);
	expect(written.places).toEqual(
		numbers(10)
			.filter((number) => number !== 3)
			.map(placeId),
	);
	expect(Object.values(report.resources.places.leftOut).flat()).toEqual([
		{ id: placeId(3), detail: expect.stringContaining('another record than was asked for') },
	]);
});

test('a record that cannot be understood is left out with the reason', async () => {
	const { error, report } = await sync({
		places: [...places(9), { id: placeId(10), name: '<b></b>' }],
	});

	expect(error).toBe(undefined);
	expect(counts(report.resources.places)).toEqual({
		listed: 10,
		fetched: 10,
		unchanged: 0,
		published: 9,
	});
	expect(report.resources.places.leftOut).toEqual({
		'unreadable: name: empty': [{ id: placeId(10) }],
	});
});

test('a record that was withdrawn while the list was read is not published, and none is lost by it', async () => {
	const page = (nth: number, listed: readonly number[], offset: number, total: number) => ({
		kind: 'answer' as const,
		operation: 'list-places' as const,
		nth,
		body: JSON.stringify({
			data: listed.map((number) => ({ id: placeId(number) })),
			pagination: { offset, limit: 2, total },
			meta: { request_id: 'a', api_version: '2026-08-01' },
		}),
	});
	const { error, report, written } = await sync(
		{ places: places(4) },
		{
			faults: [
				page(1, [1, 2], 0, 4),
				page(2, [4], 2, 3),
				page(3, [2, 3], 0, 3),
				page(4, [4], 2, 3),
			],
		},
	);

	expect(error).toBe(undefined);
	expect(written.places).toEqual([placeId(2), placeId(3), placeId(4)]);
	expect(report.resources.places).toMatchObject({ listed: 3, published: 3, leftOut: {} });
});

test('what is listed under no id of the service is not asked for', async () => {
	const { report } = await sync({
		places: [...places(19), { id: '../../secrets', name: 'A' }],
		collections: [{ name: 'Without an id' }],
	});

	expect(report.resources.places.listed).toBe(20);
	expect(report.resources.places.fetched).toBe(19);
	expect(report.resources.places.leftOut).toEqual({
		'not a place id (plc_ and 32 hexadecimal characters)': [
			{ id: '../../secrets', detail: 'entry 20 of the list, “A”' },
		],
	});
	expect(report.resources.collections.leftOut).toEqual({
		'without a readable id': [{ id: 'entry 1 of the list, “Without an id”' }],
	});
});

test('destinations and collections are published that call their id by its long name', async () => {
	const { report, written } = await sync({
		places: places(1),
		destinations: [{ destination_id: 'dst_1', name: 'Faro' }],
		collections: [{ collection_id: 'col_1', name: 'Views' }],
	});

	expect(written).toMatchObject({ destinations: ['dst_1'], collections: ['col_1'] });
	expect(report.resources.destinations.leftOut).toEqual({});
});

test('an id that is listed twice is read once and reported', async () => {
	const { report, written } = await sync({ places: [...places(3), ...places(1)] });

	expect(written.places).toEqual(numbers(3).map(placeId));
	expect(counts(report.resources.places)).toEqual({
		listed: 3,
		fetched: 3,
		unchanged: 0,
		published: 3,
	});
	expect(report.resources.places.toMend).toEqual({
		'id: listed more than once': [{ id: placeId(1), path: 'id' }],
	});
});

test('fields that were dropped are counted by where they stand in a record', async () => {
	const { report, written } = await sync({
		places: [
			{ id: placeId(1), name: 'A', images: [{ url: 'x', width: 'wide' }, { url: 'y' }] },
			{ id: placeId(2), name: 'B', images: [{ url: 5 }], updated_at: 'yesterday' },
		],
	});

	expect(written.places).toHaveLength(2);
	expect(report.resources.places.dropped).toEqual({
		'images[].url: not an http or https address': [
			{ id: placeId(1), path: 'images[0].url' },
			{ id: placeId(1), path: 'images[1].url' },
		],
		'images[].width: expected number, received string': [
			{ id: placeId(1), path: 'images[0].width' },
		],
		'images[].url: expected string, received number': [{ id: placeId(2), path: 'images[0].url' }],
		'updated_at: not a date-time with an offset (RFC 3339)': [
			{ id: placeId(2), path: 'updated_at' },
		],
	});
});

test('what is published at a disadvantage is told to the editors', async () => {
	const { report } = await sync({
		places: [
			{
				id: placeId(1),
				name: 'A',
				attribution: { required: true },
				validity: { valid_from: '2026-02-01', valid_through: '2026-01-01' },
				opening_hours: [{ day_of_week: ['Freeday'], opens: '10:00:00', closes: '12:00:00' }],
			},
		],
	});
	const fields = Object.keys(report.resources.places.toMend).map((reason) => reason.split(':')[0]);

	expect(fields.sort()).toEqual(['attribution.text', 'opening_hours[]', 'validity']);
});

test('a record nested without end does not end the sync', async () => {
	const levels = 50_000;
	const bottomless = `${'['.repeat(levels)}${']'.repeat(levels)}`;
	const body = `{"data":{"id":"${placeId(1)}","name":"A","attributes":{"stars":4,"x":${bottomless}}},"meta":{"request_id":"a","api_version":"2026-08-01"}}`;
	const { error, report, written } = await sync(
		{ places: places(2) },
		{ faults: [{ kind: 'answer', path: `*/${placeId(1)}`, body }] },
	);

	expect(error).toBe(undefined);
	expect(written.places).toHaveLength(2);
	expect(Object.keys(report.resources.places.dropped)).toEqual(['attributes.x: nested too deep']);
});

test('a service that lists neither places nor events stops the sync', async () => {
	const { error, written } = await sync({ destinations, collections });

	expect(error).toMatchObject({
		name: 'SyncStoppedError',
		message: 'The content service lists no place and no event; an empty guide is not published.',
		hint: expect.stringContaining('CONTENT_SERVICE_PLACES_PATH'),
	});
	expect(Object.values(written).flat()).toEqual([]);
});

test('a guide of events alone is a guide', async () => {
	const { error, written } = await sync({ events });

	expect(error).toBe(undefined);
	expect(written.events).toEqual([eventId(1)]);
});

test('as many failures as are allowed do not stop the sync, one more does', async () => {
	const failing = (count: number) =>
		numbers(count).map((number) => ({
			kind: 'status' as const,
			status: 500,
			path: `*/${placeId(number)}`,
		}));
	const allowed = await sync({ places: places(20) }, { faults: failing(2) });
	const tooMany = await sync({ places: places(20) }, { faults: failing(3) });
	const all = await sync({ places: places(3) }, { faults: failing(3), maxFailures: 1 });

	expect(allowed.error).toBe(undefined);
	expect(tooMany.error).toMatchObject({
		name: 'SyncStoppedError',
		message:
			'3 of 20 listed places and events could not be read, more than CONTENT_SERVICE_MOST_FAILURES allows.',
	});
	expect(all.error).toMatchObject({
		name: 'SyncStoppedError',
		message:
			'None of the 3 listed places and events could be read; an empty guide is not published.',
	});
});

test('where every record is marked as not published the sync is stopped, and nobody is told that they could not be read', async () => {
	const drafts = places(3).map((place) => ({ ...place, portal_status: 'draft' }));

	expect((await sync({ places: drafts })).error).toMatchObject({
		name: 'SyncStoppedError',
		message:
			'All 3 listed places and events are marked as not published; an empty guide is not published.',
		hint: expect.stringMatching(/^Publish some of them in the service/),
	});
});

test('a sync that is stopped keeps what it held, one that is not leaves out what is gone', async () => {
	const held = numbers(10).map(placeId);
	const gone = (count: number) =>
		numbers(count).map((number) => ({
			kind: 'status' as const,
			status: 404,
			path: `*/${placeId(number)}`,
		}));
	const stopped = await sync({ places: places(10) }, { faults: gone(5), held });
	const whole = await sync({ places: places(10) }, { faults: gone(1), held });

	expect(stopped.error).toMatchObject({ name: 'SyncStoppedError' });
	expect(stopped.written.places).toEqual(held);
	expect(whole.error).toBe(undefined);
	expect(whole.written.places).toEqual(held.slice(1));
});

test('an event that the service does not publish is left out, and is no failure', async () => {
	const statuses = [' Draft ', 'UNPUBLISHED', 'archived', 'withdrawn', 'deleted', 'hidden'];
	const others = ['published', 'Pending review', '', undefined];
	const { error, report, written } = await sync({
		places: places(1),
		events: [...statuses, ...others].map((status, index) => ({
			id: eventId(index + 1),
			name: `Event ${index + 1}`,
			portal_status: status,
		})),
	});
	const leftOut = report.resources.events.leftOut['marked as not published'] ?? [];

	expect(error).toBe(undefined);
	expect(written.events).toEqual([7, 8, 9, 10].map(eventId));
	expect(report.resources.events).toMatchObject({ listed: 10, fetched: 10, published: 4 });
	expect(leftOut.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
		statuses.map((status, index) => ({
			id: eventId(index + 1),
			detail: status.trim().toLowerCase(),
		})),
	);
	expect(Object.keys(report.resources.events.leftOut)).toEqual(['marked as not published']);
});

test('a record of any kind that says that it is not published is left out', async () => {
	const status = { portal_status: 'unpublished' };
	const { error, report, written } = await sync({
		places: [...places(2), { id: placeId(3), name: 'Closed quay', ...status }],
		events: [...events, { id: eventId(2), ...status }],
		destinations: [...destinations, { id: 'dst_2', name: 'Sagres', ...status }],
		collections: [...collections, { id: 'col_2', ...status }],
	});

	expect(error).toBe(undefined);
	expect(written).toEqual({
		destinations: ['dst_1'],
		places: [placeId(1), placeId(2)],
		events: [eventId(1)],
		collections: ['col_1'],
	});
	for (const { leftOut } of Object.values(report.resources)) {
		expect(leftOut).toEqual({
			'marked as not published': [{ id: expect.any(String), detail: 'unpublished' }],
		});
	}
});

test('an event that can be shown is published whatever its own state is', async () => {
	const { written } = await sync({
		places: places(1),
		events: [{ id: eventId(1), name: 'Fado', status: 'withdrawn' }],
	});

	expect(written.events).toEqual([eventId(1)]);
});

test('a list that cannot be read stops the sync, whichever it is', async () => {
	for (const operation of [
		'list-destinations',
		'list-places',
		'list-events',
		'list-collections',
	] as const) {
		const { error, report } = await sync(
			{ places: places(3), events, destinations, collections },
			{ faults: [{ kind: 'status', status: 500, operation }] },
		);

		expect(error, operation).toMatchObject({
			message: expect.stringContaining(`/v1/${operation.slice('list-'.length)}`),
		});
		expect(report.resources.places.published).toBe(0);
	}
});

test('nothing counts as published that was read before a list broke off', async () => {
	const { error, report } = await sync(
		{ places: places(3), collections: numbers(3).map((number) => ({ id: `col_${number}` })) },
		{
			faults: [
				{ kind: 'stall', forMs: 200, operation: 'list-collections', nth: 1 },
				{ kind: 'status', status: 500, operation: 'list-collections', nth: 2 },
			],
		},
	);

	expect(error).toBeDefined();
	expect(counts(report.resources.places)).toMatchObject({ fetched: 3, published: 0 });
});

test('a token that is refused stops the sync with a hint, and is not told', async () => {
	const { error } = await sync({ places: places(3) }, { wrongToken: true });

	expect(error).toMatchObject({
		name: 'UnauthorizedError',
		message: expect.stringContaining('401'),
		hint: expect.stringContaining('CONTENT_SERVICE_TOKEN'),
	});
	expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(token);
});

test('the token stands nowhere in the report, even if the service repeats it', async () => {
	const echo = (status: number, path: string) => ({
		kind: 'answer' as const,
		status,
		path,
		body: JSON.stringify({ error: { message: `No access with Bearer ${token} (${token})` } }),
	});
	const { report } = await sync(
		{ places: places(20) },
		{ faults: [echo(403, `*/${placeId(1)}`), echo(500, `*/${placeId(2)}`)] },
	);

	expect(report.resources.places.leftOut['answered 403']).toHaveLength(1);
	expect(JSON.stringify(report)).not.toContain(token);
	expect(reportTable(report)).not.toContain(token);
});

test('a text that holds the token is dropped and named, and nothing else', async () => {
	const inAddress = encodeURIComponent(token).replace('a', '%61');
	const address = `https://images.example/a.jpg?access_token=${inAddress}`;
	const { error, report, written } = await sync(
		{
			places: [
				{
					id: placeId(1),
					name: 'A',
					contact: { website: `https://a.example/?key=${token}`, phone: '+351 1' },
					images: [{ url: address, caption: 'Harbour' }, { url: 'https://a.example/b.jpg' }],
					attributes: { note: [token, 'open'], [token]: 'yes' },
				},
				...places(20).slice(1),
			],
			destinations: [{ id: 'dst_1', name: 'Faro', description: `See ${token}.` }],
			collections: [{ id: 'col_1', name: token }],
		},
		{},
	);

	expect(error).toBe(undefined);
	expect(written).toMatchObject({ destinations: ['dst_1'], collections: [] });
	expect(Object.keys(report.resources.places.dropped).sort()).toEqual([
		'attributes.***: holds the access token',
		'attributes.note[]: holds the access token',
		'contact.website: holds the access token',
		'images[].url: holds the access token',
	]);
	expect(Object.keys(report.resources.destinations.dropped)).toEqual([
		'description: holds the access token',
	]);
	expect(Object.keys(report.resources.collections.leftOut)).toEqual([
		'unreadable: holds the access token',
	]);
	expect(JSON.stringify(report)).not.toContain(token);
});
