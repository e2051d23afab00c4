import { isShortText } from '../places/short-text.ts';
import { titledDescription } from './distinct-description.ts';

/**
 * What search engines and link previews show of a record: its text; before one that tells hardly anything, and in place of none, what the
 * record is.
 *
 * @param parts Name, kind or date, and town, as far as they are known; those that a short text says are not told again.
 * @param sharedTitle The title of the page where the texts of other records begin alike: it comes before the text, and tells the rest.
 */
export function pageDescription(
	text: string | undefined,
	parts: readonly (string | undefined)[],
	sharedTitle: string | undefined,
): string {
	if (text !== undefined && sharedTitle !== undefined) return titledDescription(sharedTitle, text);
	if (text !== undefined && !isShortText(text)) return text;
	const untold = parts.filter((part) => part !== undefined && text?.includes(part) !== true);
	return [...untold, text].filter((part) => part !== undefined).join(' · ');
}
