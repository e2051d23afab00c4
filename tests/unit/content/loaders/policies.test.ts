import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { eventId, placeId } from '../../../support/records.ts';
import { changeSnapshot, setFact } from '../../../support/changed-snapshot.ts';
import { lists, syncedFolder, token } from './synced-folder.ts';

const before = '2026-11-01T10:00:00+00:00';
const after = '2026-11-02T10:00:00+00:00';
const place = (number: number, members: object = {}) => ({
	id: placeId(number),
	name: `Place ${number}`,
	updated_at: before,
	...members,
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const places = numbers(20).map((number) => place(number));
const renamed = place(1, { name: 'Renamed', updated_at: after });
const path = (number: number) => `*/${placeId(number)}`;

test('a token that is refused stops the sync, though a good snapshot is there', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();

	for (const status of [401, 403]) {
		folder.server.setFaults({ faults: [{ kind: 'status', status, operation: 'list-places' }] });
		const { error, report } = await folder.sync();

		expect(error).toMatchObject({
			message: expect.stringContaining(String(status)),
			hint: expect.stringContaining('CONTENT_SERVICE_TOKEN'),
		});
		expect(report.content).toBe(undefined);
	}
	expect(folder.places()).toHaveLength(20);
});

test('copies of images are shown from a snapshot that stands in only where the guide still shows copies', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	const copies = () => {
		const snapshot = new Snapshot(folder.settings.snapshotPath);
		const addresses = [...snapshot.imageCopies().keys()];
		snapshot.close();
		return addresses;
	};
	changeSnapshot(
		folder.settings.snapshotPath,
		"INSERT INTO image_copies VALUES ('https://images.example/mill.jpg', '[]', '')",
	);

	const { images } = folder.settings;
	await folder.sync({ offline: true }, { images: { ...images, mode: 'local' } });
	expect(copies()).toEqual(['https://images.example/mill.jpg']);
	await folder.sync({ offline: true });
	expect(copies()).toEqual([]);
});

test('a token that may read no record stops the sync', async () => {
	await using folder = await syncedFolder({ places });
	folder.server.setFaults({ faults: [{ kind: 'status', status: 403, operation: 'get-place' }] });

	expect((await folder.sync()).error).toMatchObject({ name: 'ForbiddenError' });
});

for (const [situation, fault] of Object.entries({
	'answers 500': { kind: 'status', status: 500 },
	'breaks off': { kind: 'cut-body' },
	'is a web page': { kind: 'html' },
	'resets the connection': { kind: 'reset' },
} as const)) {
	test(`where a list ${situation} the last good snapshot is published and said to be so`, async () => {
		await using folder = await syncedFolder({ places });
		const first = await folder.sync();
		folder.server.setContent({ places: places.slice(0, 18) });
		folder.server.setFaults({ faults: [{ ...fault, operation: 'list-events' }] });

		const { error, report } = await folder.sync();

		expect(error).toBe(undefined);
		expect(report.content).toBe('last good snapshot');
		expect(report.contentReadAt).toBe(first.report.readAt);
		expect(report.warnings).toEqual([
			expect.stringContaining('The content service could not be read: '),
			`The guide is published from the last good snapshot: the content is as of ${first.report.readAt}.`,
		]);
		expect(report.resources.places).toMatchObject({ published: 20, unchanged: 20 });
		expect(folder.places()).toHaveLength(20);
	});
}

test('a snapshot that is too old, absent or of other code does not stand in for the service', async () => {
	await using folder = await syncedFolder({ places });
	folder.server.setFaults({ faults: [{ kind: 'reset', operation: 'list-places' }] });
	expect((await folder.sync()).error).toMatchObject({ name: 'ConnectionError' });

	folder.server.setFaults();
	await folder.sync();
	folder.server.setFaults({ faults: [{ kind: 'reset', operation: 'list-places' }] });
	setFact(folder.settings.snapshotPath, 'read_at', daysAgo(6.9));
	expect((await folder.sync()).error).toBe(undefined);
	expect((await folder.sync({ lastGoodDays: 6 })).error).toMatchObject({ name: 'ConnectionError' });
	setFact(folder.settings.snapshotPath, 'read_at', daysAgo(7.1));
	const tooOld = await folder.sync();
	expect(tooOld.error).toMatchObject({ name: 'ConnectionError' });
	expect(tooOld.report.warnings[0]).toContain('older than CONTENT_LAST_GOOD_DAYS (7) allows');
	setFact(folder.settings.snapshotPath, 'read_at', daysAgo(1));
	setFact(folder.settings.snapshotPath, 'parser', 'another');
	expect((await folder.sync()).error).toMatchObject({ name: 'ConnectionError' });
});

