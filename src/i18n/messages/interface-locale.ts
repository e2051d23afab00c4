import { wordLanguages, wordTags } from './messages.ts';

/** Returns whether the interface has words in the language of a locale (BCP 47). */
export function speaks(locale: string): boolean {
	return wordTags(locale).some((tag) => wordLanguages.includes(tag));
}

/**
 * Returns the locale of the whole interface, so that words, dates and direction are of one
 * language: that of the guide, or English in its country where there are no words in its language
 * (`fa-IR` → `en-IR`). Extensions are kept.
 */
export function interfaceLocale(locale: string): string {
	if (speaks(locale)) return locale;
	const { region } = new Intl.Locale(locale).maximize();
	const english = region === undefined ? 'en' : `en-${region}`;
	return english + (/-u-.*$/.exec(locale)?.[0] ?? '');
}
