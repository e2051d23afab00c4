import { dateInWords, dateRangeInWords } from '../../../domain/events/date-words.ts';
import { townLine } from '../../../domain/places/address-lines.ts';
import { shownDays } from '../../../domain/events/date-run.ts';
import { leadingOccurrence } from '../../../domain/events/upcoming.ts';
import { browsedFacets } from '../../../guide/model/browse-lists.ts';
import { allCategories, type Category } from '../../../guide/model/category-tree.ts';
import type { GuideEvent, GuidePlace, Grouping } from '../../../guide/model/guide-records.ts';
import type { Guide } from '../../../guide/model/guide.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { shortened } from '../../../guide/model/teaser.ts';
import { facetHeading, valueHeading, valueTitle } from '../list/facet-words.ts';
import { browseLinks } from '../list/browse-links.ts';
import { categoryHeading, termAtStart } from '../list/category-words.ts';
import { distinctTitles, type TitledPage } from '../list/distinct-titles.ts';
import { eventCard } from '../event/event-card.ts';
import { placeAndTown } from '../event/event-location.ts';
import type { PageContext } from './page-context.ts';
import { whereaboutsOf } from '../place/place-card.ts';
import { textsNotInName } from '../place/texts-not-in-name.ts';

/**
 * Search engines and tabs show about 60 characters of a title; more than this of a name tells
 * nothing apart.
 */
const maxPartLength = 100;

interface Titles {
	titles: ReadonlyMap<string, string>;
	/** Titles with a number, without it. */
	unnumbered: ReadonlyMap<string, string>;
}

const titlesByGuide = new WeakMap<Guide, Titles>();

/**
 * Returns the titles of the pages of places, events, destinations, collections and categories, by
 * their paths; no two are the same.
 *
 * Names alone are shared: by branches of a firm, by a town and the collection about it. A title
 * says as much more as it takes.
 */
export function documentTitles(context: PageContext): ReadonlyMap<string, string> {
	return titlesOf(context).titles;
}

/**
 * Returns the title of a page without the number that distinguishes it from others which say the
 * same, for use within a text.
 */
export function unnumberedTitle(context: PageContext, path: string): string | undefined {
	const { titles, unnumbered } = titlesOf(context);
	return unnumbered.get(path) ?? titles.get(path);
}

function titlesOf(context: PageContext): Titles {
	const titles = titlesByGuide.get(context.guide) ?? makeTitles(context);
	titlesByGuide.set(context.guide, titles);
	return titles;
}

function makeTitles(context: PageContext): Titles {
	const { guide, messages } = context;
	const words = messages.pages;
	const pages = [
		...allCategories(guide.categories).map((category) => categoryTitles(context, category)),
		...browsedFacets.flatMap((facet) =>
			browseLinks(context).lists.values[facet].map((value) => browseTitles(context, value)),
		),
		...guide.destinations.map((grouping) => groupingTitles(context, 'destination', grouping)),
		...guide.collections.map((grouping) => groupingTitles(context, 'collection', grouping)),
		...guide.places.map((place) => placeTitles(context, place)),
		...guide.events.map((event) => eventTitles(context, event)),
	];
	const { about, categories, collections, destinations, eventArchive, events, places } = words;
	const titles = distinctTitles(pages, [
		about,
		categories,
		collections,
		destinations,
		eventArchive,
		events,
		places,
		messages.browse.heading,
		...browsedFacets.map((facet) => words.placesTitle(facetHeading(messages, facet))),
	]);
	const numbered = pages.filter(
		({ candidates, path }) => !candidates.includes(titles.get(path) ?? ''),
	);
	return {
		titles,
		unnumbered: new Map(
			numbered.map(({ candidates, path }) => [path, candidates.at(-1) ?? candidates[0]]),
		),
	};
}

function categoryTitles(context: PageContext, category: Category): TitledPage {
	const { browse, pages, search } = context.messages;
	const { levels, name, slugs } = category;
	const ancestors = levels.slice(0, -1).reverse();
	const start = termAtStart(context, name);
	return {
		path: context.routes.category(slugs),
		candidates: [
			pages.placesTitle(categoryHeading(context, category)),
			pages.placesTitle(parts(start, ancestors.at(-1))),
			pages.placesTitle(parts(start, ...ancestors)),
			browse.listTitle(search.category, parts(name, ...ancestors)),
		],
	};
}

function browseTitles(context: PageContext, value: FacetValue): TitledPage {
	const { messages, routes } = context;
	return {
		path: routes.browseList(value.facet, value.slug),
		candidates: [
			messages.pages.placesTitle(valueHeading(context, value)),
			valueTitle(context, value),
		],
	};
}

function groupingTitles(
	{ messages, routes }: PageContext,
	kind: 'destination' | 'collection',
	{ addressSlug, events, places, summary }: Grouping,
): TitledPage {
	const { collectionTitle, destinationTitle, eventsTitle, placesTitle } = messages.pages;
	const titleOfOneKind = places.length > 0 ? placesTitle : eventsTitle;
	const isOfOneKind = places.length > 0 !== events.length > 0;
	const titleOfDestination = isOfOneKind ? titleOfOneKind : destinationTitle;
	const title = kind === 'destination' ? titleOfDestination : collectionTitle;
	return {
		path: routes[kind](addressSlug),
		candidates: [title(summary.name), title(parts(summary.name, summary.region, summary.country))],
	};
}

function placeTitles({ routes }: PageContext, place: GuidePlace): TitledPage {
	const { addressSlug, categories, city, containedIn, kind, name, postalCode, region, street } =
		place;
	const neighbourhood = place.neighbourhood === city ? undefined : place.neighbourhood;
	const whereIn = (town: string | undefined) =>
		textsNotInName(name, [whereaboutsOf({ neighbourhood, city: town }) ?? region ?? containedIn]);
	const where = whereIn(city);
	const withCode = city === undefined ? [...where, postalCode] : whereIn(townLine(place));
	return {
		path: routes.place(addressSlug),
		candidates: [
			parts(name, ...where),
			parts(name, categories.at(-1) ?? kind, ...where),
			parts(name, categories.at(-1) ?? kind, street, ...where),
			parts(name, categories.at(-1) ?? kind, street, ...withCode),
		],
	};
}

function eventTitles(context: PageContext, event: GuideEvent): TitledPage {
	const { routes } = context;
	const { addressSlug, kind, name } = event;
	const where = textsNotInName(name, placeAndTown(context, event));
	const date = daysOfTitle(context, event);
	return {
		path: routes.event(addressSlug),
		candidates: [
			parts(name, ...where),
			parts(name, ...where, date),
			parts(name, kind, ...where, date),
		],
	};
}

/**
 * Returns the days of the date that leads and, where others are to come after it, words which say
 * so: no title names one of several dates.
 */
function daysOfTitle(context: PageContext, event: GuideEvent): string | undefined {
	const { now, site } = context;
	const leading = leadingOccurrence(event.dates, now);
	if (!leading) return undefined;
	const { firstDay, lastDay } = shownDays(leading);
	const days =
		firstDay === lastDay
			? dateInWords(firstDay, site.locale)
			: dateRangeInWords(firstDay, lastDay, site.locale, false);
	const { further } = eventCard(context, event);
	return further === undefined ? days : `${days} ${further}`;
}

/** Joins what is known, each once. */
function parts(...texts: readonly (string | undefined)[]): string {
	const stated = texts.filter((text) => text !== undefined);
	return [...new Set(stated.map((text) => shortened(text, maxPartLength)))].join(', ');
}
