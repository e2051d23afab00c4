import type { Day } from './days.ts';
import type { CardWords } from '../../i18n/messages/browser-words.ts';

/**
 * Counts the days, or runs of days, that begin after a day.
 *
 * @param dates Dates of an event that take place.
 */
export function daysBeginningAfter(
	lastDay: Day,
	dates: readonly { firstDay: Day; run?: { firstDay: Day } | undefined }[],
): number {
	const firstDays = dates.map((date) => (date.run ?? date).firstDay);
	return new Set(firstDays.filter((firstDay) => firstDay > lastDay)).size;
}

/**
 * Returns the words for further dates that stand after a date, "and 2 more dates"; `undefined`
 * where there are none. Every page loads this: it knows singular and plural without the rules of
 * `Intl`, and the digits of Latin script, which all languages of the interface have.
 *
 * @param isOpen Whether there are more than are known.
 */
export function furtherInWords(
	count: number,
	isOpen: boolean,
	words: CardWords,
): string | undefined {
	if (isOpen) return words.furtherUncounted;
	const template = count === 1 ? words.furtherDate : words.furtherDates;
	return count === 0 ? undefined : template.replace('{count}', String(count));
}
