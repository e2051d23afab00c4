import { fullDateInWords } from '../../../domain/events/date-words.ts';
import { programmeOf } from '../../../domain/events/programme.ts';
import { undatedInWords } from '../../../domain/events/noted-dates.ts';
import { awaitsDates } from '../../../domain/events/undated-event.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { capitalised } from '../../../i18n/messages/capitalised.ts';
import { withDistinctCovers } from '../site/card-cover.ts';
import { type EventCard, eventCard, eventCardOn } from './event-card.ts';
import type { PageContext } from '../site/page-context.ts';

/** Describes one day of a programme. */
export interface ProgrammeDayView {
	/**
	 * Day in words, those of the source for dates without a start, that dates are to be confirmed, or
	 * that the events are cancelled.
	 */
	heading: string;
	/** Cards by start, each with its time on that day. */
	cards: readonly EventCard[];
}

/**
 * Returns the sub events of an event, day by day; sub events without dates come after them, and
 * what is cancelled without any last.
 */
export function programmeDays(
	context: PageContext,
	eventId: string,
	subEvents: readonly GuideEvent[],
): ProgrammeDayView[] {
	const { messages, site } = context;
	const schedule = subEvents.map((event) => ({ event, dates: [...event.dates] }));
	const { days, undated } = programmeOf(eventId, schedule);
	const dated = days.map(({ day, entries }) => ({
		heading: capitalised(fullDateInWords(day, site.locale), site.locale),
		cards: entries.map(({ event, occurrence }) => eventCardOn(context, event, [occurrence])),
	}));
	const { cancelled, datesToBeConfirmed } = messages.events;
	const byWords = Map.groupBy(undated, (event) =>
		awaitsDates(event)
			? (undatedInWords(event, site.locale, messages.events) ?? datesToBeConfirmed)
			: cancelled,
	);
	const last = [datesToBeConfirmed, cancelled];
	const others = [...byWords]
		.map(([heading, events]) => ({ heading, events }))
		.sort((one, other) => last.indexOf(one.heading) - last.indexOf(other.heading))
		.map(({ events, heading }) => ({
			heading,
			cards: events.map((event) => eventCard(context, event)),
		}));
	const shown: EventCard[] = [];
	return [...dated, ...others]
		.filter(({ cards }) => cards.length > 0)
		.map(({ cards, heading }) => {
			const distinct = withDistinctCovers(cards, shown);
			shown.push(...distinct);
			return { heading, cards: distinct };
		});
}
