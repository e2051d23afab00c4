import { isNamedByInterface } from '../axes/axis.ts';
import { browsedAxes } from '../guide/browse-lists.ts';
import { allCategories } from '../guide/category-tree.ts';
import type { Guide } from '../guide/guide.ts';
import { placeWealth } from '../guide/place-wealth.ts';
import type { NameGroup, NameKind, NameList } from '../search/name-list.ts';
import { oneLine } from '../structured-data/text.ts';
import { valueName } from './axis-words.ts';
import { browseLinks } from './browse-links.ts';
import { placeTableAddress } from './explored-places.ts';
import type { PageContext } from './page-context.ts';
import { searchOffer } from './search-offer.ts';

interface Named {
	name: string;
	path: string;
	place?: string | undefined;
	members?: Members;
}

interface Members {
	places: readonly unknown[];
	events?: readonly unknown[];
}

/** Ranked places come before all others. */
const worthOfRanked = 'z';
const mostWorth = 24;

/**
 * Every name that leads to a page: destinations, collections and categories, the largest first; places; lists to browse, of those that
 * bear a word of the content; and events to come, the next one first.
 */
export function nameList(context: PageContext): NameList {
	const { guide, messages, routes } = context;
	const { kinds, noSuggestions, suggestionCount } = messages.search;
	const groupings = (kind: 'destination' | 'collection') =>
		guide[`${kind}s`].map((grouping) => ({
			name: grouping.summary.name,
			path: routes.record(`${kind}s`, grouping.addressSlug),
			members: grouping,
		}));
	const categories = allCategories(guide.categories).map((category) => ({
		name: category.name,
		path: routes.category(category.slugs),
		members: category,
	}));
	const events = guide.listedEvents.map(({ addressSlug, city, name }) => ({
		name,
		path: routes.event(addressSlug),
		place: city,
	}));
	return {
		placeTable: placeTableAddress(context),
		otherNames: guide.listedPlaces.flatMap(({ alternateName }, row) => {
			const name = oneLine(alternateName);
			return name === undefined ? [] : [[row, name] as const];
		}),
		placeWorth: placeWorth(guide),
		words: { allTexts: searchOffer(context), noSuggestions, suggestionCount },
		groups: [
			group('destination', kinds.destination, groupings('destination')),
			group('collection', kinds.collection, groupings('collection')),
			group('category', kinds.category, categories),
			group('place', kinds.place, []),
			...listGroups(context),
			group('event', kinds.event, events),
		],
	};
}

function listGroups(context: PageContext): NameGroup[] {
	const { messages, routes } = context;
	const { values } = browseLinks(context).lists;
	return browsedAxes
		.filter((axis) => !isNamedByInterface(axis) && values[axis].length > 0)
		.map((axis) =>
			group(
				'list',
				messages.axes[axis],
				values[axis].map((value) => ({
					name: value.city ? value.name : valueName(context, value),
					path: routes.browseList(axis, value.slug),
					place: value.city?.name,
					members: value,
				})),
			),
		);
}

function group(kind: NameKind, label: string, named: readonly Named[]): NameGroup {
	const ordered = named.toSorted((a, b) => sizeOf(b) - sizeOf(a));
	return {
		kind,
		label,
		names: ordered.map(({ name }) => name),
		paths: ordered.map(({ path }) => path),
		places: ordered.map(({ place }) => place ?? ''),
	};
}

function sizeOf({ members }: Named): number {
	return (members?.places.length ?? 0) + (members?.events?.length ?? 0);
}

/** Two steps of wealth are one of worth: finer ones would take more room, and tell nobody more. */
function placeWorth(guide: Guide): string {
	return guide.listedPlaces
		.map((place) => {
			if (place.editorialScore !== undefined) return worthOfRanked;
			const worth = Math.min(Math.floor(placeWealth(guide, place) / 2), mostWorth);
			return String.fromCharCode('a'.charCodeAt(0) + worth);
		})
		.join('');
}
