import type { PlaceTable, TableFacet } from '../explore/place-table.ts';
import { foldedWords } from '../../i18n/folded-words.ts';
import { isMeaningful, isShort, noRank, rank } from './name-rank.ts';
import { RowTexts } from './row-texts.ts';
import { wordsOfKind, wordsToFind } from './words-to-find.ts';

/** Places that have some facets in common, which Explore lists. */
export interface ExploredList {
	/** Values, such as the kind and the town. */
	name: string;
	/** Query of the address, with its question mark. */
	query: string;
	/** Number of places in the list; at least one. */
	count: number;
	/** Whether the query names it with mistakes alone. */
	isMisspelt: boolean;
}

interface Value {
	facet: TableFacet;
	index: number;
	label: string;
	slug: string;
}

/** Describes a value that a query names. */
interface Called {
	value: Value;
	/** Numbers of the words that do so. */
	words: readonly number[];
	/** Order of the lists: the best has the least. */
	order: number;
}

type Part = 'kind' | 'fact' | 'where';

/** Orders above it have mistakes. */
const misspelt = 10;
/** Maximum number of lists that are counted: those that a query names best. */
const maxCounted = 400;
const wheres = ['destination', 'city', 'neighbourhood'];
/** Parts of what a query may name, in the order of the name of its list. */
const combinations: readonly (readonly Part[])[] = [
	['kind', 'where'],
	['kind', 'fact'],
	['fact', 'where'],
	['kind', 'fact', 'where'],
];

/** Returns whether the values of a facet say where a place is. */
export function isWhere(key: string): boolean {
	return wheres.includes(key);
}

/** Finds the list of Explore that a query asks for: a kind of place, a need, a town, or several. */
export class ExploredLists {
	readonly #count: number;
	readonly #values: Readonly<Record<Part, readonly Value[]>>;
	readonly #texts: Readonly<Record<Part, RowTexts>>;
	readonly #rows = new Map<Value, Uint8Array>();

	constructor({ facets, count }: PlaceTable) {
		const valuesOf = (part: Part) =>
			facets
				.filter(({ key }) => partOf(key) === part)
				.flatMap((facet) => facet.values.map((value, index) => ({ facet, index, ...value })));
		this.#count = count;
		this.#values = { kind: valuesOf('kind'), fact: valuesOf('fact'), where: valuesOf('where') };
		const { fact, kind, where } = this.#values;
		this.#texts = {
			kind: new RowTexts(labelsOf(kind), wordsOfKind),
			fact: new RowTexts(labelsOf(fact), wordsOfKind),
			where: new RowTexts(labelsOf(where), wordsToFind),
		};
	}

	/**
	 * Returns the list that a query names with all its words but short ones; `undefined` where it
	 * names none with a place in it. A need may stand alone; kinds and towns have pages of their own.
	 *
	 * Small mistakes are forgiven where nothing else is named. Values named to the end come first,
	 * then what has most places.
	 */
	find(query: string): ExploredList | undefined {
		const typed = foldedWords(query);
		const named = {
			kind: this.#called('kind', typed),
			fact: this.#called('fact', typed),
			where: this.#called('where', typed),
		};
		const meaningful = typed.filter(isMeaningful).length;
		// Who needs two things needs both of them.
		const needs = named.fact.filter(({ value }) => value.facet.matches === 'all');
		const found = [
			...needs.map((need) => [need]),
			...combinations
				.filter(({ length }) => length <= meaningful)
				.flatMap((parts) => productOf(parts.map((part) => named[part]))),
		]
			.filter((values) => nameAll(typed, values))
			.map((values) => ({ values, order: values.reduce((sum, { order }) => sum + order, 0) }))
			.sort((one, other) => one.order - other.order)
			.slice(0, maxCounted);
		const isMisspelt = (found[0]?.order ?? 0) >= misspelt;
		const [best] = found
			.filter(({ order }) => order >= misspelt === isMisspelt)
			.map(({ order, values }) => ({ order, values, count: this.#countOf(values) }))
			.filter(({ count }) => count > 0)
			.sort((one, other) => one.order - other.order || other.count - one.count);
		return best && listOf(best, isMisspelt);
	}

	#called(part: Part, typed: readonly string[]): Called[] {
		const texts = this.#texts[part];
		const { ranks, untyped } = texts.rank(typed);
		return this.#values[part].flatMap((value, at) => {
			const text = texts.numbers[at] ?? 0;
			const rankOf = (word: number) => ranks[word]?.[text] ?? noRank;
			const words = [...typed.keys()].filter((word) => rankOf(word) !== noRank);
			if (words.length === 0) return [];
			const isMisspelt = words.some((word) => rankOf(word) > rank.within);
			const order = (isMisspelt ? misspelt : 0) + (untyped[text] === 0 ? 0 : 1);
			// A kind before a need that is called the same.
			return [{ value, words, order: order + (part === 'fact' ? 0.5 : 0) }];
		});
	}

	#countOf(values: readonly Called[]): number {
		const rows = values.map(({ value }) => this.#rowsOf(value));
		let count = 0;
		for (let row = 0; row < this.#count; row++) if (rows.every((has) => has[row])) count++;
		return count;
	}

	/** Returns by row whether a place has a value. */
	#rowsOf(value: Value): Uint8Array {
		const known = this.#rows.get(value);
		if (known) return known;
		const { sets, setOfRow } = value.facet;
		const has = sets.map((set) => set.includes(value.index));
		const rows = Uint8Array.from({ length: this.#count }, (_, row) =>
			Number(has[setOfRow[row] ?? 0] ?? false),
		);
		this.#rows.set(value, rows);
		return rows;
	}
}

function partOf(key: string): Part {
	if (key === 'category') return 'kind';
	return isWhere(key) ? 'where' : 'fact';
}

function labelsOf(values: readonly Value[]): string[] {
	return values.map(({ label }) => label);
}

/** Returns every way to take one of each. */
function productOf(all: readonly (readonly Called[])[]): Called[][] {
	return all.reduce<Called[][]>(
		(ways, each) => ways.flatMap((way) => each.map((one) => [...way, one])),
		[[]],
	);
}

/** Returns whether each has a word of its own, and no other word but short ones is left. */
function nameAll(typed: readonly string[], values: readonly Called[]): boolean {
	const hasOwn = ({ words }: Called, at: number) =>
		words.some(
			(word) =>
				isMeaningful(typed[word] ?? '') &&
				values.every((other, index) => index === at || !other.words.includes(word)),
		);
	return (
		values.every(hasOwn) &&
		typed.every((word, at) => isShort(word) || values.some(({ words }) => words.includes(at)))
	);
}

function listOf(
	{ count, values }: { count: number; values: readonly Called[] },
	isMisspelt: boolean,
): ExploredList {
	const parameters = new URLSearchParams(
		values.map(({ value: { facet, slug } }) => [facet.key, slug] satisfies [string, string]),
	);
	return {
		name: values.map(({ value }) => value.label).join(' · '),
		// As Explore itself writes it.
		query: `?${parameters}`.replaceAll('%2F', '/'),
		count,
		isMisspelt,
	};
}
