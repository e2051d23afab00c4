import { expect, test } from '@playwright/test';
import {
	facetPages,
	browseOverview,
} from '../../../../../src/ui/view-models/list/browse-overview.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

/** A guide of three places in each of these towns, of which some are destinations too. */
function guideOf(towns: readonly string[], destinations: readonly string[]) {
	return contextOf({
		places: towns
			.flatMap((city) => [city, city, city])
			.map((city, index) =>
				storedPlace({
					id: placeId(index + 1),
					name: `Place ${index + 1}`,
					location: { address: { city } },
				}),
			),
		destinations: destinations.map((name) => storedGrouping({ id: `dst_${name}`, name })),
	});
}

const linksOf = (context: ReturnType<typeof guideOf>) => ({
	overview: browseOverview(context).sections.map(({ facet, links }) => [
		facet,
		...links.map(({ href }) => href),
	]),
	pages: facetPages(context).map(({ facet, page }) => [
		facet,
		...page.sections.flatMap(({ links }) => links.map(({ href }) => href)),
	]),
});

test('towns that are all destinations stand among these alone, and have no page of their facet', () => {
	expect(linksOf(guideOf(['Faro', 'Lagos'], ['Faro', 'Lagos']))).toEqual({
		overview: [['destination', '/guide/destinations/faro/', '/guide/destinations/lagos/']],
		pages: [],
	});
});

test('towns of which some have lists are listed together, each with the page that it has', () => {
	const towns = ['/guide/destinations/faro/', '/guide/browse/city/lagos/'];

	expect(linksOf(guideOf(['Faro', 'Lagos'], ['Faro']))).toEqual({
		overview: [
			['destination', '/guide/destinations/faro/'],
			['city', ...towns],
		],
		pages: [['city', ...towns]],
	});
});

test('towns that no destination lists come before larger ones that the section of destinations has, too', () => {
	const destinations = Array.from({ length: 12 }, (_, index) => `Coast ${index + 10}`);
	const towns = [...destinations, ...destinations, 'Faro', 'Lagos'];
	const { overview } = linksOf(guideOf(towns, destinations));
	const cities = overview.find(([facet]) => facet === 'city')?.slice(1) ?? [];

	expect(cities).toHaveLength(12);
	expect(cities.filter((href) => !href.startsWith('/guide/destinations/'))).toEqual([
		'/guide/browse/city/faro/',
		'/guide/browse/city/lagos/',
	]);
});

test('the way to all lists of a facet counts lists, of whatever they are', () => {
	const names = Array.from({ length: 13 }, (_, index) => `Coast ${index + 10}`);
	const [destinations] = browseOverview(guideOf(names, names)).sections;

	expect(destinations?.all).toEqual({
		href: '/guide/destinations/',
		label: 'Destinations: all 13 lists',
	});
});

test('of more themes than there is room for those stay that have most dates to come', () => {
	const event = (number: number, theme: string, ...days: string[]) =>
		storedEvent({
			id: eventId(number),
			name: `Event ${number}`,
			classification: { theme: [theme] },
			occurrences: days.map((day) => ({ start_at: `${day}T20:00:00+00:00` })),
		});
	const dated = Array.from({ length: 24 }, (_, index) =>
		event(index, `Dated ${10 + (index % 12)}`, '2026-12-01'),
	);
	const undated = [30, 31, 32].map((number) => event(number, 'Announced'));
	const events = [...dated, ...undated, event(33, 'Announced', '2026-12-01')];
	const themes = browseOverview(contextOf({ events })).sections.find(
		({ facet }) => facet === 'theme',
	);

	expect(themes?.links.map(({ count }) => count)).toEqual(Array(12).fill('2 events'));
});
