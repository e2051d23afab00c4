import { type Messages, wordTags } from './messages.ts';

/** Holds words of a guide's own by their keys: a text, or one for each language (BCP 47). */
export type OwnWords = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * Returns the words of the interface with those of the guide's own in their place.
 *
 * @param locale Locale whose words these are (BCP 47).
 */
export function withOwnWords(
	messages: Messages,
	words: OwnWords | undefined,
	locale: string,
): Messages {
	if (words === undefined) return messages;
	const tags = wordTags(locale);
	const own = new Map(
		Object.entries(words).map(([key, word]) => [
			key,
			typeof word === 'string' ? word : word[tags.find((tag) => Object.hasOwn(word, tag)) ?? ''],
		]),
	);
	// Each word is replaced by a word, and nothing else changes.
	return replaced(messages, '', own) as Messages;
}

/** Returns all words by their keys, such as `pages.nearby`: texts, and functions that make them. */
export function wordsByKey(messages: Messages): Map<string, unknown> {
	return new Map(entriesOf(messages, ''));
}

function replaced(part: unknown, key: string, own: ReadonlyMap<string, unknown>): unknown {
	if (typeof part === 'string') return own.get(key) ?? part;
	if (!isGroup(part)) return part;
	return Object.fromEntries(
		Object.entries(part).map(([name, inner]) => [name, replaced(inner, below(key, name), own)]),
	);
}

function entriesOf(part: unknown, key: string): [string, unknown][] {
	if (!isGroup(part)) return [[key, part]];
	return Object.entries(part).flatMap(([name, inner]) => entriesOf(inner, below(key, name)));
}

const below = (key: string, name: string) => (key === '' ? name : `${key}.${name}`);

function isGroup(part: unknown): part is Readonly<Record<string, unknown>> {
	return typeof part === 'object' && part !== null && !Array.isArray(part);
}
