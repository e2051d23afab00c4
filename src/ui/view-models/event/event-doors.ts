import { type DoorDate, doorsInWords, mayBeDoorsOf } from '../../../domain/events/door-time.ts';
import type { Occurrence } from '../../../domain/events/occurrence.ts';
import type { WordsContext } from '../../../domain/events/occurrence-words.ts';
import { parseOffsetDateTime } from '../../../domain/events/offset-date-time.ts';
import { upcomingOccurrences } from '../../../domain/events/upcoming.ts';
import { zoneOfDate } from '../../../domain/events/venue-zone.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import type { EventContext } from '../site/page-context.ts';

/** Describes when the doors of an event open, as its page states it. */
export interface EventDoors {
	/** "Doors 20:30". */
	text: string;
	/** Whether it may be said beside each of the dates to come that the page lists. */
	isOfAllDates: boolean;
}

/**
 * Returns what is said of the doors beside the date that leads: nothing where none is stated or, of
 * an event with several dates, where it is of another one.
 *
 * @param doorTime Time as the source wrote it.
 * @param listed The dates that the page lists.
 */
export function eventDoors(
	context: EventContext,
	event: GuideEvent,
	doorTime: string | undefined,
	{ leading, listed }: { leading: Occurrence | undefined; listed: readonly Occurrence[] },
	words: WordsContext,
): EventDoors | undefined {
	if (doorTime === undefined) return undefined;
	const textBeside = (date: Occurrence) =>
		event.dates.length === 1 || mayBeDoorsOf(doorTime, date)
			? doorsInWords(doorTime, date, words)
			: undefined;
	const text = leading
		? textBeside(leading)
		: doorsInWords(doorTime, undatedAt(context, event, doorTime), words);
	if (text === undefined) return undefined;
	const toCome = upcomingOccurrences(listed, context.now);
	return { text, isOfAllDates: toCome.every((date) => textBeside(date) === text) };
}

function undatedAt({ site }: EventContext, event: GuideEvent, doorTime: string): DoorDate {
	const moment = parseOffsetDateTime(doorTime);
	return moment ? zoneOfDate(moment, event, site) : { timeZone: site.timeZone };
}
