import { german } from './de/messages.ts';
import { english } from './en/messages.ts';
import { french } from './fr/messages.ts';

/** All words of the interface. Every language has the same members as English: one too few or too many is a type error. */
export type Messages = typeof english;

const languages: Readonly<Record<string, Messages>> = {
	de: german,
	en: english,
	fr: french,
};

/** The languages that have words, as BCP 47 names them. */
export const wordLanguages: readonly string[] = Object.keys(languages);

/** The words in the language of a locale (BCP 47); English where there are none. */
export function messagesFor(locale: string): Messages {
	return languages[new Intl.Locale(locale).language] ?? english;
}
