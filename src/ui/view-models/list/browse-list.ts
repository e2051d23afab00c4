import { isLocality } from '../../../domain/facets/facet.ts';
import { browsedFacets } from '../../../guide/model/browse-lists.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { orderOfList } from '../../../guide/model/place-rank.ts';
import { facetHeading, valueHeading } from './facet-words.ts';
import { browseLinks, valueLinks } from './browse-links.ts';
import { type EventListFile, eventFileLinks, eventFilesOf } from '../event/event-files.ts';
import type { CountedLink, Link } from '../site/link.ts';
import { type ListPage, listPage } from './list-page.ts';
import { type ListedContent, listPageCount } from './listed-content.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageParameter } from './pagination.ts';
import { refinementsOf } from './refinements.ts';
import { type PlaceListFile, placeFileLinks, placeFilesOf } from '../place/place-files.ts';

/** One page of the list of a value. */
export interface BrowsePage {
	value: FacetValue;
	/** From 1 on. */
	number: number;
}

/**
 * Every page of every list, with the end of its address. What a page shows is made when it is
 * drawn: there are very many.
 */
export function browsePages(
	context: PageContext,
): { path: string; facet: string; page: BrowsePage }[] {
	return listedValues(context).flatMap((value) =>
		Array.from({ length: listPageCount(value) }, (_, index) => ({
			facet: value.facet,
			path: [value.slug, pageParameter(index)].filter(Boolean).join('/'),
			page: { value, number: index + 1 },
		})),
	);
}

export function browsePage(context: PageContext, { number, value }: BrowsePage): ListPage {
	return listPage(context, listOf(context, value), number);
}

/** The files of the places of every list. */
export function browseFiles(context: PageContext): (PlaceListFile & { facet: string })[] {
	return listedValues(context).flatMap((value) =>
		placeFilesOf(value.slug, {
			name: valueHeading(context, value),
			path: context.routes.browseList(value.facet, value.slug),
			places: value.places,
		}).map((file) => ({ ...file, facet: value.facet })),
	);
}

/** The files of the events of every list that has some. */
export function browseEventFiles(context: PageContext): (EventListFile & { facet: string })[] {
	return listedValues(context).flatMap((value) =>
		eventFilesOf(context, value.slug, {
			name: valueHeading(context, value),
			path: context.routes.browseList(value.facet, value.slug),
			events: value.events,
		}).map((file) => ({ ...file, facet: value.facet })),
	);
}

function listedValues(context: PageContext): FacetValue[] {
	const { lists } = browseLinks(context);
	return browsedFacets.flatMap((facet) => lists.values[facet]);
}

function listOf(context: PageContext, value: FacetValue): ListedContent {
	const { messages, routes } = context;
	const path = routes.browseList(value.facet, value.slug);
	return {
		heading: valueHeading(context, value),
		introduction: introductionOf(context, value),
		isContent: { heading: isLocality(value.facet), introduction: false },
		parents: parentsOf(context, value),
		places: value.places,
		events: value.events,
		narrower: { heading: messages.browse.neighbourhoods, links: neighbourhoodsOf(context, value) },
		refinements: () => refinementsOf(context, value),
		emptyState: { message: messages.pages.noPlaces, links: [] },
		hrefOf: (page) => routes.browseList(value.facet, value.slug, page),
		files: placeFileLinks(context, value.places, path),
		eventFiles: eventFileLinks(context, value.events, path),
	};
}

/** Says what the list is about, and of whom that is known. */
function introductionOf(context: PageContext, value: FacetValue): string {
	const { messages, site } = context;
	const { browse } = messages;
	const heading = valueHeading(context, value);
	const { length } = value.places;
	if (isLocality(value.facet)) {
		const order = browse.inOrder[orderOfList(value.places, site.locale)];
		return browse.townIntroduction(heading, length, order);
	}
	return value.fact
		? browse.factIntroduction(heading, site.name, length)
		: browse.wordIntroduction(heading, site.name, length);
}

/** A neighbourhood lies below its city, where that has a page. */
function parentsOf(context: PageContext, value: FacetValue): Link[] {
	const { messages, routes } = context;
	const { city } = value;
	const cityPath = city && browseLinks(context).hrefOf(city);
	return [
		{ href: routes.browse(), label: messages.browse.heading },
		{ href: routes.browseFacet(value.facet), label: facetHeading(messages, value.facet) },
		...(city && cityPath !== undefined
			? [{ href: cityPath, label: city.name, isContent: true }]
			: []),
	];
}

function neighbourhoodsOf(context: PageContext, { facet, slug }: FacetValue): CountedLink[] {
	const neighbourhoods = facet === 'city' ? browseLinks(context).neighbourhoodsOf(slug) : [];
	return valueLinks(context, neighbourhoods).map((link, index) => ({
		...link,
		label: neighbourhoods[index]?.name ?? link.label,
	}));
}
