import { expect, test } from '@playwright/test';
import { homePage } from '../../../../../src/ui/view-models/site/home-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const photograph = (name: string) => ({ url: `https://cdn.example/${name}.jpg` });
const inn = {
	id: placeId(1),
	name: 'Anchor Inn',
	category: 'Food',
	images: [photograph('inn')],
};
const castle = {
	id: placeId(2),
	name: 'Castle',
	category: 'Sights',
	description: 'Walls above the harbour.',
	images: [photograph('castle'), photograph('keep')],
	attribution: { text: 'Castle Archive', required: true },
};
const others = ['Bar', 'Cellar'].map((name, index) => ({
	id: placeId(3 + index),
	name,
	category: 'Food',
}));

test('the picture of a guide without ranks is that of the place of which most is known', () => {
	const page = homePage(contextOf({ places: [inn, castle, ...others].map(storedPlace) }));

	expect(page.picture?.name).toBe('Castle');
	expect(page.places.map(({ name }) => name)).toEqual(['Castle', 'Anchor Inn', 'Bar', 'Cellar']);
});

test('the editors’ choice comes before all that is known', () => {
	const ranked = { ...inn, editorial: { editorial_score: 1 } };
	const page = homePage(contextOf({ places: [ranked, castle].map(storedPlace) }));

	expect(page.picture?.name).toBe('Anchor Inn');
	expect(page.places.map(({ name }) => name)).toEqual(['Anchor Inn']);
});

test('where no choice has a photograph the richest place has, with its credit', () => {
	const ranked = { ...others[0], editorial: { editorial_score: 1 } };
	const page = homePage(contextOf({ places: [ranked, castle].map(storedPlace) }));

	expect(page.picture?.name).toBe('Castle');
	expect(page.frame.credits).toMatchObject([{ text: 'Castle Archive' }]);
});

test('an event whose name alone says that it is called off is not among the next ones', () => {
	const occurrences = [{ start_at: '2026-12-04T21:00:00Z' }];
	const events = [
		{ name: 'Annulé – Fado night' },
		{ name: 'Fado night (sold out)' },
		{ name: 'Lights of the port' },
	].map((event, index) => storedEvent({ ...event, id: eventId(index + 1), occurrences }));

	expect(homePage(contextOf({ events })).comingUp.map(({ name }) => name)).toEqual([
		'Fado night (sold out)',
		'Lights of the port',
	]);
});

test('destinations with the most places come first, however many events another has', () => {
	const town = (id: number, city: string) => ({ id: placeId(id), name: `Inn ${id}`, city });
	const places = [town(1, 'Port'), town(2, 'Hill'), town(3, 'Hill')].map(storedPlace);
	const occurrences = [{ start_at: '2026-12-04T21:00:00Z' }];
	const events = [1, 2, 3].map((id) =>
		storedEvent({
			id: eventId(id),
			name: `Concert ${id}`,
			location: { city: 'Port' },
			occurrences,
		}),
	);
	const destinations = ['Port', 'Hill'].map((name, index) =>
		storedGrouping({
			id: `dst_${index + 1}`,
			name,
			place_ids: name === 'Port' ? [placeId(1)] : [placeId(2), placeId(3)],
			event_ids: name === 'Port' ? events.map(({ id }) => id) : [],
		}),
	);

	expect(homePage(contextOf({ places, events, destinations })).destinations).toMatchObject([
		{ name: 'Hill' },
		{ name: 'Port' },
	]);
});

test('a collection of what a category holds is not on the home page a second time', () => {
	const bars = [5, 6].map((number) => ({ ...inn, id: placeId(number), name: `Bar ${number}` }));
	const eating = [inn, ...others, ...bars];
	const page = homePage(
		contextOf({
			places: [castle, ...eating].map(storedPlace),
			collections: [
				{ id: 'col_1', name: 'Eating', place_ids: eating.map(({ id }) => id) },
				{ id: 'col_2', name: 'Rainy days', place_ids: [inn.id, castle.id] },
			].map(storedGrouping),
		}),
	);

	expect(page.collections.map(({ name }) => name)).toEqual(['Rainy days']);
	expect(page.allCollections).toBe('/guide/collections/');
});
