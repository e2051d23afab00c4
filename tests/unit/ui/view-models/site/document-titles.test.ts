import { expect, test } from '@playwright/test';
import { documentTitles } from '../../../../../src/ui/view-models/site/document-titles.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { eventId, placeId, storedEvent, storedPlace } from '../../../../support/records.ts';

/** The titles of the pages of categories, by the paths below that of all categories. */
function categoryTitles(paths: readonly string[], locale = 'en-GB') {
	const places = paths.map((category_path, index) =>
		storedPlace({ id: placeId(index + 1), name: `Place ${index + 1}`, category_path }),
	);
	const root = '/guide/categories/';
	return Object.fromEntries(
		[...documentTitles(contextOf({ places }, { locale }))]
			.filter(([path]) => path.startsWith(root))
			.map(([path, title]) => [path.slice(root.length, -1), title]),
	);
}

/** The titles of the pages of events, in their order. */
function eventTitles(
	events: ReturnType<typeof storedEvent>[],
	places: ReturnType<typeof storedPlace>[] = [],
): string[] {
	return [...documentTitles(contextOf({ places, events }))]
		.filter(([path]) => path.startsWith('/guide/events/'))
		.map(([, title]) => title);
}

test('a category is told from another of its name by those above it', () => {
	expect(categoryTitles(['Culture > Tours', 'Food > Tours', 'Nature'])).toEqual({
		culture: 'Culture: places',
		'culture/tours': 'Tours, Culture: places',
		food: 'Food: places',
		'food/tours': 'Tours, Food: places',
		nature: 'Nature: places',
	});
});

test('places of one name and street are told apart by postal codes before they are numbered', () => {
	const trottxway = (number: number, postal_code: string | undefined, street?: string) =>
		storedPlace({
			id: placeId(number),
			name: 'Trottxway',
			category: 'Leisure',
			location: { address: { street, postal_code, city: 'Tours' } },
		});
	const titles = (...places: ReturnType<typeof storedPlace>[]) =>
		[...documentTitles(contextOf({ places }))]
			.filter(([path]) => path.startsWith('/guide/places/'))
			.map(([, title]) => title);

	expect(titles(trottxway(1, '37130'), trottxway(2, '37190'))).toEqual([
		'Trottxway, Leisure, 37130 Tours',
		'Trottxway, Leisure, 37190 Tours',
	]);
	expect(titles(trottxway(1, '37130', 'Quai A'), trottxway(2, '37190', 'Quai B'))).toEqual([
		'Trottxway, Leisure, Quai A, Tours',
		'Trottxway, Leisure, Quai B, Tours',
	]);
	expect(titles(trottxway(1, '37130'), trottxway(2, '37130'))).toEqual([
		'Trottxway, Leisure, 37130 Tours',
		'Trottxway, Leisure, 37130 Tours (2)',
	]);
	const inCentre = (number: number, postal_code: string) =>
		storedPlace({
			id: placeId(number),
			name: 'Trottxway',
			category: 'Leisure',
			location: { address: { postal_code, region: 'Centre' } },
		});
	expect(titles(inCentre(1, '37130'), inCentre(2, '37190'))).toEqual([
		'Trottxway, Leisure, Centre, 37130',
		'Trottxway, Leisure, Centre, 37190',
	]);
	const inQuarter = (number: number) =>
		storedPlace({
			id: placeId(number),
			name: 'Trottxway',
			category: 'Leisure',
			location: {
				address: { postal_code: '37000', city: 'Tours', neighbourhood: 'Tours' },
			},
		});
	expect(titles(inQuarter(1), inQuarter(2))).toEqual([
		'Trottxway, Leisure, 37000 Tours',
		'Trottxway, Leisure, 37000 Tours (2)',
	]);
	expect(titles(trottxway(1, undefined), trottxway(2, undefined))).toEqual([
		'Trottxway, Leisure, Tours',
		'Trottxway, Leisure, Tours (2)',
	]);
});

test('a category that is named like a way to browse says that it is a category', () => {
	expect(categoryTitles(['Families'])).toEqual({ families: 'Category: Families' });
	expect(categoryTitles(['Familien'], 'de')).toEqual({ familien: 'Kategorie: Familien' });
});

