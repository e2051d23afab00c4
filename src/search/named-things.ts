import { loadPlaceTable } from '../explore/load-place-table.ts';
import { tableLoader } from '../explore/load-table.ts';
import type { PlaceTable } from '../explore/place-table.ts';
import { NameIndex } from './name-index.ts';
import type { NameGroup, NameKind, NameList, SuggestionWords } from './name-list.ts';

/** Something with a page whose name answers a query. */
export interface NamedThing {
	/** With its other one behind it in brackets, where the query is rather that one. */
	name: string;
	kind: NameKind;
	/** The kind, and where it is as far as that is known. */
	description: string;
	path: string;
}

/** A group with other names of what is in it, in the same order. */
interface SearchedGroup extends NameGroup {
	otherNames: readonly (string | undefined)[];
}

/** All names of the guide, to be searched. */
export class NamedThings {
	readonly words: SuggestionWords;
	readonly #groups: readonly SearchedGroup[];
	readonly #index: NameIndex;

	constructor(list: NameList, places: PlaceTable) {
		this.words = list.words;
		this.#groups = list.groups.map((group) =>
			group.kind === 'place' ? placeGroup(group, places, list) : { ...group, otherNames: [] },
		);
		this.#index = new NameIndex(
			this.#groups.flatMap(({ names }) => names),
			this.#groups.flatMap(({ names, otherNames }) => names.map((_, at) => otherNames[at])),
		);
	}

	/**
	 * The best answers first.
	 *
	 * @param kind Of those that are wanted; absent for all.
	 */
	search(query: string, most: number, kind?: string): NamedThing[] {
		const isWanted =
			kind === undefined ? undefined : (row: number) => this.#placeOf(row)?.[0].kind === kind;
		return this.#index.search(query, most, isWanted).flatMap((row) => {
			const place = this.#placeOf(row);
			return place ? namedThing(...place, query) : [];
		});
	}

	/** The group of a row of the index, and where it is in that. */
	#placeOf(row: number): [group: SearchedGroup, at: number] | undefined {
		let at = row;
		for (const group of this.#groups) {
			if (at < group.names.length) return [group, at];
			at -= group.names.length;
		}
		return undefined;
	}
}

/** The names of the guide, from an address in the page, with the places among them. */
export const loadNamedThings = tableLoader(
	async (list: NameList) => new NamedThings(list, await loadPlaceTable(list.placeTable)),
);

function namedThing(group: SearchedGroup, at: number, query: string): NamedThing {
	return {
		name: nameFoundBy(query, group.names[at] ?? '', group.otherNames[at]),
		kind: group.kind,
		description: [group.label, group.places[at]].filter(Boolean).join(' · '),
		path: group.paths[at] ?? '',
	};
}

function nameFoundBy(query: string, name: string, otherName: string | undefined): string {
	if (otherName === undefined) return name;
	const [better] = new NameIndex([name, otherName]).search(query, 1);
	return better === 1 ? `${name} (${otherName})` : name;
}

/** Places that are worth most first, others in the order of the table. */
function placeGroup(
	{ kind, label }: NameGroup,
	{ city, count, name, path }: PlaceTable,
	{ otherNames, placeWorth }: NameList,
): SearchedGroup {
	const others = new Map(otherNames);
	const rows = Array.from({ length: count }, (_, row) => row).sort(
		(one, other) => placeWorth.charCodeAt(other) - placeWorth.charCodeAt(one),
	);
	return {
		kind,
		label,
		names: rows.map(name),
		otherNames: rows.map((row) => others.get(row)),
		paths: rows.map(path),
		places: rows.map((row) => city(row) ?? ''),
	};
}
