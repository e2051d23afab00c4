import { fullDateInWords } from '../events/date-words.ts';
import { programmeOf } from '../events/programme.ts';
import type { GuideEvent } from '../guide/guide-records.ts';
import { withDistinctCovers } from './card-cover.ts';
import { type EventCard, eventCard, eventCardOn } from './event-card.ts';
import type { PageContext } from './page-context.ts';

/** One day of a programme. */
export interface ProgrammeDay {
	/** The day in words, or that dates are to be confirmed. */
	heading: string;
	/** By start, each with its time on that day. */
	cards: readonly EventCard[];
}

/** The sub events of an event, day by day; those without dates come last. */
export function programmeDays(
	context: PageContext,
	eventId: string,
	subEvents: readonly GuideEvent[],
): ProgrammeDay[] {
	const { messages, site } = context;
	const schedule = subEvents.map((event) => ({ event, dates: [...event.dates] }));
	const { days, undated } = programmeOf(eventId, schedule);
	const dated = days.map(({ day, entries }) => ({
		heading: fullDateInWords(day, site.locale),
		cards: entries.map(({ event, occurrence }) => eventCardOn(context, event, [occurrence])),
	}));
	const tbc = {
		heading: messages.events.datesToBeConfirmed,
		cards: undated.map((event) => eventCard(context, event)),
	};
	return [...dated, tbc]
		.filter(({ cards }) => cards.length > 0)
		.map(({ cards, heading }) => ({ heading, cards: withDistinctCovers(cards) }));
}
