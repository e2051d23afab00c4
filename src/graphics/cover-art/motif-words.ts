import { lexicons } from '../../i18n/lexicons/lexicons.ts';
import { type Motif, motifs } from './motif-names.ts';
import type { Form } from './sketch.ts';

const covers = lexicons.flatMap((lexicon) => lexicon.covers ?? []);

/** Names of kinds whose last noun would mislead. */
export const motifsByPhrase: ReadonlyMap<string, Motif> = new Map(
	covers.flatMap(({ phrases = {} }) =>
		Object.entries(phrases).map(([phrase, motif]) => [phrase, knownMotif(motif)] as const),
	),
);

/** Words by which the name of a kind or a category names the motif, in the singular. */
export const motifsByWord = tableOf(...covers.map((words) => words.motifs ?? {}));

/**
 * Words for occasions and for people that may be about anything: they decide the motif where
 * nothing else does.
 */
export const motifsByOccasion = tableOf(...covers.map(({ occasions = {} }) => occasions));

/** Words between two kinds in the name of one, as alternatives of a regular expression. */
export const wordsBetween = covers.flatMap(({ between = [] }) => between).join('|');

/** Words that ask for one form of a motif, in the singular. */
export const formsByWord: Readonly<Partial<Record<Motif, ReadonlyMap<string, Form>>>> =
	Object.fromEntries(motifs.map((motif) => [motif, wordsOfForms(motif)]));

function wordsOfForms(motif: Motif): ReadonlyMap<string, Form> {
	const tables = covers.map(({ forms }) => forms?.[motif] ?? {});
	return new Map(
		tables
			.flatMap(Object.entries<string>)
			.flatMap(([form, list]) => list.split(' ').map((word) => [word, Number(form)] as const)),
	);
}

function tableOf(
	...tables: readonly Readonly<Record<string, string>>[]
): ReadonlyMap<string, Motif> {
	return new Map(
		tables
			.flatMap(Object.entries<string>)
			.flatMap(([motif, list]) =>
				list.split(' ').map((word) => [word, knownMotif(motif)] as const),
			),
	);
}

/**
 * Returns the motif of a name.
 * @throws Error where there is no such motif: a misspelt one is never drawn.
 */
function knownMotif(name: string): Motif {
	const known = motifs.find((motif) => motif === name);
	if (known === undefined) throw new Error(`A lexicon names the motif “${name}”: there is none.`);
	return known;
}
