import { humanizeType } from './humanize-type.ts';
import { valueKey } from './spelling.ts';

/**
 * Holds a text in the language of the guide, or one for each language (BCP 47) that it may be built
 * in.
 */
export type Label = string | Readonly<Record<string, string>>;

/**
 * Labels of values, by what states them: a `TermField`, or the key of an attribute or of
 * metadata, one within another written after it with a point.
 */
export type Terms = Readonly<Record<string, Readonly<Record<string, Label>>>>;

/** Names the fields that records state in terms of their own, besides attributes and metadata. */
export type TermField =
	| ('kind' | 'category' | 'theme' | 'keyword' | 'collection' | 'destination')
	| ('city' | 'neighbourhood' | 'region' | 'season' | 'mood' | 'travel-style' | 'activity');

/** Returns the label of a value; `undefined` where the guide has none. */
export type LabelOf = (field: string, value: string) => string | undefined;

const readTerms = new WeakMap<Terms, Map<string, LabelOf>>();

/**
 * Reads terms for a language (BCP 47); values are told apart as on lists, by letters and digits.
 */
export function labelsIn(terms: Terms, locale: string): LabelOf {
	const byLocale = readTerms.get(terms) ?? new Map<string, LabelOf>();
	readTerms.set(terms, byLocale);
	const read = byLocale.get(locale) ?? readLabels(terms, locale);
	byLocale.set(locale, read);
	return read;
}

/** Returns the label for a language, else for one like it, else the first that there is. */
export function labelIn(label: Label, locale: string): string | undefined {
	if (typeof label === 'string') return label;
	const language = new Intl.Locale(locale).language;
	const [first] = Object.values(label);
	return label[locale] ?? label[language] ?? label[likeIt(label, language)] ?? first;
}

function likeIt(label: Readonly<Record<string, string>>, language: string): string {
	return Object.keys(label).find((tag) => tag.split('-')[0] === language) ?? '';
}

function readLabels(terms: Terms, locale: string): LabelOf {
	const fields = new Map(
		Object.entries(terms).map(([field, labels]) => [field, labelsByKey(labels, locale)]),
	);
	return (field, value) => fields.get(field)?.get(keyOf(value));
}

function labelsByKey(labels: Readonly<Record<string, Label>>, locale: string): Map<string, string> {
	const byKey = new Map<string, string>();
	for (const [value, label] of Object.entries(labels)) {
		const text = labelIn(label, locale);
		if (text === undefined) continue;
		// A record’s “PointOfView” is read as “Point of view”.
		byKey.set(keyOf(humanizeType(value)), text);
		byKey.set(keyOf(value), text);
	}
	return byKey;
}

/** Returns the key of a value; one without letters and digits, such as “*”, stands for itself. */
function keyOf(value: string): string {
	return valueKey(value) || value.trim();
}
