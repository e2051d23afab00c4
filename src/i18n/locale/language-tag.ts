import { displayNames } from './formatters.ts';
import { Memo } from './memo.ts';

/**
 * Returns a language code as a BCP 47 tag in its canonical form (`EN` → `en`, `fra` → `fr`), or
 * `undefined` where it is none.
 *
 * Well-formed tags of languages that have no name in Unicode CLDR (`xx`) count as none: the page
 * could not name them either.
 */
export function languageTag(code: string | undefined): string | undefined {
	const text = code?.trim() ?? '';
	if (!/^[a-z]{2,3}(-|$)/i.test(text)) return undefined;
	return canonicalTags.get(text, () => canonicalTag(text));
}
/**
 * Returns the tag of the language that a text names in another language (“Anglais”, in French, is
 * `en`), in any case; `undefined` where the text is no such name, or that of two languages. Known
 * are the languages with a code of two letters (ISO 639-1).
 *
 * @param writtenIn Language in which the name is written (BCP 47).
 */
export function languageTagOfName(name: string, writtenIn: string): string | undefined {
	const tags = tagsByName.get(writtenIn) ?? namedTags(writtenIn);
	tagsByName.set(writtenIn, tags);
	return tags.get(name.trim().toLocaleLowerCase(writtenIn));
}

type TagsByName = ReadonlyMap<string, string | undefined>;

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const tagsByName = new Map<string, TagsByName>();
const canonicalTags = new Memo<string | undefined>();

function canonicalTag(text: string): string | undefined {
	try {
		const [tag] = Intl.getCanonicalLocales(text);
		return tag && displayNames('en', { type: 'language', fallback: 'none' }).of(tag) && tag;
	} catch {
		return undefined;
	}
}

function namedTags(writtenIn: string): TagsByName {
	const tags = new Map<string, string | undefined>();
	const names = displayNames(writtenIn, { type: 'language', fallback: 'none' });
	for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
		const tag = languageTag(code);
		const name = tag && names.of(tag)?.toLocaleLowerCase(writtenIn);
		if (name === undefined) continue;
		tags.set(name, !tags.has(name) || tags.get(name) === tag ? tag : undefined);
	}
	return tags;
}
