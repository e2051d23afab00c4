import { loadPlaceTable } from '../explore/load-place-table.ts';
import { tableLoader } from '../explore/load-table.ts';
import type { PlaceTable } from '../explore/place-table.ts';
import { countInWords } from '../../i18n/messages/filled-in.ts';
import { type ExploredList, ExploredLists, isWhere } from './explored-list.ts';
import { foldedWords } from '../../i18n/folded-words.ts';
import { type Likeness, NameIndex } from './name-index.ts';
import type { ExploreOffer, NameKind, NameList, SuggestionWords } from './name-list.ts';
import { RowTexts } from './row-texts.ts';
import { listedGroup, type NameFilters, placeGroup, type SearchedGroup } from './searched-group.ts';
import { wordsOfKind, wordsToFind } from './words-to-find.ts';

/** Describes something with a page whose name answers a query. */
export interface NameMatch {
	/** Name, followed by the other name in brackets where the query matches that one better. */
	name: string;
	kind: NameKind;
	/** Kind, and where it is as far as that is known. */
	description: string;
	path: string;
	/** Likeness to the query where it has not all its words: it may be what was meant. */
	likeness?: Likeness;
}

/** Holds all names of the guide, to be searched. */
export class NamedThings {
	readonly words: SuggestionWords;
	readonly #groups: readonly SearchedGroup[];
	readonly #index: NameIndex;
	readonly #lists: ExploredLists;
	readonly #explore: ExploreOffer;

	constructor(list: NameList, places: PlaceTable) {
		this.words = list.words;
		this.#explore = list.explore;
		this.#lists = new ExploredLists(places);
		const groups = list.groups.map((group) =>
			group.kind === 'place' ? placeGroup(group, places, list) : listedGroup(group),
		);
		this.#groups = groups;
		/** Returns a column of all rows; that of a group may be shorter than its names. */
		const column = <T>(of: (group: SearchedGroup) => readonly (T | undefined)[]) =>
			groups.flatMap((group) => group.names.map((_, at) => of(group)[at]));
		const factKeys = [...new Set(groups.flatMap(({ facts }) => [...facts.keys()]))];
		const factsOf = (key: string) => column(({ facts }) => facts.get(key) ?? []);
		this.#index = new NameIndex(
			groups.flatMap(({ names }) => names),
			column(({ forms, otherNames }) => (forms.length > 0 ? forms : otherNames)),
			{
				kinds: new RowTexts(
					column(({ kinds }) => kinds),
					wordsOfKind,
				),
				towns: new RowTexts(
					column(({ towns }) => towns),
					wordsToFind,
				),
				facts: factKeys
					.filter((key) => !isWhere(key))
					.map((key) => new RowTexts(factsOf(key), wordsOfKind)),
				wheres: factKeys.filter(isWhere).map((key) => new RowTexts(factsOf(key), wordsToFind)),
			},
		);
	}

	/**
	 * Returns the best answers first; where the query names a list of Explore, that before all but
	 * a name that begins with the query.
	 *
	 * @param filters The kind and other values of those that are wanted; others are found as far as
	 *   it is known what they have.
	 */
	search(query: string, maxMatches: number, filters: NameFilters = {}): NameMatch[] {
		const { kind, ...values } = filters;
		const passing = new Map(
			this.#groups
				.filter((group) => kind === undefined || group.kind === kind)
				.map((group) => [group, group.passing(values)]),
		);
		const isWanted = (row: number) => {
			const [group, at] = this.#placeOf(row) ?? [];
			return group !== undefined && at !== undefined && (passing.get(group)?.(at) ?? false);
		};
		const isFiltered = Object.keys(filters).length > 0;
		const { likeness, rows } = this.#index.find(
			query,
			maxMatches,
			isFiltered ? isWanted : undefined,
		);
		const named = rows.flatMap((row) => {
			const place = this.#placeOf(row);
			return place ? namedThing(...place, query, likeness) : [];
		});
		const list = isFiltered ? undefined : this.#lists.find(query);
		const areHits = named.length > 0 && !likeness;
		if (!list || (list.isMisspelt && areHits)) return named;
		if (likeness === 'some-words') return [this.#listed(list)];
		const isBegun = (thing: NameMatch) => joinedWords(thing.name).startsWith(joinedWords(query));
		const before = named.filter((thing, at) => at === 0 && isBegun(thing));
		return [...before, this.#listed(list), ...named.slice(before.length)].slice(0, maxMatches);
	}

	#listed({ count, name, query }: ExploredList): NameMatch {
		const { entries, locale, oneEntry, path } = this.#explore;
		return {
			name,
			kind: 'list',
			description: countInWords(count, oneEntry, entries, locale),
			path: `${path}${query}`,
		};
	}

	/** Returns the group of a row of the index, and the position of the row in that group. */
	#placeOf(row: number): [group: SearchedGroup, at: number] | undefined {
		let at = row;
		for (const group of this.#groups) {
			if (at < group.names.length) return [group, at];
			at -= group.names.length;
		}
		return undefined;
	}
}

/** Loads the names of the guide, from an address in the page, with the places among them. */
export const loadNamedThings = tableLoader(
	async (list: NameList) => new NamedThings(list, await loadPlaceTable(list.placeTable)),
);

function namedThing(
	group: SearchedGroup,
	at: number,
	query: string,
	likeness: Likeness | undefined,
): NameMatch {
	return {
		...(likeness && { likeness }),
		name: nameFoundBy(query, group.names[at] ?? '', group.otherNames[at]),
		kind: group.kind,
		description: [group.label, group.places[at]].filter(Boolean).join(' · '),
		path: group.paths[at] ?? '',
	};
}

function joinedWords(text: string): string {
	return foldedWords(text).join('');
}

function nameFoundBy(query: string, name: string, otherNames: readonly string[] = []): string {
	if (otherNames.length === 0) return name;
	const [better = 0] = new NameIndex([name, ...otherNames]).search(query, 1);
	return better === 0 ? name : `${name} (${otherNames[better - 1] ?? ''})`;
}
