import { arabic } from './ar/messages.ts';
import { german } from './de/messages.ts';
import { english, type Messages } from './en/messages.ts';
import { spanish } from './es/messages.ts';
import { french } from './fr/messages.ts';
import { italian } from './it/messages.ts';
import { japanese } from './ja/messages.ts';
import { korean } from './ko/messages.ts';
import { dutch } from './nl/messages.ts';
import { brazilian } from './pt/brazilian.ts';
import { portuguese } from './pt/messages.ts';
import { traditionalChinese } from './zh-Hant/messages.ts';

export type { Messages };

/** Messages by language, or with its country or script where that has words of its own (BCP 47). */
const languages: Readonly<Record<string, Messages>> = {
	ar: arabic,
	de: german,
	en: english,
	es: spanish,
	fr: french,
	it: italian,
	ja: japanese,
	ko: korean,
	nl: dutch,
	pt: portuguese,
	'pt-BR': brazilian,
	'zh-Hant': traditionalChinese,
};

/** Languages that have words, as BCP 47 names them. */
export const wordLanguages: readonly string[] = Object.keys(languages);

/** Returns the words in the language of a locale (BCP 47); English where there are none. */
export function messagesFor(locale: string): Messages {
	const [tag] = wordTags(locale).filter((one) => Object.hasOwn(languages, one));
	return languages[tag ?? ''] ?? english;
}

/**
 * Returns the tags by which the words in the language of a locale may be named, the closest first:
 * with its country, with its script, and without both (`zh-TW` → `zh-TW`, `zh-Hant`, `zh`).
 */
export function wordTags(locale: string): string[] {
	const { language, region } = new Intl.Locale(locale);
	const { script } = new Intl.Locale(locale).maximize();
	return [`${language}-${region}`, `${language}-${script}`, language];
}
