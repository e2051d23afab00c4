import { foldedWords, foldedWordsAndJoined } from '../../i18n/folded-words.ts';
import { nameWords as german } from '../../i18n/lexicons/de.ts';
import { nameWords as english } from '../../i18n/lexicons/en.ts';
import { nameWords as french } from '../../i18n/lexicons/fr.ts';

const languages = [german, english, french];
const spellings = languages.flatMap((words) => words.spellings);
const pluralEndings = languages.flatMap((words) => words.pluralEndings);

/**
 * Returns the words by which a name is found, folded: the words of the name, words within it that
 * are joined as one, and other spellings.
 */
export function wordsToFind(name: string): string[] {
	return foldedWordsAndJoined(name).flatMap((word) => [
		word,
		...spellings.flatMap(([long, short]) => (word === long ? short : word === short ? long : [])),
	]);
}

/** Returns the words of a kind: its plural as well, as whoever looks for several types it. */
export function wordsOfKind(name: string): string[] {
	return [...wordsToFind(name), ...pluralWords(name)];
}

/**
 * Returns the words of a name of many things, such as that of a category, as they may be typed for
 * several: “castles”, “churches”, “châteaux”.
 *
 * No language is asked for, and forms that none has do no harm: nobody types them.
 */
export function pluralWords(name: string): string[] {
	return foldedWords(name).flatMap((word) =>
		pluralEndings.flatMap(([singular, plural]) =>
			word.endsWith(singular) ? word.slice(0, word.length - singular.length) + plural : [],
		),
	);
}
