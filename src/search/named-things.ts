import { loadPlaceTable } from '../explore/load-place-table.ts';
import { tableLoader } from '../explore/load-table.ts';
import type { PlaceTable } from '../explore/place-table.ts';
import { NameIndex } from './name-index.ts';
import type { NameGroup, NameKind, NameList, SuggestionWords } from './name-list.ts';

/** Something with a page whose name answers a query. */
export interface NamedThing {
	name: string;
	kind: NameKind;
	/** The kind, and where it is as far as that is known. */
	description: string;
	path: string;
}

/** All names of the guide, to be searched. */
export class NamedThings {
	readonly words: SuggestionWords;
	readonly #groups: readonly NameGroup[];
	readonly #index: NameIndex;

	constructor({ groups, placeWorth, words }: NameList, places: PlaceTable) {
		this.words = words;
		this.#groups = groups.map((group) =>
			group.kind === 'place' ? placeGroup(group, places, placeWorth) : group,
		);
		this.#index = new NameIndex(this.#groups.flatMap(({ names }) => names));
	}

	/**
	 * The best answers first.
	 *
	 * @param kind Of those that are wanted; absent for all.
	 */
	search(query: string, most: number, kind?: string): NamedThing[] {
		const isWanted =
			kind === undefined ? undefined : (row: number) => this.#thing(row)?.kind === kind;
		return this.#index.search(query, most, isWanted).flatMap((row) => this.#thing(row) ?? []);
	}

	#thing(row: number): NamedThing | undefined {
		let at = row;
		for (const { kind, label, names, paths, places } of this.#groups) {
			const name = names[at];
			if (name === undefined) {
				at -= names.length;
				continue;
			}
			const description = [label, places[at]].filter(Boolean).join(' · ');
			return { name, kind, description, path: paths[at] ?? '' };
		}
		return undefined;
	}
}

/** The names of the guide, from an address in the page, with the places among them. */
export const loadNamedThings = tableLoader(
	async (list: NameList) => new NamedThings(list, await loadPlaceTable(list.placeTable)),
);

/** Places that are worth most first, others in the order of the table. */
function placeGroup(
	{ kind, label }: NameGroup,
	{ city, count, name, path }: PlaceTable,
	worth: string,
): NameGroup {
	const rows = Array.from({ length: count }, (_, row) => row).sort(
		(one, other) => worth.charCodeAt(other) - worth.charCodeAt(one),
	);
	return {
		kind,
		label,
		names: rows.map(name),
		paths: rows.map(path),
		places: rows.map((row) => city(row) ?? ''),
	};
}
