import { type DateLeaf, dateLeaf } from '../events/date-leaf.ts';
import { doorsInWords } from '../events/door-time.ts';
import {
	type OccurrenceRow,
	type OccurrenceRows,
	occurrenceRows,
} from '../events/occurrence-rows.ts';
import { recurrencesInWords } from '../events/recurrence-words.ts';
import { type StatusNotice, statusNotices } from '../events/status-words.ts';
import { isOver, leadingOccurrence } from '../events/upcoming.ts';
import type { GuideEvent } from '../guide/guide.ts';
import type { EventRecord } from '../schemas/event.ts';
import { wordsContext } from './event-card.ts';
import { dateFileName } from './event-calendars.ts';
import { archiveLinks } from './event-lists.ts';
import type { PageContext } from './page-context.ts';
import type { Link } from './page-frame.ts';

/** When an event takes place, as its page shows it. */
export interface EventWhen {
	/** The next date, the last of an event that is over; absent where no date is stated. */
	leading?: { row: OccurrenceRow; leaf: DateLeaf } | undefined;
	/** What must not be missed about that date. */
	notices: readonly StatusNotice[];
	isOver: boolean;
	/** Rules in words. */
	repeats: readonly string[];
	dates: OccurrenceRows;
	doors?: string | undefined;
	/** Path of the calendar with all dates; absent where there are none. */
	calendar?: string | undefined;
	/** What a visitor may look at instead of an event that is over. */
	afterwards: readonly Link[];
}

export function eventWhen(context: PageContext, record: EventRecord, event: GuideEvent): EventWhen {
	const { messages, now, routes, site } = context;
	const words = wordsContext(context);
	const { previousStartDate } = event;
	const leading = leadingOccurrence(event.dates, now);
	const [row] = leading ? rowsOf([leading]) : [];
	return {
		leading: leading && row && { row, leaf: dateLeaf(leading, site.locale) },
		notices: leading
			? statusNotices(leading.status, previousStartDate, site.locale, messages.events)
			: [],
		isOver: isOver(event.dates, now),
		repeats: recurrencesInWords(event.dates, site.timeZone, words),
		dates: occurrenceRows(event.dates, now, words, previousStartDate, (occurrence) =>
			routes.eventCalendar(event.addressSlug, dateFileName(event, occurrence)),
		),
		calendar: leading && routes.eventCalendar(event.addressSlug),
		doors: doorsInWords(record.details?.door_time, words),
		afterwards: [
			{ href: routes.events(), label: messages.events.whatComesNext },
			...archiveLinks(context),
		],
	};

	function rowsOf(occurrences: GuideEvent['dates']): OccurrenceRow[] {
		const { past, upcoming } = occurrenceRows(occurrences, now, words, previousStartDate);
		return [...upcoming, ...past];
	}
}
