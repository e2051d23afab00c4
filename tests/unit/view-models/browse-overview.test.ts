import { expect, test } from '@playwright/test';
import { axisPages, browseOverview } from '../../../src/view-models/browse-overview.ts';
import { contextOf } from '../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../support/records.ts';

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
	overview: browseOverview(context).sections.map(({ axis, links }) => [
		axis,
		...links.map(({ href }) => href),
	]),
	pages: axisPages(context).map(({ axis, page }) => [
		axis,
		...page.sections.flatMap(({ links }) => links.map(({ href }) => href)),
	]),
});

test('towns that are all destinations stand among these alone, and have no page of their axis', () => {
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
