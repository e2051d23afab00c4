import { isLocality } from '../../../domain/facets/facet.ts';
import { browsedFacets } from '../../../guide/model/browse-lists.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { orderOfList } from '../../../guide/model/place-rank.ts';
import { facetHeading, valueHeading } from './facet-words.ts';
import { browseLinks, valueLinks } from './browse-links.ts';
import { waysToFiles } from './kind-links.ts';
import type { CountedLink, Link } from '../site/link.ts';
import { type ListPage, listPage } from './list-page.ts';
import { type ListedContent, listPageCount } from './listed-content.ts';
import { areaOf } from './list-area.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageParameter } from './pagination.ts';
import { refinementsOf } from './refinements.ts';

/** Names one page of the list of a value. */
export interface BrowsePage {
	value: FacetValue;
	/** Number of the page, from 1 on. */
	number: number;
}

/**
 * Returns every page of every list, with the end of its address. The content of a page is made when
 * it is rendered: there are very many pages.
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

function listedValues(context: PageContext): FacetValue[] {
	const { lists } = browseLinks(context);
	return browsedFacets.flatMap((facet) => lists.values[facet]);
}

function listOf(context: PageContext, value: FacetValue): ListedContent {
	const { messages, routes } = context;
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
		waysToFiles: waysToFiles(context, value),
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
		? browse.factIntroduction(heading, areaOf(context, value.places), length)
		: browse.wordIntroduction(heading, areaOf(context, value.places), length);
}

/**
 * Returns links to the pages above the list of a value: a neighbourhood lies below its city,
 * where that has a page.
 */
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
