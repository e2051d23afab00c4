import { countInWords } from '../messages/filled-in.ts';
import type { ToldDays } from './date-run.ts';
import type { Day } from './days.ts';
import type { CardWords } from './short-date-words.ts';

/** How many dates come after one that is told; more than are known where `isOpen`. */
export interface FurtherDates {
	count: number;
	isOpen?: boolean | undefined;
}

/** How many days, or runs of days, begin after those that are told. @param dates Those of an event that take place. */
export function daysBeginningAfter(
	{ lastDay }: Pick<ToldDays, 'lastDay'>,
	dates: readonly { firstDay: Day; run?: { firstDay: Day } | undefined }[],
): number {
	return new Set(
		dates.map((date) => (date.run ?? date).firstDay).filter((firstDay) => firstDay > lastDay),
	).size;
}

/** "and 2 more dates", after a date; `undefined` where there are none. */
export function furtherInWords(
	{ count, isOpen = false }: FurtherDates,
	words: CardWords,
	locale: string,
): string | undefined {
	if (isOpen) return words.furtherUncounted;
	if (count === 0) return undefined;
	return countInWords(count, words.furtherDate, words.furtherDates, locale);
}
