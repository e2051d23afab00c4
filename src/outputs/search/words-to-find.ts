import { foldedWordsAndJoined } from '../../i18n/folded-words.ts';
import { pluralWords } from './plural-words.ts';

/** Ways to write a saint, folded: who knows one of them finds the others. */
const saints = new Map([
	['saint', ['st']],
	['sankt', ['st']],
	['st', ['saint', 'sankt']],
	['sainte', ['ste']],
	['ste', ['sainte']],
]);

/**
 * The words by which a name is found, folded: its own, those that are joined in it as one, and
 * other ways to write them.
 */
export function wordsToFind(name: string): string[] {
	return foldedWordsAndJoined(name).flatMap((word) => [word, ...(saints.get(word) ?? [])]);
}

/** Returns the words of a kind: its plural as well, as whoever looks for several types it. */
export function wordsOfKind(name: string): string[] {
	return [...wordsToFind(name), ...pluralWords(name)];
}
