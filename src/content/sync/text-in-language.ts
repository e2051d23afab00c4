import { labelIn } from '../../domain/facets/terms.ts';
import { languageTag } from '../../i18n/locale/language-tag.ts';

/** Maximum number of levels that are looked into: more than any field of a record has. */
const maxLevels = 40;
/** Members of a form of their own: an object in them is no text. */
const freeForm: ReadonlySet<string> = new Set(['attributes', 'metadata']);

/**
 * Returns a record in which a text that is stated in several languages, as an object such as
 * `{"en": "Castle", "fr": "Château"}` or as JSON of it, is the one in the guide's language.
 *
 * Without that, it is the text in the same language of another region, or the first that is stated.
 *
 * @param language BCP 47.
 */
export function withTextsInLanguage(source: unknown, language: string): unknown {
	return textsIn(source, language, maxLevels, true);
}

function textsIn(value: unknown, language: string, levels: number, isText: boolean): unknown {
	if (typeof value === 'string') return textOf(parsed(value), language) ?? value;
	if (typeof value !== 'object' || value === null || levels === 0) return value;
	const text = isText ? textOf(value, language) : undefined;
	if (text !== undefined) return text;
	if (Array.isArray(value)) {
		const elements = value.map((one) => textsIn(one, language, levels - 1, isText));
		return elements.some((one, index) => one !== value[index]) ? elements : value;
	}
	const members = Object.entries(value);
	const read = members.map(
		([name, member]) =>
			[name, textsIn(member, language, levels - 1, isText && !freeForm.has(name))] as const,
	);
	const isSame = read.every(([, member], index) => member === members[index]?.[1]);
	return isSame ? value : Object.fromEntries(read);
}

function parsed(text: string): unknown {
	if (!/^\s*\{\s*"[a-z]{2,3}\b/i.test(text)) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Returns the text of an object whose members all are languages; `undefined` for any other. */
function textOf(value: unknown, language: string): string | undefined {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
	const names = Object.keys(value);
	// `id` is Indonesian, and the id of a record as well.
	if (names.length === 0 || (names.length === 1 && names[0] === 'id')) return undefined;
	const texts = new Map<string, string>();
	for (const [name, text] of Object.entries(value)) {
		const tag = languageTag(name.replaceAll('_', '-'));
		if (tag === undefined || !(text === null || typeof text === 'string')) return undefined;
		if (typeof text === 'string' && text.trim() !== '') texts.set(tag, text);
	}
	return labelIn(Object.fromEntries(texts), language);
}