for (const [situation, fault] of Object.entries({
	'answers 500': { kind: 'status', status: 500 },
	'is cut short': { kind: 'cut-body' },
	'is garbage': { kind: 'invalid-json' },
	'lost its envelope': { kind: 'wrong-envelope' },
	'has no name any more': {
		kind: 'answer',
		body: JSON.stringify({
			data: { id: placeId(3) },
			meta: { request_id: '0190f0a2-6b1f-7c52-9d0a-3f1f7c1f7a11', api_version: '2026-08-01' },
		}),
	},
} as const)) {
	test(`of a record that ${situation} the last good version stays, and is asked for again`, async () => {
		await using folder = await syncedFolder({ places });
		const first = await folder.sync();
		folder.server.setContent({
			places: [
				place(3, { name: 'Renamed', updated_at: after }),
				...places.filter((_, at) => at !== 2),
			],
		});
		folder.server.setFaults({ faults: [{ ...fault, path: path(3) }] });

		const second = await folder.sync();

		expect(second.error).toBe(undefined);
		expect(folder.places()).toContain('Place 3');
		expect(Object.values(second.report.resources.places.stale).flat()).toEqual([
			{ id: placeId(3), detail: expect.stringContaining(first.report.readAt) },
		]);
		expect(second.report.resources.places.leftOut).toEqual({});

		folder.server.setFaults();
		const third = await folder.sync();
		expect(third.requests).toEqual({ ...lists, 'get-place': 1 });
		expect(folder.places()).toContain('Renamed');
	});
}

test('a record that fails and was never read is left out', async () => {
	await using folder = await syncedFolder({ places });
	folder.server.setFaults({ faults: [{ kind: 'status', status: 500, path: path(3) }] });

	const { error, report } = await folder.sync();

	expect(error).toBe(undefined);
	expect(folder.places()).toHaveLength(19);
	expect(Object.keys(report.resources.places.leftOut)).toEqual(['could not be read']);
});

test('a record that fails once is read when all others are done', async () => {
	await using folder = await syncedFolder({ places });
	folder.server.setFaults({ faults: [{ kind: 'status', status: 500, path: path(3), nth: 1 }] });

	const { report } = await folder.sync();

	expect(report.resources.places).toMatchObject({ fetched: 20, leftOut: {} });
});

test('a record that is listed but answered 404, 403 or 401 is left out, whatever was read before', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	folder.server.setFaults({
		faults: [
			{ kind: 'status', status: 404, path: path(3) },
			{ kind: 'status', status: 403, path: path(4) },
			{ kind: 'status', status: 401, path: path(5) },
		],
	});

	const { error, report } = await folder.sync({ fullRead: true, maxFailures: 0.2 });

	expect(error).toBe(undefined);
	expect(Object.keys(report.resources.places.leftOut).sort()).toEqual([
		'answered 401',
		'answered 403',
		'answered 404',
	]);
	expect(folder.places()).toHaveLength(17);
	// Those are asked for again, and known ones beside them.
	expect((await folder.sync({ maxFailures: 0.2 })).error).toBe(undefined);
	expect(folder.places()).toHaveLength(17);
});

test('records that are never given stop no sync in which they are all that is asked for', async () => {
	const many = numbers(560).map((number) => place(number));
	for (const [status, count] of [
		[403, 12],
		[500, 55],
	] as const) {
		await using folder = await syncedFolder({ places: many });
		// Others are read between them when everything is.
		const faults = numbers(count).map((at) => ({
			kind: 'status' as const,
			status,
			path: path(at * 10),
		}));
		folder.server.setFaults({ faults });
		expect((await folder.sync()).error).toBe(undefined);
		folder.server.setContent({
			places: [...many.slice(0, 559), place(560, { name: 'New', updated_at: after })],
		});

		const { error, report } = await folder.sync();

		expect(error).toBe(undefined);
		expect(report.content).toBe('read');
		expect(report.resources.places).toMatchObject({ fetched: 1, published: 560 - count });
		expect(folder.places()).toContain('New');
	}
});

