import type { PlaceMessages } from '../../i18n/messages/en/places.ts';

/**
 * Maximum number of words that are shown; some records have thousands. What follows them in a list
 * says how many more there are.
 */
export const maxWords = 60;

/**
 * Returns short texts, each once, in the order given; of very many the first ones, and how many
 * more there are.
 */
export function wordList(texts: readonly string[], messages: PlaceMessages): string[] {
	const unique = [...new Set(texts)];
	if (unique.length <= maxWords) return unique;
	return [...unique.slice(0, maxWords), messages.moreNotShown(unique.length - maxWords)];
}
