import { isNamedByInterface } from '../../../domain/facets/facet.ts';
import { dictionaryOf } from '../../../outputs/explore/dictionary.ts';
import { browsedFacets } from '../../../guide/model/browse-lists.ts';
import { allCategories } from '../../../guide/model/category-tree.ts';
import { groupBy } from '../../../guide/model/group-by.ts';
import type { Guide } from '../../../guide/model/guide.ts';
import { oneLine } from '../../../guide/model/one-line.ts';
import type { NameGroup, NameKind, NameList } from '../../../outputs/search/name-list.ts';
import { valueName } from './facet-words.ts';
import { browseLinks, countOf } from './browse-links.ts';
import { placeTableAddress } from '../explore/explored-places.ts';
import type { PageContext } from '../site/page-context.ts';
import { searchAttributes, type SearchKind } from '../explore/search-attributes.ts';
import { searchOffer } from '../explore/search-offer.ts';

interface Named {
	name: string;
	path: string;
	place?: string | undefined;
	/** Names in other languages. */
	otherNames?: readonly { text: string }[] | undefined;
	members?: Members;
	/** Values that it can be filtered by, written as the query of an address. */
	filters?: string;
}

interface Members {
	places: readonly unknown[];
	events: readonly unknown[];
}

/** Ranked places come before all others. */
const worthOfRanked = 'z';
const maxWorth = 24;

/**
 * Returns every name that leads to a page: destinations, collections and categories, the largest
 * first; places; lists to browse, of those that bear a word of the content; and events to come, the
 * next one first.
 */
export function nameList(context: PageContext): NameList {
	const { guide, messages, routes, site } = context;
	const { entries, oneEntry } = messages.explore.browser;
	const { kinds, noSuggestions, suggestionCount } = messages.search;
	const filtersOf = (...of: [SearchKind, { id: string }, string?]) =>
		searchAttributes(context, ...of)['data-search-filters'];
	const groupings = (kind: 'destination' | 'collection') =>
		guide[`${kind}s`].map((grouping) => ({
			name: grouping.summary.name,
			path: routes.record(`${kind}s`, grouping.addressSlug),
			members: grouping,
			filters: filtersOf(
				kind,
				{ id: grouping.summary.id },
				kind === 'destination' ? grouping.addressSlug : undefined,
			),
		}));
	const categories = allCategories(guide.categories).map((category) => ({
		name: category.name,
		path: routes.category(category.slugs),
		members: { places: category.places, events: [] },
	}));
	const lists = { destination: groupings('destination'), collection: groupings('collection') };
	const distinguished = distinguishNamesakes(context, [
		...lists.destination,
		...lists.collection,
		...categories,
	]);
	const events = guide.listedEvents.map((event) => ({
		name: event.name,
		path: routes.event(event.addressSlug),
		place: event.city,
		otherNames: event.otherNames,
		filters: filtersOf('event', event),
	}));
	return {
		placeTable: placeTableAddress(context),
		otherNames: guide.listedPlaces.flatMap(({ alternateName, otherNames = [] }, row) =>
			[alternateName, ...otherNames.map(({ text }) => text)].flatMap((other) => {
				const name = oneLine(other);
				return name === undefined ? [] : [[row, name] as const];
			}),
		),
		placeWorth: placeWorth(guide),
		words: { allTexts: searchOffer(context), noSuggestions, suggestionCount },
		explore: { path: routes.explore(), oneEntry, entries, locale: site.locale },
		groups: [
			group('destination', kinds.destination, lists.destination.map(distinguished)),
			group('collection', kinds.collection, lists.collection.map(distinguished)),
			group('category', kinds.category, categories.map(distinguished)),
			group('place', kinds.place, []),
			...listGroups(context),
			group('event', kinds.event, events),
		],
	};
}

function listGroups(context: PageContext): NameGroup[] {
	const { messages, routes } = context;
	const { values } = browseLinks(context).lists;
	return browsedFacets
		.filter((facet) => !isNamedByInterface(facet) && values[facet].length > 0)
		.map((facet) =>
			group(
				'list',
				messages.facets[facet],
				values[facet].map((value) => ({
					name: value.city ? value.name : valueName(context, value),
					path: routes.browseList(facet, value.slug),
					place: value.city?.name,
					members: value,
				})),
			),
		);
}

function group(kind: NameKind, label: string, named: readonly Named[]): NameGroup {
	const ordered = named.toSorted((a, b) => sizeOf(b) - sizeOf(a));
	const others = ordered.flatMap(({ otherNames = [] }, at) =>
		otherNames.map(({ text }) => [at, text] as const),
	);
	const filters = dictionaryOf(
		ordered.map((one) => one.filters),
		(text) => text,
	);
	return {
		kind,
		label,
		names: ordered.map(({ name }) => name),
		paths: ordered.map(({ path }) => path),
		places: ordered.map(({ place }) => place ?? ''),
		...(others.length > 0 && { otherNames: others }),
		...(filters.values.length > 0 && {
			filterSets: filters.values,
			filterRows: filters.codes.map((code) => code - 1),
		}),
	};
}

/**
 * Returns a function that tells apart names that several lists have, such as a collection and a
 * category, how much is in each stands where a place would.
 */
function distinguishNamesakes(
	context: PageContext,
	all: readonly Named[],
): (named: Named) => Named {
	const times = groupBy(all, ({ name }) => name);
	return (named) =>
		named.members && (times.get(named.name)?.length ?? 0) > 1
			? { ...named, place: countOf(context, named.members) }
			: named;
}

function sizeOf({ members }: Named): number {
	return (members?.places.length ?? 0) + (members?.events.length ?? 0);
}

/**
 * Returns the worth of each listed place as one character. Two steps of rank are one of worth:
 * finer ones would take more room, and show nobody more.
 */
function placeWorth(guide: Guide): string {
	return guide.listedPlaces
		.map((place) => {
			if (place.editorialScore !== undefined) return worthOfRanked;
			const rank = guide.ranks.get(place.id) ?? 0;
			const worth = Math.max(0, Math.min(Math.floor(rank / 2), maxWorth));
			return String.fromCharCode('a'.charCodeAt(0) + worth);
		})
		.join('');
}
