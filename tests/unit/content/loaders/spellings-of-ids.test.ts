import { expect, test } from '@playwright/test';
import type { EventRecord } from '../../../../src/records/event.ts';
import type { DestinationRecord } from '../../../../src/records/grouping.ts';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { changeSnapshot } from '../../../support/changed-snapshot.ts';
import { lists, type SyncedFolder, syncedFolder } from './synced-folder.ts';

/** Ids with letters: the first digits differ. */
const placeId = (number: number) => `plc_${String(number).padStart(8, '0')}${'abcdef'.repeat(4)}`;
const eventId = (number: number) => placeId(number).replace('plc', 'evt');
const inCapitals = (id: string) => id.slice(0, 4) + id.slice(4).toUpperCase();

const updated_at = '2026-11-01T10:00:00+00:00';
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const place = (number: number) => ({ id: placeId(number), name: `Place ${number}`, updated_at });
/** A service that lists, asks for and answers such ids in capitals alone. */
const capitalPlace = (number: number) => ({ ...place(number), id: inCapitals(placeId(number)) });
const capitalPlaces = numbers(20).map(capitalPlace);

/** A record in small letters is the answer where its id in capitals is asked for. */
const smallResponse = (number: number) => ({
	kind: 'answer' as const,
	path: `*/${inCapitals(placeId(number))}`,
	body: JSON.stringify({
		data: place(number),
		meta: { request_id: 'a', api_version: '2026-08-01' },
	}),
});

function idsIn({ settings }: SyncedFolder, resource: 'places' | 'events'): string[] {
	const snapshot = new Snapshot(settings.snapshotPath);
	const ids = [...snapshot.ids(resource)].sort();
	snapshot.close();
	return ids;
}

function recordIn(
	{ settings }: SyncedFolder,
	resource: 'events' | 'destinations',
	id: string,
): unknown {
	const snapshot = new Snapshot(settings.snapshotPath);
	const record = snapshot.record(resource, id);
	snapshot.close();
	return JSON.parse(record ?? 'null');
}

test('ids listed in capitals are those of records in small letters, and are asked for as listed', async () => {
	await using folder = await syncedFolder(
		{ places: [capitalPlace(1), capitalPlace(2)] },
		{ faults: { faults: [smallResponse(1), smallResponse(2)] } },
	);

	const { error, report } = await folder.sync();

	expect(error).toBe(undefined);
	expect(report.resources.places).toMatchObject({ published: 2, leftOut: {}, toMend: {} });
	expect(idsIn(folder, 'places')).toEqual([placeId(1), placeId(2)]);
	expect((await folder.sync()).requests).toEqual(lists);
});

test('a list that holds both spellings of an id gives one record, and says so', async () => {
	await using folder = await syncedFolder({ places: [place(1), capitalPlace(1), place(2)] });

	const { error, report } = await folder.sync();

	expect(error).toBe(undefined);
	expect(idsIn(folder, 'places')).toEqual([placeId(1), placeId(2)]);
	expect(report.resources.places.toMend).toEqual({
		'id: listed more than once': [{ id: placeId(1), path: 'id' }],
	});
});

test('references between records lead to them whatever their case', async () => {
	const events = [
		{ id: eventId(1), name: 'Festival' },
		{
			id: eventId(2),
			name: 'Fado',
			location: { place_id: inCapitals(placeId(1)) },
			hierarchy: { super_event_id: inCapitals(eventId(1)) },
		},
	];
	const destination = {
		id: 'dst_1',
		name: 'Faro',
		place_ids: [inCapitals(placeId(1)), placeId(2)],
		events: [{ id: inCapitals(eventId(2)) }],
	};
	await using folder = await syncedFolder({
		places: [place(1), capitalPlace(2)],
		events,
		destinations: [destination],
	});

	await folder.sync();

	expect(idsIn(folder, 'places')).toEqual([placeId(1), placeId(2)]);
	const event = recordIn(folder, 'events', eventId(2)) as EventRecord;
	expect(event.location).toEqual({ place_id: placeId(1) });
	expect(event.hierarchy).toEqual({ super_event_id: eventId(1) });
	const { events: members, place_ids } = recordIn(
		folder,
		'destinations',
		'dst_1',
	) as DestinationRecord;
	expect(place_ids).toEqual([placeId(1), placeId(2)]);
	expect(members).toEqual([eventId(2)]);
});

test('nothing is gone from a guide of earlier code that kept ids in capitals', async () => {
	await using folder = await syncedFolder({ places: capitalPlaces });
	await folder.sync();
	changeSnapshot(
		folder.settings.snapshotPath,
		`UPDATE facts SET value = 'another' WHERE name = 'parser';
		UPDATE entries SET id = 'plc_' || upper(substr(id, 5))`,
	);
	folder.server.setFaults({
		faults: [{ kind: 'status', status: 500, path: `*/${inCapitals(placeId(3))}` }],
	});

	const { error, report } = await folder.sync();

	expect(error).toBe(undefined);
	expect(folder.places()).toHaveLength(19);
	expect(report.warnings).toEqual([expect.stringContaining('(published ones: 1)')]);
});

test('records that could be read before are asked for as they are listed, to learn whether any can', async () => {
	await using folder = await syncedFolder({ places: capitalPlaces });
	await folder.sync();
	const changed = { ...capitalPlace(1), updated_at: '2026-11-02T10:00:00+00:00' };
	folder.server.setContent({ places: [changed, ...capitalPlaces.slice(1)] });
	folder.server.setFaults({
		faults: [
			{ kind: 'status', status: 403, path: `*/${changed.id}` },
			...numbers(20).map((number) => ({
				kind: 'status' as const,
				status: 401,
				path: `*/${placeId(number)}`,
			})),
		],
	});

	const { error, requests } = await folder.sync();

	expect(error).toBe(undefined);
	expect(requests).toEqual({ ...lists, 'get-place': 4 });
});
