import { displayNames } from '../../i18n/locale/formatters.ts';
import { Memo } from '../../i18n/locale/memo.ts';
import { languageTag, languageTagOfName } from '../../i18n/locale/language-tag.ts';

export interface SpokenLanguage {
	/** BCP 47, canonical; absent where the text is neither a code nor a name that is known. */
	tag?: string;
	/** Text as given. */
	text: string;
}

/**
 * Returns the languages that a record lists (service document, section 2.3.3), each once, in the
 * order given. The list should hold codes; some publishers send names (“Français”), some both.
 *
 * @param contentLanguage Language in which names are written (BCP 47).
 */
export function spokenLanguages(
	listed: readonly string[] | undefined,
	contentLanguage: string,
): SpokenLanguage[] {
	const texts = (listed ?? []).map((text) => text.trim());
	const languages = new Map<string, SpokenLanguage>();
	for (const text of texts.filter((text) => !isCountryOfAnother(text, texts))) {
		const tag = languageTag(text.replaceAll('_', '-')) ?? languageTagOfName(text, contentLanguage);
		const key = tag ?? `text ${text}`;
		if (!languages.has(key)) languages.set(key, { ...(tag && { tag }), text });
	}
	return [...languages.values()];
}

/**
 * Returns the names of spoken languages in the language of the locale, each once; what has no name
 * is kept as given.
 */
export function languageNames(languages: readonly SpokenLanguage[], locale: string): string[] {
	return [...new Set(languages.map(({ tag, text }) => (tag && nameOf(tag, locale)) ?? text))];
}

const names = new Memo<string | undefined>();

function nameOf(tag: string, locale: string): string | undefined {
	return names.get(`${locale} ${tag}`, () =>
		displayNames(locale, { type: 'language', fallback: 'none' }).of(tag),
	);
}

/**
 * Returns whether a code is the country of another code in the list, from a tag that was cut in
 * two: `pt`, `BR` is Portuguese of Brazil, and no Breton. Countries are in upper case, languages in
 * lower case (RFC 5646, section 2.1.1).
 */
function isCountryOfAnother(code: string, texts: readonly string[]): boolean {
	if (!/^[A-Z]{2}$/.test(code)) return false;
	if (displayNames('en', { type: 'region', fallback: 'none' }).of(code) === undefined) return false;
	const { language } = new Intl.Locale(`und-${code}`).maximize();
	return language !== code.toLowerCase() && texts.includes(language);
}
