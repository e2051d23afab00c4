import type { PlaceTable } from '../explore/place-table.ts';
import type { NameGroup, NameList, OtherNameOf } from './name-list.ts';
import { pluralWords } from './words-to-find.ts';

/** Values by the name of what is filtered by. */
export type NameFilters = Readonly<Record<string, string>>;

/** Describes a group with what else its names are found by, in the order of the names. */
export interface SearchedGroup extends Omit<NameGroup, 'otherNames'> {
	otherNames: readonly (readonly string[] | undefined)[];
	/** Further forms of the words of the names, such as plurals. */
	forms: readonly (readonly string[] | undefined)[];
	/** Kinds that each is said to be, by all its categories. */
	kinds: readonly (string | undefined)[];
	towns: readonly (string | undefined)[];
	/** Facts stated of each, by the key of each facet that is no kind and no town. */
	facts: ReadonlyMap<string, readonly (string | undefined)[]>;
	/**
	 * Returns a function that returns whether the thing at a position has all values of the
	 * filters. A thing of which nothing is known has none of them.
	 */
	passing: (filters: NameFilters) => (at: number) => boolean;
}

/**
 * Returns a group whose names are in the list. Categories and collections are found by the plural
 * too, as whoever looks for several types it.
 */
export function listedGroup(group: NameGroup): SearchedGroup {
	const isOfMany = group.kind === 'category' || group.kind === 'collection';
	const { filterRows = [], filterSets = [] } = group;
	return {
		...group,
		otherNames: namesByPosition(group.otherNames ?? [], group.names.keys()),
		forms: isOfMany ? group.names.map(pluralWords) : [],
		kinds: [],
		towns:
			isOfMany || group.kind === 'destination'
				? []
				: group.places.map((place) => place || undefined),
		facts: new Map(),
		passing: (filters) => {
			const wanted = Object.entries(filters);
			const sets = filterSets.map((set) => {
				const values = new URLSearchParams(set);
				// Older browsers ask `has` for the name alone.
				return wanted.every(([name, value]) => values.getAll(name).includes(value));
			});
			return (at) => wanted.length === 0 || (sets[filterRows[at] ?? -1] ?? false);
		},
	};
}

/**
 * Returns the group of places: those that are worth most first, others in the order of the table.
 */
export function placeGroup(
	group: NameGroup,
	{ facets, city, count, kind, name, path }: PlaceTable,
	{ otherNames, placeWorth }: NameList,
): SearchedGroup {
	const rows = Array.from({ length: count }, (_, row) => row).sort(
		(one, other) => placeWorth.charCodeAt(other) - placeWorth.charCodeAt(one),
	);
	const categories = facets.find(({ key }) => key === 'category');
	const categoriesOfSet = categories?.sets.map((set) =>
		set.map((value) => categories.values[value]?.label ?? '').join(' '),
	);
	const facts = facets
		.filter(({ key }) => key !== 'category' && key !== 'city')
		.map((facet) => {
			const { key, label, matches, setOfRow, sets, values } = facet;
			const ofSet = sets.map((set) => {
				const labels = set.map((value) => values[value]?.label ?? '');
				// “Accessible toilets” are found as “accessibility” too.
				if (labels.length > 0 && matches === 'all') labels.push(label);
				return labels.length === 0 ? undefined : labels.join(' ');
			});
			return [key, rows.map((row) => ofSet[setOfRow[row] ?? 0])] as const;
		});
	const kindOf = (row: number) => {
		const ofSet = categoriesOfSet?.[categories?.setOfRow[row] ?? 0] ?? '';
		return `${kind(row) ?? ''} ${ofSet}`;
	};
	return {
		...group,
		names: rows.map(name),
		otherNames: namesByPosition(otherNames, rows),
		forms: [],
		kinds: rows.map(kindOf),
		paths: rows.map(path),
		places: rows.map((row) => city(row) ?? ''),
		towns: rows.map(city),
		facts: new Map(facts),
		passing: (filters) => {
			const tests = Object.entries(filters).map(([key, slug]) => {
				const facet = facets.find((one) => one.key === key);
				const value = facet?.values.findIndex((one) => one.slug === slug) ?? -1;
				const sets = facet?.sets.map((set) => set.includes(value));
				return (row: number) => sets?.[facet?.setOfRow[row] ?? 0] ?? false;
			});
			return (at) => tests.every((passes) => passes(rows[at] ?? 0));
		},
	};
}

function namesByPosition(
	names: readonly OtherNameOf[],
	positions: Iterable<number>,
): (readonly string[] | undefined)[] {
	const byPosition = new Map<number, string[]>();
	for (const [at, name] of names) byPosition.set(at, [...(byPosition.get(at) ?? []), name]);
	return Array.from(positions, (at) => byPosition.get(at));
}
