import { displayNames } from '../locale/formatters.ts';

/**
 * A language code as a BCP 47 tag in its canonical form (`EN` → `en`, `fra` → `fr`), or `undefined` where it is none.
 *
 * Well-formed tags of languages that have no name in Unicode CLDR (`xx`) count as none: the page could not name them either.
 */
export function languageTag(code: string | undefined): string | undefined {
	const text = code?.trim() ?? '';
	if (!/^[a-z]{2,3}(-|$)/i.test(text)) return undefined;
	try {
		const [tag] = Intl.getCanonicalLocales(text);
		return tag && displayNames('en', { type: 'language', fallback: 'none' }).of(tag) && tag;
	} catch {
		return undefined;
	}
}
