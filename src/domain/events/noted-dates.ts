import type { EventMessages } from '../../i18n/messages/en/events.ts';
import { cutAtSpace } from '../places/attribute-labels.ts';
import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import { readStatus } from './event-status.ts';
import { statusNotices } from './status-words.ts';

/** Maximum number of characters that are shown: more than two lines of a card hold. */
const maxInLine = 100;

/**
 * Returns what the source says in words of each date of which it states no start, such as “Jul–Dec
 * 2024 (every Wed)”, after the status of that date; each text once.
 */
export function notedDates(
	occurrences: readonly OccurrenceRecord[] = [],
	locale: string,
	messages: EventMessages,
): string[] {
	const noted = occurrences.flatMap(({ notes, start_at: start, status }) => {
		const text = start === undefined ? notes?.replace(/\s+/g, ' ').trim() : undefined;
		if (!text) return [];
		const [notice] = statusNotices(readStatus(status), undefined, locale, messages);
		return notice ? messages.titleWithStatus(notice.label, text) : text;
	});
	return [...new Set(noted)];
}

/**
 * Returns what is noted of an event without any other date, in a line for cards and lists;
 * `undefined` where nothing is noted.
 */
export function undatedInWords(
	{ dates, occurrences }: { dates: readonly unknown[]; occurrences: readonly OccurrenceRecord[] },
	locale: string,
	messages: EventMessages,
): string | undefined {
	const noted = dates.length > 0 ? [] : notedDates(occurrences, locale, messages);
	return noted.length > 0 ? cutAtSpace(noted.join('; '), maxInLine) : undefined;
}