for (const [situation, status, name] of [
	['expired', 401, 'UnauthorizedError'],
	['lost its rights', 403, 'ForbiddenError'],
] as const) {
	test(`a token that ${situation} stops the sync, though a single record is asked for`, async () => {
		await using folder = await syncedFolder({ places });
		await folder.sync();
		folder.server.setContent({ places: [renamed, ...places.slice(1)] });
		folder.server.setFaults({ faults: [{ kind: 'status', status, operation: 'get-place' }] });

		expect((await folder.sync()).error).toMatchObject({ name });
		expect(folder.places()).toHaveLength(20);

		folder.server.setFaults();
		expect((await folder.sync()).error).toBe(undefined);
		expect(folder.places()).toContain('Renamed');
	});
}

test('a service that gives no record any more counts as one that cannot be read, though one is asked for', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	folder.server.setContent({ places: [renamed, ...places.slice(1)] });
	folder.server.setFaults({ faults: [{ kind: 'reset', operation: 'get-place' }] });

	expect((await folder.sync()).report.content).toBe('last good snapshot');
	expect(folder.places()).toHaveLength(20);

	folder.server.setFaults();
	expect((await folder.sync()).report.content).toBe('read');
	expect(folder.places()).toContain('Renamed');
});

test('where more than a fifth of the places is gone at once nothing is published, unless that is accepted', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	folder.server.setContent({ places: places.slice(5) });

	const { error, report, requests } = await folder.sync();

	expect(error).toMatchObject({
		message:
			'The content service lists 15 places; 20 are published, of which 5 are gone, more at once than CONTENT_MOST_GONE allows.',
		hint: expect.stringContaining('--accept-shrink'),
	});
	expect(requests).toEqual(lists);
	expect(report.content).toBe(undefined);
	expect(folder.places()).toHaveLength(20);
	expect((await folder.sync({ acceptShrink: true })).error).toBe(undefined);
	expect(folder.places()).toHaveLength(15);
});

test('where the list is whole but too many places are withdrawn, the message does not blame the list', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	const withdrawn = numbers(6).map((number) =>
		place(number, { portal_status: 'withdrawn', updated_at: after }),
	);
	folder.server.setContent({ places: [...withdrawn, ...places.slice(6)] });

	expect((await folder.sync()).error).toMatchObject({
		message:
			'The content service has, fit to be published, 14 places; 20 are published, of which 6 are gone, more at once than CONTENT_MOST_GONE allows.',
	});
});

test('a fifth of the places may go, and as many as are set', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	folder.server.setContent({ places: places.slice(4) });
	expect((await folder.sync({ maxGoneShare: 0.1 })).error).toMatchObject({
		name: 'SyncStoppedError',
	});
	expect((await folder.sync()).error).toBe(undefined);
});

test('places that are all new ones are a shrunk guide, however many they are', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	folder.server.setContent({ places: numbers(40).map((number) => place(number + 100)) });

	expect((await folder.sync()).error).toMatchObject({
		message: expect.stringContaining('lists 40 places; 20 are published, of which 20 are gone'),
	});
});

const event = (number: number, year: number) => ({
	id: eventId(number),
	name: `Event ${number}`,
	updated_at: before,
	occurrences: [
		{ start_at: `${year}-05-01T10:00:00+01:00`, end_at: `${year}-05-01T12:00:00+01:00` },
	],
});
const past = (count: number) => numbers(count).map((number) => event(number, 2020));
const coming = (count: number) => numbers(count).map((number) => event(number + 500, 2090));

test('no events at all are a shrunk guide, but events that are over go as they should', async () => {
	await using folder = await syncedFolder({ places, events: [...past(5), ...coming(5)] });
	await folder.sync();

	folder.server.setContent({ places, events: coming(5) });
	expect((await folder.sync()).error).toBe(undefined);
	folder.server.setContent({ places, events: [] });
	expect((await folder.sync()).error).toMatchObject({
		message: expect.stringContaining(
			'lists 0 events; 5 that are not over are published, of which 5 are gone',
		),
	});
});

