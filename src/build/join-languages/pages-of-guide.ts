import { hash } from 'node:crypto';
import type { LanguagePages } from '../../config/languages/pages-by-subject.ts';
import { monthsAhead, monthsPast } from '../../domain/events/schedule-months.ts';
import { browsedFacets } from '../../guide/model/browse-lists.ts';
import type { Guide } from '../../guide/model/guide.ts';
import type { FacetValue } from '../../guide/model/guide-facets.ts';
import { eventClock } from '../../ui/view-models/event/event-clock.ts';
import { browseLinks, type ListsContext } from '../../ui/view-models/list/browse-links.ts';

/** Returns the pages of a guide that its other languages may have as well, besides its records. */
export function pagesOfGuide(
	context: ListsContext,
): Pick<LanguagePages, 'lists' | 'pages' | 'unindexed'> {
	const listed = listedValues(context);
	const below = context.routes.home().length;
	return {
		pages: overviews(context),
		lists: listed.map(([path, value]) => [
			decodeURIComponent(path.slice(below)),
			membersDigest(value),
		]),
		unindexed: unindexedPaths(context.guide, listed.length > 0),
	};
}

/** Returns the paths that are the same in every language whose guide has such content. */
function overviews(context: ListsContext): string[] {
	const { guide, now } = context;
	const { collections, destinations, events, listedPlaces, schedule } = guide;
	const past = monthsPast(schedule, now);
	const months = new Set(
		[...past, ...monthsAhead(schedule, eventClock(context))].map(({ month }) => month),
	);
	const { values } = browseLinks(context).lists;
	return [
		...['explore/', 'places/', 'browse/', 'categories/'],
		...['about/', 'accessibility/', 'saved/', 'search/'],
		...(listedPlaces.some(({ coordinates }) => coordinates) ? ['map/'] : []),
		...(events.length > 0 ? ['events/'] : []),
		...(past.length > 0 ? ['events/archive/'] : []),
		...[...months].sort().map((month) => `events/months/${month}/`),
		...(destinations.length > 0 ? ['destinations/'] : []),
		...(collections.length > 0 ? ['collections/'] : []),
		...browsedFacets.flatMap((facet) => (values[facet].length > 0 ? `browse/${facet}/` : [])),
	];
}

/** Returns the values that have lists, other than records, with the paths of these. */
function listedValues(context: ListsContext): [path: string, value: FacetValue][] {
	const { hrefOf, lists } = browseLinks(context);
	return (['category', 'theme', ...browsedFacets] as const)
		.flatMap((facet) => context.guide.facets.values[facet])
		.flatMap((value): [string, FacetValue][] => {
			const path = lists.destinationOf(value) ? undefined : hrefOf(value);
			return path === undefined ? [] : [[path, value]];
		});
}

/** Returns a digest of the records of a list, with its facet and its depth in that. */
function membersDigest({ events, facet, places, slug }: FacetValue): string {
	const ids = [...places, ...events].map(({ id }) => id).sort();
	return hash('sha256', JSON.stringify([facet, slug.split('/').length, ids]), 'base64url').slice(
		0,
		16,
	);
}

/** Returns the paths of pages that are not for search engines, as their view models say too. */
function unindexedPaths(guide: Guide, hasLists: boolean): string[] {
	const { categories, collections, destinations, events, listedEvents, listedPlaces } = guide;
	const listed = new Set(listedPlaces.map(({ id }) => id));
	const groupings = [
		...destinations.map((grouping) => ({ kind: 'destinations', grouping })),
		...collections.map((grouping) => ({ kind: 'collections', grouping })),
	];
	return [
		...guide.places.flatMap((place) =>
			listed.has(place.id) ? [] : `places/${place.addressSlug}/`,
		),
		...events.flatMap((event) => (event.standing === 'past' ? `events/${event.addressSlug}/` : [])),
		...groupings.flatMap(({ grouping, kind }) =>
			grouping.places.length + grouping.events.length === 0
				? `${kind}/${grouping.addressSlug}/`
				: [],
		),
		...['saved/', 'search/'],
		...(listedPlaces.length > 0 ? [] : ['explore/', 'places/']),
		...(listedEvents.length > 0 ? [] : ['events/']),
		...(categories.length > 0 ? [] : ['categories/']),
		...(hasLists || groupings.length > 0 ? [] : ['browse/']),
	];
}
