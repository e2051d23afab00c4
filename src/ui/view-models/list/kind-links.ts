import type { Facet } from '../../../domain/facets/facet.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { parametersOfValues, queryOf } from '../../../outputs/explore/chosen-values.ts';
import { eventFacets } from '../explore/explored-events.ts';
import type { Link } from '../site/link.ts';
import type { ListedContent } from './listed-content.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Describes the kinds of a list of places and events: how many it has of each, with a way to them.
 */
export interface KindLinks {
	places: Link;
	events: Link;
}

/** Fragments of the sections of a list of both kinds. */
export const kindIds = { places: 'places', events: 'events' } as const;
/** Fragment of the files of a list. */
export const filesId = 'files';

/** Returns links to the places and the events of a list; `undefined` for a list of one kind. */
export function kindLinks(
	{ messages }: PageContext,
	{ events = [], filtered, hrefOf, places = [] }: ListedContent,
): KindLinks | undefined {
	if (places.length === 0 || events.length === 0) return undefined;
	return {
		places: {
			href: filtered?.places ?? `${hrefOf(1)}#${kindIds.places}`,
			label: messages.pages.placeCount(places.length),
		},
		events: {
			href: filtered?.events ?? `${hrefOf(1)}#${kindIds.events}`,
			label: messages.pages.eventCount(events.length),
		},
	};
}

/**
 * Returns the way to the places of a list, or to the events of one that has no places, on the page
 * that has filters for them; `undefined` where there is none.
 */
export function filterLink(
	{ messages }: PageContext,
	{ events = [], filtered, places = [] }: Pick<ListedContent, 'events' | 'filtered' | 'places'>,
): Link | undefined {
	if (!filtered) return undefined;
	const { filters } = messages.explore;
	if (places.length > 0) {
		return { href: filtered.places, label: `${filters} · ${messages.map.heading}` };
	}
	return events.length > 0 ? { href: filtered.events, label: filters } : undefined;
}

/** Returns the ways to Explore and What's on with one value of a facet alone. */
export function filteredLists(
	{ routes }: PageContext,
	facet: Facet,
	slug: string,
): Readonly<Record<'places' | 'events', string>> {
	const query = queryOf(parametersOfValues(new Map([[facet, [slug]]])));
	return { places: routes.explore() + query, events: routes.events() + query };
}

/**
 * Returns ways to the files of a list that has none of its own: the pages with filters make them,
 * in browsers.
 */
export function waysToFiles(
	context: PageContext,
	{ events, facet, places, slug }: Pick<FacetValue, 'events' | 'facet' | 'places' | 'slug'>,
): Link[] {
	const { feeds } = context.messages;
	const filtered = filteredLists(context, facet, slug);
	return [
		...(places.length > 0
			? [{ href: `${filtered.places}#${filesId}`, label: feeds.placeFilesHeading }]
			: []),
		...(events.length > 0 && eventFacets.includes(facet)
			? [{ href: `${filtered.events}#${filesId}`, label: feeds.eventFilesHeading }]
			: []),
	];
}
