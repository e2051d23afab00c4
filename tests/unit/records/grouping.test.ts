import { expect, test } from '@playwright/test';
import { collectionSchema, destinationSchema } from '../../../src/records/grouping.ts';
import { readRecord } from '../../../src/records/read-record.ts';

const placeId = 'plc_0a1b2c3d4e5f60718293a4b5c6d7e8f9';
const eventId = 'evt_0a1b2c3d4e5f60718293a4b5c6d7e8f9';
const bare = { id: 'dst_1', name: 'Alfama' };

test('a destination is read with all that is known of one', () => {
	const sent = {
		id: 'dst_1',
		slug: 'alfama',
		name: 'Alfama',
		description: 'Lanes.\n\nStairs.',
		image: { url: 'https://cdn.example/a.jpg', credit: 'Ana Reis', width: 1600, height: 900 },
		images: [{ url: 'https://cdn.example/b.jpg' }],
		location: { latitude: 38.711, longitude: -9.13 },
		place_ids: [placeId],
		event_ids: [eventId],
		places: [placeId],
		events: [eventId],
		provenance: { sd_publisher: { name: 'Visit Lisboa' } },
		attribution: { text: 'Visit Lisboa', required: true },
		updated_at: '2026-11-03T08:15:30.512+00:00',
		region: 'Lisboa',
		contained_in: 'Lisboa',
		country: 'Portugal',
	};

	expect(readRecord(destinationSchema, sent)).toEqual({
		readable: true,
		record: sent,
		dropped: [],
	});
});

test('members are ids, or objects that bear one', () => {
	const sent = {
		...bare,
		place_ids: [placeId, { id: placeId, name: 'Museum' }, null, ''],
		events: [{ id: eventId, name: 'Fado', occurrences: 'many' }],
	};

	expect(readRecord(collectionSchema, sent)).toEqual({
		readable: true,
		record: { ...bare, place_ids: [placeId, placeId], events: [eventId] },
		dropped: [],
	});
});

test('what is no member is dropped and named', () => {
	const sent = { ...bare, place_ids: [eventId, 5, { id: 7 }, { name: 'Museum' }, placeId] };

	expect(readRecord(destinationSchema, sent)).toEqual({
		readable: true,
		record: { ...bare, place_ids: [placeId] },
		dropped: [
			{
				path: 'place_ids[0]',
				reason: 'not a place id (plc_ and 32 hexadecimal characters)',
			},
			{ path: 'place_ids[1]', reason: 'expected string, received number' },
			{ path: 'place_ids[2]', reason: 'expected string, received number' },
			{ path: 'place_ids[3]', reason: 'expected string, received undefined' },
		],
	});
});

test('an image is an object or only its address', () => {
	const sent = {
		...bare,
		image: 'https://cdn.example/a.jpg',
		images: [
			'//cdn.example/b.jpg',
			{ url: 'https://cdn.example/c.jpg', width: 'wide' },
			'c.jpg',
			5,
		],
	};

	expect(readRecord(destinationSchema, sent)).toEqual({
		readable: true,
		record: {
			...bare,
			image: { url: 'https://cdn.example/a.jpg' },
			images: [{ url: 'https://cdn.example/b.jpg' }, { url: 'https://cdn.example/c.jpg' }],
		},
		dropped: [
			{ path: 'images[1].width', reason: 'expected number, received string' },
			{ path: 'images[2]', reason: 'not an http or https address' },
			{ path: 'images[3]', reason: 'expected object, received number' },
		],
	});
});

test('whatever else the service sends is ignored', () => {
	const sent = { ...bare, population: 12, place_count: '3', place_ids: null };

	expect(readRecord(collectionSchema, sent)).toEqual({
		readable: true,
		record: bare,
		dropped: [],
	});
});

test('a grouping without id or name is unreadable', () => {
	expect(readRecord(destinationSchema, { name: 'Alfama' })).toMatchObject({ readable: false });
	expect(readRecord(collectionSchema, { id: 'col_1', name: ' ' })).toEqual({
		readable: false,
		reason: 'name: empty',
	});
});