test('when all events to come are gone, however many that are over stay, nothing is published', async () => {
	await using folder = await syncedFolder({ places, events: [...past(90), ...coming(10)] });
	await folder.sync();
	folder.server.setContent({ places, events: past(90) });

	const { error, requests } = await folder.sync();

	expect(error).toMatchObject({
		message:
			'The content service lists 90 events; 10 that are not over are published, of which 10 are gone, more at once than CONTENT_MOST_GONE allows.',
	});
	expect(requests).toEqual(lists);
});

test('a fifth of the events to come may go, one more may not, whatever is over', async () => {
	await using folder = await syncedFolder({ places, events: [...past(20), ...coming(10)] });
	await folder.sync();
	folder.server.setContent({ places, events: coming(10).slice(3) });
	expect((await folder.sync()).error).toMatchObject({
		message: expect.stringContaining('10 that are not over are published, of which 3 are gone'),
	});
	folder.server.setContent({ places, events: coming(10).slice(2) });
	expect((await folder.sync()).error).toBe(undefined);
});

test('of the last events to come one or two may be withdrawn, a third may not', async () => {
	await using folder = await syncedFolder({ places, events: [...past(5), ...coming(3)] });
	await folder.sync();
	folder.server.setContent({ places, events: past(5) });
	expect((await folder.sync()).error).toMatchObject({
		message: expect.stringContaining('3 that are not over are published, of which 3 are gone'),
	});
	folder.server.setContent({ places, events: [...past(5), ...coming(1)] });
	expect((await folder.sync()).error).toBe(undefined);
	folder.server.setContent({ places, events: past(5) });
	expect((await folder.sync()).error).toBe(undefined);
});

test('events that are all over may all go', async () => {
	await using folder = await syncedFolder({ places, events: past(5) });
	await folder.sync();
	folder.server.setContent({ places, events: [] });

	expect((await folder.sync()).error).toBe(undefined);
});

test('events whose rule goes on by the clocks of their venue are not over', async () => {
	const venue = place(1, { location: { latitude: 37.7412, longitude: -25.6756 } });
	const weekly = numbers(3).map((number) => ({
		...event(number, 2020),
		location: { place_id: placeId(1) },
		occurrences: [{ start_at: '2024-07-05T20:00:00+00:00', recurrence_rule: 'FREQ=WEEKLY' }],
	}));
	const others = places.slice(1);
	await using folder = await syncedFolder({ places: [venue, ...others], events: weekly });
	await folder.sync();
	folder.server.setContent({ places: [venue, ...others], events: [] });

	expect((await folder.sync()).error).toMatchObject({
		message: expect.stringContaining('3 that are not over are published, of which 3 are gone'),
	});
});

test('when the last destination is gone nothing is published', async () => {
	const destinations = [{ id: 'dst_1', name: 'Faro' }];
	await using folder = await syncedFolder({ places, destinations });
	await folder.sync();
	folder.server.setContent({ places });

	expect((await folder.sync()).error).toMatchObject({
		message: 'The content service lists 0 destinations; 1 is published, of which 1 is gone.',
		hint: expect.stringContaining('as where CONTENT_SERVICE_DESTINATIONS_PATH is none by now'),
	});
});

test('what is gone is told from a snapshot of other code or for another time zone as well', async () => {
	const destinations = [{ id: 'dst_1', name: 'Faro' }];
	await using folder = await syncedFolder({ places, events: coming(10), destinations });
	await folder.sync();

	folder.server.setContent({ places, destinations });
	expect((await folder.sync({}, { timeZone: 'Asia/Tokyo' })).error).toMatchObject({
		message: expect.stringContaining('10 that are not over are published, of which 10 are gone'),
	});
	folder.server.setContent({ places, events: coming(10) });
	setFact(folder.settings.snapshotPath, 'parser', 'another');
	expect((await folder.sync()).error).toMatchObject({
		message: expect.stringContaining('lists 0 destinations; 1 is published'),
	});
	expect(folder.places()).toHaveLength(20);
	expect((await folder.sync({ acceptShrink: true })).error).toBe(undefined);
});

