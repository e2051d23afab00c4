import { expect, test } from '@playwright/test';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../support/records.ts';
import { guideOf, namesOf } from './example-guide.ts';

const at = (number: number, name: string, address: object) =>
	storedPlace({ id: placeId(number), name, location: { address } });

test('a destination without members has what lies in the city, region or neighbourhood of its name', () => {
	const guide = guideOf({
		places: [
			at(1, 'In the city', { city: 'Évora' }),
			at(2, 'In the region', { region: 'EVORA' }),
			at(3, 'In the neighbourhood', { neighbourhood: 'évora', city: 'Évora' }),
			at(4, 'Elsewhere', { city: 'Évora Monte' }),
			storedPlace({ id: placeId(5), name: 'Nowhere' }),
		],
		events: [storedEvent({ id: eventId(1), name: 'Fair', location: { city: 'Évora' } })],
		destinations: [storedGrouping({ name: 'Évora' })],
	});

	expect(namesOf(guide.destinations[0]?.places ?? [])).toEqual([
		'In the city',
		'In the neighbourhood',
		'In the region',
	]);
	expect(namesOf(guide.destinations[0]?.events ?? [])).toEqual(['Fair']);
	expect(guide.destinationsByMemberId.get(placeId(3))).toHaveLength(1);
});

test('a destination without members has what lies in its name in Greek capitals, which have no accents', () => {
	const guide = guideOf({
		places: [at(1, 'Στην πόλη', { city: 'ΑΘΗΝΑ' })],
		destinations: [storedGrouping({ name: 'Αθήνα' })],
	});

	expect(namesOf(guide.destinations[0]?.places ?? [])).toEqual(['Στην πόλη']);
	expect(guide.names.find('ΑΘΗΝΑ')).toMatchObject({ kind: 'destination' });
});

test('a destination that names members has only these, published or not', () => {
	const guide = guideOf({
		places: [at(1, 'In the city', { city: 'Évora' })],
		destinations: [storedGrouping({ name: 'Évora', place_ids: [placeId(9)] })],
	});

	expect(guide.destinations[0]?.places).toEqual([]);
});

test('a name without letters finds nothing', () => {
	const guide = guideOf({
		places: [at(1, 'Nowhere', { city: '★' })],
		destinations: [storedGrouping({ name: '★' })],
	});

	expect(guide.destinations[0]?.places).toEqual([]);
});

test('collections are never filled by name', () => {
	const guide = guideOf({
		places: [at(1, 'In the city', { city: 'Évora' })],
		collections: [storedGrouping({ name: 'Évora' })],
	});

	expect(guide.collections[0]?.places).toEqual([]);
});
