import { hasUnspacedScript } from '../../../i18n/locale/unspaced-script.ts';
import { isShortText } from '../../../domain/places/short-text.ts';
import { wordsOfName } from '../../../i18n/slug.ts';
import { titledDescription } from '../text/distinct-description.ts';

/**
 * Returns what search engines and link previews show of a record: its text; before one that says
 * hardly anything, and in place of none, what the record is.
 *
 * @param parts Name, kind or date, and town, as far as they are known; those that a short text
 *   says are not shown again.
 * @param sharedTitle The title of the page where the texts of other records begin alike: it comes
 *   before the text in place of the name.
 */
export function pageDescription(
	text: string | undefined,
	[name, ...parts]: readonly (string | undefined)[],
	sharedTitle: string | undefined,
): string {
	if (text !== undefined && !isShortText(text)) {
		return sharedTitle === undefined ? text : titledDescription(sharedTitle, text);
	}
	const title = text === undefined ? undefined : sharedTitle;
	const wordsShown = wordsIn(`${title ?? ''} ${text ?? ''}`);
	const unsaid = [title === undefined ? name : undefined, ...parts].filter(
		(part) => part !== undefined && !isSaid(part, wordsShown),
	);
	return [title, ...unsaid, text].filter((part) => part !== undefined).join(' · ');
}

/**
 * Returns whether a text says a part in whole words: “Bar” is not said by “Barbecue”, and CHINON is
 * by “Chinon”; of signs alone that cannot be known. Where words are written without spaces, no
 * space marks where they end.
 */
function isSaid(part: string, wordsShown: string): boolean {
	const words = wordsIn(part);
	if (words.trim() === '') return false;
	return wordsShown.includes(hasUnspacedScript(part) ? words.trim() : words);
}

function wordsIn(text: string): string {
	return ` ${wordsOfName(text).join(' ')} `;
}
