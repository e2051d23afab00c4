import { german } from './de/messages.ts';
import { english, type Messages } from './en/messages.ts';
import { spanish } from './es/messages.ts';
import { french } from './fr/messages.ts';
import { italian } from './it/messages.ts';
import { japanese } from './ja/messages.ts';
import { dutch } from './nl/messages.ts';
import { brazilian } from './pt/brazilian.ts';
import { portuguese } from './pt/messages.ts';

export type { Messages };

/** Messages by language, or by language and country where that has words of its own (BCP 47). */
const languages: Readonly<Record<string, Messages>> = {
	de: german,
	en: english,
	es: spanish,
	fr: french,
	it: italian,
	ja: japanese,
	nl: dutch,
	pt: portuguese,
	'pt-BR': brazilian,
};

/** Languages that have words, as BCP 47 names them. */
export const wordLanguages: readonly string[] = Object.keys(languages);

/** Returns the words in the language of a locale (BCP 47); English where there are none. */
export function messagesFor(locale: string): Messages {
	const { language, region } = new Intl.Locale(locale);
	return languages[`${language}-${region}`] ?? languages[language] ?? english;
}
