import { Known } from '../locale/known.ts';
import type { Motif } from './motif-names.ts';
import {
	motifsByOccasion,
	motifsByPhrase,
	motifsBySchemaType,
	motifsByWord,
} from './motif-words.ts';

/** What a record says of its kind. Absent parts are passed over. */
export interface KindOfRecord {
	/** With or without the prefix `schema:` (service document, section 2.3). */
	schemaType?: string | undefined;
	/** The record's `type`, free text. */
	kind?: string | undefined;
	/** Groupings the record is in, the widest first. */
	categories: readonly string[];
	keywords?: readonly string[] | undefined;
}

const motifsByText = new Known<Motif | undefined>();
const occasionsByText = new Known<Motif | undefined>();

/**
 * What the cover of a record shows.
 *
 * The kind in words comes first, as it is often finer than the type of schema.org (a castle is a
 * `LandmarksOrHistoricalBuildings`); then that type, the categories from the narrowest to the
 * widest, the keywords, and last the occasion: a talk about music is music. Words are English; a record which none of them fits is a `place`.
 */
export function motifOf({ schemaType, kind, categories, keywords = [] }: KindOfRecord): Motif {
	const typeName = schemaType?.replace(/^schema:/, '') ?? '';
	return (
		motifInWords(kind ?? '') ??
		motifsBySchemaType.get(typeName) ??
		firstMotif(categories.toReversed()) ??
		firstMotif(keywords) ??
		occasionsByText.of(kind ?? '', () => motifReadFrom(kind ?? '', motifsByOccasion)) ??
		'place'
	);
}

function firstMotif(texts: readonly string[]): Motif | undefined {
	for (const text of texts) {
		const motif = motifInWords(text);
		if (motif !== undefined) return motif;
	}
	return undefined;
}

/**
 * In English the last noun of a name says what a thing is (a book fair is a fair), and of two named
 * with "and" the first is the main one (a palace and garden). `place` gives way to what is clearer.
 */
function motifInWords(text: string): Motif | undefined {
	return motifsByText.of(text, () => motifReadFrom(text, motifsByWord));
}

function motifReadFrom(text: string, motifs: ReadonlyMap<string, Motif>): Motif | undefined {
	let general: Motif | undefined;
	const lowered = text.trim().toLowerCase();
	const known = motifsByPhrase.get(lowered);
	if (known !== undefined) return known;
	for (const phrase of lowered.split(/\band\b|\bor\b|\s-\s|[,;/&()]/u)) {
		const words = phrase.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
		for (const word of words.toReversed()) {
			const motif = motifs.get(word) ?? motifs.get(singular(word));
			if (motif !== undefined && motif !== 'place') return motif;
			general ??= motif;
		}
	}
	return general;
}

function singular(word: string): string {
	if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
	if (/(?:ch|sh|s|x)es$/u.test(word)) return word.slice(0, -2);
	return word.endsWith('s') ? word.slice(0, -1) : word;
}