test('events that are over go as they should in a snapshot of other code, unless it cannot be told', async () => {
	const events = [...past(5), ...coming(10)];
	await using folder = await syncedFolder({ places, events });
	await folder.sync();
	const file = folder.settings.snapshotPath;
	setFact(file, 'parser', 'another');
	folder.server.setContent({ places, events: coming(10) });
	expect((await folder.sync()).error).toBe(undefined);

	folder.server.setContent({ places, events });
	await folder.sync();
	setFact(file, 'parser', 'another');
	changeSnapshot(file, "UPDATE entries SET summary = 'in another form'");
	folder.server.setContent({ places, events: coming(10) });
	expect((await folder.sync()).error).toMatchObject({
		message: expect.stringContaining('15 that are not over are published, of which 5 are gone'),
	});
});

test('a record that fails where the snapshot is of other code is left out, told, and asked for again', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	setFact(folder.settings.snapshotPath, 'parser', 'another');
	folder.server.setContent({ places: [...places, place(21)] });
	const faults = [3, 21].map((number) => ({
		kind: 'status' as const,
		status: 500,
		path: path(number),
	}));
	folder.server.setFaults({ faults });

	const { error, report } = await folder.sync();

	expect(error).toBe(undefined);
	expect(folder.places()).toHaveLength(19);
	expect(report.resources.places).toMatchObject({ published: 19, stale: {} });
	expect(report.warnings).toEqual([
		'Records that could not be read have no last good version (published ones: 1), as the snapshot was made by another version of this project, of its packages or of Node.js, or for another time zone or language: they are left out, and the next build asks for them again.',
	]);

	folder.server.setFaults();
	expect((await folder.sync()).requests).toEqual({ ...lists, 'get-place': 2 });
	expect(folder.places()).toHaveLength(21);
});

test('a record that is withdrawn where the snapshot is of other code is none that could not be read', async () => {
	for (const status of [403, 404, 410]) {
		await using folder = await syncedFolder({ places });
		await folder.sync();
		setFact(folder.settings.snapshotPath, 'parser', 'another');
		folder.server.setContent({
			places: [place(1, { portal_status: 'withdrawn' }), ...places.slice(1)],
		});
		folder.server.setFaults({ faults: [{ kind: 'status', status, path: path(2) }] });

		const { error, report } = await folder.sync();

		expect(error).toBe(undefined);
		expect(folder.places()).toHaveLength(18);
		expect(Object.keys(report.resources.places.leftOut).sort()).toEqual([
			`answered ${status}`,
			'marked as not published',
		]);
		expect(report.warnings).toEqual([]);
	}
});

test('where more than a tenth of the records fails nothing is published', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	const faults = numbers(3).map((number) => ({ kind: 'reset' as const, path: path(number) }));
	folder.server.setFaults({ faults });

	expect((await folder.sync({ fullRead: true })).error).toMatchObject({
		message: expect.stringContaining('3 of 20 listed places and events could not be read'),
	});
	expect((await folder.sync({ fullRead: true, maxFailures: 0.2 })).error).toBe(undefined);
});

test('a service that is too slow as a whole counts as one that cannot be read, and the next sync goes on', async () => {
	await using folder = await syncedFolder({ places });
	folder.server.setFaults({ faults: [{ kind: 'stall', path: path(15) }] });
	const slow = await folder.sync({ maxMinutes: 2 / 60 });
	const readThen = slow.report.resources.places.fetched;

	expect(slow.error).toMatchObject({
		name: 'SyncTimeError',
		message: expect.stringContaining('was not read to its end within'),
	});
	expect(readThen).toBeGreaterThan(0);
	expect(existsSync(folder.settings.snapshotPath)).toBe(false);

	folder.server.setFaults();
	const { error, requests } = await folder.sync();
	expect(error).toBe(undefined);
	expect(requests['get-place']).toBe(20 - readThen);
	expect(folder.places()).toHaveLength(20);

	folder.server.setFaults({ faults: [{ kind: 'stall', operation: 'list-places' }] });
	const late = await folder.sync({ maxMinutes: 0.5 / 60 });
	expect(late.error).toBe(undefined);
	expect(late.report.content).toBe('last good snapshot');
});