test('a title does not say again the place and the town with which the name ends', () => {
	const places = [
		storedPlace({
			id: placeId(1),
			name: 'Château de Chinon',
			location: { address: { city: 'CHINON' } },
		}),
		storedPlace({ id: placeId(2), name: 'Chinon Café', location: { address: { city: 'Chinon' } } }),
		storedPlace({ id: placeId(3), name: 'Le Bachinon', location: { address: { city: 'Chinon' } } }),
	];
	const events = [
		storedEvent({
			id: eventId(1),
			name: 'Concert au chateau de Chinon',
			location: { place_id: placeId(1) },
		}),
		storedEvent({ id: eventId(2), name: 'Concert', location: { place_id: placeId(1) } }),
	];
	const titles = [...documentTitles(contextOf({ places, events }))]
		.filter(([path]) => /\/(places|events)\/./.test(path))
		.map(([, title]) => title);

	expect(titles.sort()).toEqual([
		'Chinon Café, Chinon',
		'Château de Chinon',
		'Concert au chateau de Chinon',
		'Concert, Château de Chinon, Chinon',
		'Le Bachinon, Chinon',
	]);
});

test('events of one name are told apart by their days, by all of them where there are several', () => {
	const walk = (number: number, start_at: string, end_at: string) =>
		storedEvent({
			id: eventId(number),
			name: 'River walk',
			location: { city: 'Faro' },
			occurrences: [{ start_at, end_at }],
		});
	const events = [
		walk(1, '2026-12-05T10:00:00Z', '2026-12-06T18:00:00Z'),
		walk(2, '2026-12-05T10:00:00Z', '2026-12-05T18:00:00Z'),
		walk(3, '2026-12-30T10:00:00Z', '2027-01-02T18:00:00Z'),
	];

	expect(eventTitles(events)).toEqual([
		'River walk, Faro, 5 – 6 December 2026',
		'River walk, Faro, 5 December 2026',
		'River walk, Faro, 30 December 2026 – 2 January 2027',
	]);
});

test('a title that tells events apart by days names no single one of several', () => {
	const tour = (number: number, ...days: string[]) =>
		storedEvent({
			id: eventId(number),
			name: 'Village tour',
			location: { city: 'Faro' },
			occurrences: days.map((day) => ({
				start_at: `${day}T10:00:00Z`,
				end_at: `${day}T12:00:00Z`,
			})),
		});
	const season = (number: number, ...spans: [first: string, last: string][]) =>
		storedEvent({
			id: eventId(number),
			name: 'Village tour',
			location: { city: 'Faro' },
			occurrences: spans.map(([first, last]) => ({
				start_at: `${first}T10:00:00Z`,
				end_at: `${last}T18:00:00Z`,
			})),
		});
	const events = [
		tour(1, '2026-12-05', '2026-12-12', '2026-12-19'),
		tour(2, '2026-12-05'),
		tour(3, '2026-12-06', '2026-12-13'),
		season(4, ['2026-12-01', '2026-12-20'], ['2026-12-21', '2027-01-10']),
	];

	expect(eventTitles(events).sort()).toEqual([
		'Village tour, Faro, 1 December 2026 – 10 January 2027',
		'Village tour, Faro, 5 December 2026',
		'Village tour, Faro, 5 December 2026 and 2 more dates',
		'Village tour, Faro, 6 December 2026 and 1 more date',
	]);
});

test('a title does not say again a place of several words that stands whole within the name', () => {
	const places = [storedPlace({ id: placeId(1), name: 'Château de Montpoupon' })];
	const event = (number: number, name: string) =>
		storedEvent({
			id: eventId(number),
			name,
			location: { place_id: placeId(1), city: 'Céré-la-Ronde' },
		});
	const events = [
		event(
			1,
			`Exposition 2020 au Château de Montpoupon "Soldats et figurines en plomb racontent l'histoire"`,
		),
		event(2, 'Bal au Château de Montpouponnière'),
	];

	expect(eventTitles(events, places)).toEqual([
		'Bal au Château de Montpouponnière, Château de Montpoupon, Céré-la-Ronde',
		`Exposition 2020 au Château de Montpoupon "Soldats et figurines en plomb racontent l'histoire", Céré-la-Ronde`,
	]);
});
