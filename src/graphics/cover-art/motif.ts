import { Memo } from '../../i18n/locale/memo.ts';
import { withoutSchemaOrg } from '../../records/schema-org-name.ts';
import { formsBySchemaType, motifsBySchemaType } from './drawn-schema-types.ts';
import type { Motif } from './motif-names.ts';
import type { Form } from './sketch.ts';
import {
	formsByWord,
	motifsByOccasion,
	motifsByPhrase,
	motifsByWord,
	wordsBetween,
} from './motif-words.ts';

/** Holds what a record says of its kind. Absent parts are passed over. */
export interface KindOfRecord {
	/** Type with or without the prefix `schema:` (service document, section 2.3). */
	schemaType?: string | undefined;
	/** Field `type` of the record, free text. */
	kind?: string | undefined;
	/** Groupings the record is in, the widest first. */
	categories: readonly string[];
	/** Title of an event; absent for a place, whose title often says nothing, or the wrong thing. */
	title?: string | undefined;
	keywords?: readonly string[] | undefined;
}

const motifsByText = new Memo<Motif | undefined>();
const occasionsByText = new Memo<Motif | undefined>();

/**
 * Returns what the cover of a record shows.
 *
 * The kind in words comes first, as it is often finer than the type of schema.org (a castle is a
 * `LandmarksOrHistoricalBuildings`); then that type, the title, the categories from the narrowest
 * to the widest, the keywords, and last the occasion: a talk about music is music, and a concert of
 * fado is fado. A record which no known word fits is a `place`; a word that says no more than that
 * gives way to the type.
 */
export function motifOf({
	schemaType,
	kind,
	title,
	categories,
	keywords = [],
}: KindOfRecord): Motif {
	const typeName = withoutSchemaOrg(schemaType ?? '');
	const ofKind = motifInWords(kind ?? '');
	const motif =
		(ofKind === 'place' ? motifsBySchemaType.get(typeName) : undefined) ??
		ofKind ??
		motifsBySchemaType.get(typeName) ??
		(title === undefined ? undefined : motifInWords(title)) ??
		firstMotif(categories.toReversed()) ??
		firstMotif(keywords) ??
		firstMotif([kind ?? '', ...categories], occasionInWords) ??
		'place';
	const isGuitarMusic =
		motif === 'music' &&
		[title ?? '', ...categories].some((text) => motifInWords(text) === 'guitar');
	return isGuitarMusic ? 'guitar' : motif;
}

/** Returns the forms of a motif that suit the type of a record; `undefined` where all do. */
export function formsOfType(
	motif: Motif,
	schemaType: string | undefined,
): readonly Form[] | undefined {
	const known = formsBySchemaType.get(withoutSchemaOrg(schemaType ?? ''));
	return known?.motif === motif ? known.forms : undefined;
}

const formsByText = new Memo<Form | undefined>();

/**
 * Returns the form of a motif that the first of these texts asks for; `undefined` where none does,
 * and the id may choose.
 */
export function formOf(motif: Motif, texts: readonly (string | undefined)[]): Form | undefined {
	const forms = formsByWord[motif];
	if (forms === undefined) return undefined;
	for (const text of texts) {
		if (text === undefined) continue;
		const form = formsByText.get(`${motif} ${text}`, () => {
			for (const word of wordsOf(text.toLowerCase()).toReversed()) {
				const known = entryFor(forms, word);
				if (known !== undefined) return known;
			}
			return undefined;
		});
		if (form !== undefined) return form;
	}
	return undefined;
}

function firstMotif(
	texts: readonly string[],
	read: (text: string) => Motif | undefined = motifInWords,
): Motif | undefined {
	for (const text of texts) {
		const motif = read(text);
		if (motif !== undefined) return motif;
	}
	return undefined;
}

/**
 * Returns the motif that a text names in its words; `undefined` where it names none. In English the
 * last noun of a name says what a thing is (a book fair is a fair), and of two named with "and" the
 * first is the main one (a palace and garden). Towns, monuments and places give way to what is
 * clearer.
 */
function motifInWords(text: string): Motif | undefined {
	return motifsByText.get(text, () => motifReadFrom(text, motifsByWord));
}

function occasionInWords(text: string): Motif | undefined {
	return occasionsByText.get(text, () => motifReadFrom(text, motifsByOccasion));
}

const betweenKinds = new RegExp(String.raw`\b(?:${wordsBetween})\b|\s-\s|[,;/&()]`, 'u');
const generalMotifs: readonly Motif[] = ['monument', 'town', 'place'];

function motifReadFrom(text: string, motifs: ReadonlyMap<string, Motif>): Motif | undefined {
	let general: Motif | undefined;
	const lowered = text.trim().toLowerCase();
	const known = motifsByPhrase.get(lowered);
	if (known !== undefined) return known;
	for (const phrase of lowered.split(betweenKinds)) {
		for (const word of wordsOf(phrase).toReversed()) {
			const motif = entryFor(motifs, word);
			if (motif !== undefined && !generalMotifs.includes(motif)) return motif;
			general ??= motif;
		}
	}
	return general;
}

function wordsOf(phrase: string): string[] {
	return phrase.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
}

/** Returns the entry of a word in the singular or the plural. */
function entryFor<T>(table: ReadonlyMap<string, T>, word: string): T | undefined {
	const entry = table.get(word);
	if (entry !== undefined || !word.endsWith('s')) return entry;
	if (word.endsWith('ies')) return table.get(`${word.slice(0, -3)}y`);
	// Houses are of a house, churches of a church.
	return (
		table.get(word.slice(0, -1)) ?? (word.endsWith('es') ? table.get(word.slice(0, -2)) : undefined)
	);
}