test('a token that is refused midway is tried again; where it stays refused the next sync goes on', async () => {
	const many = numbers(60).map((number) => place(number));
	await using folder = await syncedFolder({ places: many });
	folder.server.setFaults({
		faults: [{ kind: 'status', status: 401, operation: 'get-place', nth: [10, 11, 12] }],
	});
	const retried = await folder.sync({}, { maxRetries: 3 });
	expect(retried.error).toBe(undefined);
	expect(retried.report.resources.places.published).toBe(60);

	folder.server.setFaults({
		faults: [{ kind: 'status', status: 401, operation: 'get-place', from: 40 }],
	});
	const stopped = await folder.sync({ fullRead: true });
	expect(stopped.error).toMatchObject({ name: 'UnauthorizedError' });
	folder.server.setFaults();
	const resumed = await folder.sync();
	expect(resumed.error).toBe(undefined);
	expect(resumed.requests['get-place']).toBeLessThan(25);
	expect(resumed.report.resources.places.published).toBe(60);
});

test('an offline sync asks for nothing, and needs a snapshot', async () => {
	await using folder = await syncedFolder({ places });
	const without = await folder.sync({ offline: true });
	expect(without.error).toMatchObject({
		message: expect.stringContaining('An offline build needs a snapshot: there is no snapshot at'),
	});
	await folder.sync();
	setFact(folder.settings.snapshotPath, 'read_at', daysAgo(300));

	const { error, report, requests } = await folder.sync({ offline: true });

	expect(error).toBe(undefined);
	expect(requests).toEqual({});
	expect(report.content).toBe('offline snapshot');
	expect(report.resources.places.published).toBe(20);
});

for (const [what, kind, spoil, words] of [
	[
		'is a text',
		'unreadable',
		(file: string) => {
			writeFileSync(file, 'Notes of a traveller.'.repeat(100));
		},
		'is a file of another kind',
	],
	[
		'is an empty file',
		'unreadable',
		(file: string) => {
			writeFileSync(file, '');
		},
		'is a file of another kind',
	],
	[
		'is cut short',
		'damaged',
		(file: string) => {
			writeFileSync(file, readFileSync(file).subarray(0, 9000));
		},
		'is damaged: it has 9000 of its',
	],
	[
		'holds other bytes',
		'damaged',
		(file: string) => {
			writeFileSync(file, readFileSync(file).fill(255, 4096, 12_000));
		},
		'is damaged',
	],
	[
		'has another format',
		'other-format',
		(file: string) => {
			changeSnapshot(file, 'PRAGMA user_version = 999');
		},
		'has a format',
	],
	[
		'is of another service',
		'other-service',
		(file: string) => {
			setFact(file, 'service', 'https://other.example/');
		},
		'is of https://other.example/',
	],
] as const) {
	test(`a snapshot that ${what} is told, set aside and replaced`, async () => {
		await using folder = await syncedFolder({ places });
		await folder.sync();
		const file = folder.settings.snapshotPath;
		spoil(file);
		const spoilt = readFileSync(file);

		const { error, report, requests } = await folder.sync();

		expect(error).toBe(undefined);
		expect(requests['get-place']).toBe(20);
		expect(report.warnings).toEqual([
			expect.stringContaining(words),
			expect.stringContaining(`It has been set aside as ${file}.${kind}.`),
		]);
		expect(readFileSync(`${file}.${kind}`).equals(spoilt)).toBe(true);
		expect(folder.places()).toHaveLength(20);
		expect((await folder.sync()).requests).toEqual(lists);
	});
}

test('nothing that a sync leaves holds the token', async () => {
	await using folder = await syncedFolder({ places });
	await folder.sync();
	folder.server.setFaults({ faults: [{ kind: 'reset', operation: 'list-places' }] });
	const { report } = await folder.sync();

	expect(JSON.stringify(report)).not.toContain(token);
	expect(readFileSync(folder.settings.snapshotPath).includes(token)).toBe(false);
});

function daysAgo(days: number): string {
	return new Date(Date.now() - days * 86_400_000).toISOString();
}
