import { expect, test } from '@playwright/test';
import { distinctDescription } from '../../../../../src/ui/view-models/text/distinct-description.ts';
import { placeSurroundings } from '../../../../../src/ui/view-models/place/place-surroundings.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const flights = `Balloon flights at sunrise. ${'Over castles and rivers. '.repeat(10)}`;
const inTown = (city: string) => ({ location: { address: { city } } });

const context = contextOf({
	places: [
		storedPlace({
			id: placeId(1),
			name: 'Aero',
			description: `${flights}In Blois.`,
			...inTown('Blois'),
		}),
		storedPlace({
			id: placeId(2),
			name: 'Aero',
			description: `${flights}In Tours.`,
			...inTown('Tours'),
		}),
		storedPlace({ id: placeId(3), name: 'Museum', description: 'Ships.' }),
		storedPlace({
			id: placeId(4),
			name: 'Former museum',
			description: 'Ships.',
			validity: { valid_through: '2026-10-31' },
		}),
	],
	events: [
		storedEvent({
			id: eventId(1),
			name: 'Market',
			description: 'Cheese and wine.',
			location: { city: 'Faro' },
			occurrences: [{ start_at: '2026-12-05T09:00:00+00:00' }],
		}),
	],
	destinations: [storedGrouping({ id: 'dst_1', name: 'Faro', description: 'Cheese\n\nand wine.' })],
});

test('records whose texts begin alike are told apart by the titles of their pages', () => {
	expect(distinctDescription(context, '/guide/places/aero-00000001/', flights)).toBe(
		`Aero, Blois · ${flights}`,
	);
	expect(distinctDescription(context, '/guide/places/aero-00000002/', flights)).toBe(
		`Aero, Tours · ${flights}`,
	);
	expect(distinctDescription(context, '/guide/events/market-00000001/', 'Cheese and wine.')).toBe(
		'Market, Faro · Cheese and wine.',
	);
	expect(distinctDescription(context, '/guide/destinations/faro/', 'Cheese\n\nand wine.')).toBe(
		'Faro: events · Cheese\n\nand wine.',
	);
});

test('the number that tells one title from another is in no description', () => {
	const twin = (number: number) =>
		storedPlace({ id: placeId(number), name: 'Aero', description: flights, ...inTown('Blois') });
	const twins = contextOf({ places: [twin(1), twin(2)] });
	const place = twins.guide.placesById.get(placeId(2));

	expect(distinctDescription(twins, '/guide/places/aero-00000002/', flights)).toBe(
		`Aero, Blois · ${flights}`,
	);
	expect(place && placeSurroundings(twins, place)).toMatchObject({
		title: 'Aero, Blois (2)',
		sharedTitle: 'Aero, Blois',
	});
});

test('a text that no other page for search engines has stays as it is', () => {
	expect(distinctDescription(context, '/guide/places/museum-00000003/', 'Ships.')).toBe('Ships.');
});

test('a page that is about no record keeps its text', () => {
	expect(distinctDescription(context, '/guide/about/', flights)).toBe(flights);
});
