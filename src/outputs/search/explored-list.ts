import type { PlaceTable, TableFacet } from '../explore/place-table.ts';
import { foldedWords } from '../../i18n/folded-words.ts';
import { isShort, isTelling, noRank, rank } from './name-rank.ts';
import { RowTexts } from './row-texts.ts';
import { wordsOfKind, wordsToFind } from './words-to-find.ts';

/** Places of a kind in a town, which Explore lists. */
export interface ExploredList {
	/** The kind and the town. */
	name: string;
	/** Query of the address, with its question mark. */
	query: string;
	/** How many places there are; at least one. */
	count: number;
}

interface Value {
	facet: TableFacet;
	index: number;
	label: string;
	slug: string;
}

/** A value that a query names. */
interface Called {
	value: Value;
	/** Numbers of the words that do so. */
	words: readonly number[];
	isMisspelt: boolean;
	/** The query has its name to the end. */
	isWhole: boolean;
}

/** First order with mistakes. */
const misspelt = 10;

/** The lists of Explore that a query asks for by naming a kind of place and a town. */
export class ExploredLists {
	readonly #count: number;
	readonly #kinds: readonly Value[];
	readonly #towns: readonly Value[];
	readonly #kindTexts: RowTexts;
	readonly #townTexts: RowTexts;

	constructor({ facets, count }: PlaceTable) {
		const valuesOf = (...keys: readonly string[]) =>
			keys.flatMap((key) =>
				facets.flatMap((facet) =>
					facet.key === key ? facet.values.map((value, index) => ({ facet, index, ...value })) : [],
				),
			);
		this.#count = count;
		this.#kinds = valuesOf('category');
		this.#towns = valuesOf('destination', 'city');
		this.#kindTexts = new RowTexts(labelsOf(this.#kinds), wordsOfKind);
		this.#townTexts = new RowTexts(labelsOf(this.#towns), wordsToFind);
	}

	/**
	 * The list that a query names with all its words but short ones; `undefined` where it names none
	 * with a place in it.
	 *
	 * Small mistakes are forgiven where nothing else is named. Kinds and towns named to the end come
	 * first, then what has most places.
	 */
	find(query: string): ExploredList | undefined {
		const typed = foldedWords(query);
		if (typed.length < 2) return undefined;
		const kinds = called(this.#kinds, this.#kindTexts, typed);
		const towns = called(this.#towns, this.#townTexts, typed);
		const pairs = kinds
			.flatMap((kind) =>
				towns
					.filter((town) => nameAll(typed, kind, town))
					.map((town) => ({ kind, town, order: orderOf(kind, town) })),
			)
			.sort((one, other) => one.order - other.order);
		const isMisspelt = (pairs[0]?.order ?? 0) >= misspelt;
		const known = new Map<Value, Map<TableFacet, Uint32Array>>();
		const countsOf = (kind: Value, facet: TableFacet): Uint32Array => {
			const ofKind = known.get(kind) ?? new Map<TableFacet, Uint32Array>();
			const counts = ofKind.get(facet) ?? this.#countsOf(kind, facet);
			known.set(kind, ofKind.set(facet, counts));
			return counts;
		};
		const lists = pairs
			.filter(({ order }) => order >= misspelt === isMisspelt)
			.map(({ kind, order, town }) => ({
				order,
				kind: kind.value,
				town: town.value,
				count: countOf(town.value, countsOf(kind.value, town.value.facet)),
			}))
			.filter(({ count }) => count > 0)
			.sort((one, other) => one.order - other.order || other.count - one.count);
		return lists[0] && listOf(lists[0]);
	}

	/** How many places of a kind have each of the sets of values of another facet. */
	#countsOf(kind: Value, { setOfRow, sets }: TableFacet): Uint32Array {
		const ofKind = setsWith(kind);
		const counts = new Uint32Array(sets.length);
		for (let row = 0; row < this.#count; row++) {
			const set = setOfRow[row] ?? 0;
			if (ofKind[kind.facet.setOfRow[row] ?? 0]) counts[set] = (counts[set] ?? 0) + 1;
		}
		return counts;
	}
}

function countOf(town: Value, counts: Uint32Array): number {
	return setsWith(town).reduce((sum, has, set) => sum + (has ? (counts[set] ?? 0) : 0), 0);
}

function listOf({ count, kind, town }: { count: number; kind: Value; town: Value }): ExploredList {
	const parameters = new URLSearchParams({
		[kind.facet.key]: kind.slug,
		[town.facet.key]: town.slug,
	});
	return {
		name: `${kind.label} · ${town.label}`,
		// As Explore itself writes it.
		query: `?${parameters}`.replaceAll('%2F', '/'),
		count,
	};
}

function labelsOf(values: readonly Value[]): string[] {
	return values.map(({ label }) => label);
}

function called(values: readonly Value[], texts: RowTexts, typed: readonly string[]): Called[] {
	const { ranks, untyped } = texts.answers(typed);
	return values.flatMap((value, at) => {
		const text = texts.numbers[at] ?? 0;
		const rankOf = (word: number) => ranks[word]?.[text] ?? noRank;
		const words = [...typed.keys()].filter((word) => rankOf(word) !== noRank);
		if (words.length === 0) return [];
		const isMisspelt = words.some((word) => rankOf(word) > rank.within);
		return [{ value, words, isMisspelt, isWhole: untyped[text] === 0 }];
	});
}

function orderOf(...pair: [kind: Called, town: Called]): number {
	return pair.reduce(
		(order, { isMisspelt, isWhole }) => order + (isMisspelt ? misspelt : 0) + (isWhole ? 0 : 1),
		0,
	);
}

/** Returns whether each of both has a word of its own, and no other word but short ones is left. */
function nameAll(typed: readonly string[], kind: Called, town: Called): boolean {
	const tells = (word: number) => isTelling(typed[word] ?? '');
	const hasOwn = (one: Called, other: Called) =>
		one.words.some((word) => tells(word) && !other.words.includes(word));
	const isNamed = (word: number) => kind.words.includes(word) || town.words.includes(word);
	return (
		hasOwn(kind, town) &&
		hasOwn(town, kind) &&
		typed.every((word, at) => isNamed(at) || isShort(word))
	);
}

function setsWith({ facet, index }: Value): boolean[] {
	return facet.sets.map((set) => set.includes(index));
}
