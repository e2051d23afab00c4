import type { Facet, FacetFact } from '../../../domain/facets/facet.ts';
import { originOfValues } from '../../../domain/facets/origin-of-values.ts';
import { type BrowseLists, browseLists, browsedFacets } from '../../../guide/model/browse-lists.ts';
import { groupBy } from '../../../guide/model/group-by.ts';
import type { Guide } from '../../../guide/model/guide.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { valueName } from './facet-words.ts';
import { themesOf } from './event-themes.ts';
import type { CountedLink } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';

/** Holds the pages at which the values of a guide are listed. */
export interface BrowseLinks {
	lists: BrowseLists;
	/** Returns the path of the page that lists a value; `undefined` where there is none. */
	hrefOf: (value: FacetValue) => string | undefined;
	/** Returns what that page lists: of a theme the events to come. */
	listedOf: (value: FacetValue) => Pick<FacetValue, 'events' | 'places'>;
	/** Returns the neighbourhoods of a city that have lists. @param citySlug Slug of the city. */
	neighbourhoodsOf: (citySlug: string) => readonly FacetValue[];
}

/** Holds what decides which lists there are, and where. */
export type ListsContext = Pick<PageContext, 'guide' | 'now' | 'routes' | 'site'>;

const linksByGuide = new WeakMap<Guide, BrowseLinks>();

/** Returns the links to lists, which are made once for all pages of a build. */
export function browseLinks(context: ListsContext): BrowseLinks {
	const links = linksByGuide.get(context.guide) ?? makeLinks(context);
	linksByGuide.set(context.guide, links);
	return links;
}

/**
 * Returns links to the pages of values, with what is behind them; those without a page are left
 * out.
 */
export function valueLinks(context: PageContext, values: readonly FacetValue[]): CountedLink[] {
	const { hrefOf, listedOf } = browseLinks(context);
	return values.flatMap((value) => {
		const href = hrefOf(value);
		return href === undefined
			? []
			: [
					{
						href,
						label: valueName(context, value),
						...originOfValues(value.facet),
						count: countOf(context, listedOf(value)),
					},
				];
	});
}

/** Holds what a place or event states, and the path of the page that lists it. */
export interface StatedValueLink {
	facet: Facet;
	name: string;
	/** Fact that the list is about, where it is about one. */
	fact?: FacetFact | undefined;
	href: string;
}

/**
 * Returns links to the pages that list what a place or event states.
 *
 * @param id Id of the place or event.
 */
export function statedValueLinks(context: PageContext, id: string): StatedValueLink[] {
	const { hrefOf } = browseLinks(context);
	return (context.guide.facets.byMemberId.get(id) ?? []).flatMap((value) => {
		const href = hrefOf(value);
		const { facet, fact, name } = value;
		return href === undefined ? [] : { facet, name, fact, href };
	});
}

/**
 * Returns how much is in a list: places, or events where it has no place; empty where it has
 * neither, as a destination may.
 */
export function countOf(
	{ messages }: PageContext,
	{ events, places }: { places: readonly unknown[]; events: readonly unknown[] },
): string {
	const { eventCount, placeCount } = messages.pages;
	if (places.length > 0) return placeCount(places.length);
	return events.length > 0 ? eventCount(events.length) : '';
}

function makeLinks(context: ListsContext): BrowseLinks {
	const { guide, routes, site } = context;
	const lists = browseLists(guide, site.mostBrowseLists);
	const listed = new Set(browsedFacets.flatMap((facet) => lists.values[facet]));
	const toCome = new Map(
		themesOf(context).map(({ entries, slug }) => [slug, entries.map(({ event }) => event)]),
	);
	const neighbourhoods = groupBy(lists.values.neighbourhood, ({ within }) => within);
	return {
		lists,
		hrefOf,
		listedOf: (value) =>
			value.facet === 'theme' ? { places: [], events: toCome.get(value.slug) ?? [] } : value,
		neighbourhoodsOf: (citySlug) => neighbourhoods.get(citySlug) ?? [],
	};

	function hrefOf(value: FacetValue): string | undefined {
		const { facet, slug } = value;
		if (facet === 'category') return routes.category(slug.split('/'));
		if (facet === 'destination' || facet === 'collection') return routes[facet](slug);
		if (facet === 'theme') return toCome.has(slug) ? routes.eventsOfTheme(slug) : undefined;
		if (listed.has(value)) return routes.browseList(facet, slug);
		const destination = lists.destinationOf(value);
		return destination && routes.destination(destination.addressSlug);
	}
}
