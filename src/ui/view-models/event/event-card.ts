import type { CardDates, CardNotice, CardText } from '../../../domain/events/card-dates.ts';
import { cardText } from '../../../domain/events/card-dates.ts';
import { cardDatesOf, cardDatesOfPart } from '../../../domain/events/card-dates-of.ts';
import { dayInZone } from '../../../domain/events/days.ts';
import { undatedInWords } from '../../../domain/events/noted-dates.ts';
import type { Occurrence } from '../../../domain/events/occurrence.ts';
import type { WordsContext } from '../../../domain/events/occurrence-words.ts';
import { awaitsDates, undatedNotices } from '../../../domain/events/undated-event.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import type { DisplayImage } from '../../../domain/images/display-image.ts';
import { type Cover, coverOfEvent } from '../site/card-cover.ts';
import { closedDaysOf } from './closed-days.ts';
import { eventClock } from './event-clock.ts';
import { cardWhereabouts } from './event-location.ts';
import { draftMark } from '../site/draft-mark.ts';
import { questionInName } from '../site/name-notice.ts';
import type { EventContext, PageContext } from '../site/page-context.ts';

export interface EventCard {
	/** Event's id, unique on a list page. */
	id: string;
	href: string;
	name: string;
	/**
	 * Next date in words, the last one of an event that is over, or that there is none yet; absent
	 * where it is cancelled without any.
	 */
	when?: string | undefined;
	/** Whether the source says so in its own words. */
	isWhenContent?: true | undefined;
	/** Words for the dates after it: "and 2 more dates"; absent where there are none. */
	further?: string | undefined;
	/** Machine-readable date, for a `time` element. */
	datetime?: string | undefined;
	/** Whether that date is the next one; absent without dates. */
	standing?: CardText['standing'] | undefined;
	/** Notice such as "Cancelled"; absent where nothing is out of the ordinary. */
	notice?: CardNotice | undefined;
	/** Asks about a status that its name alone states: “Cancelled?”. */
	question?: string | undefined;
	/**
	 * Dates from which the browser updates the date as the page ages; absent where nothing can
	 * change.
	 */
	dates?: CardDates | undefined;
	/** Names of the place and the town, as far as they are known. */
	whereabouts?: string | undefined;
	/** Mark of what is not published yet. */
	draft?: string | undefined;
	image?: DisplayImage | undefined;
	/** Drawn where there is no image, and shown where it cannot be had. */
	cover?: Cover | undefined;
}

/** Cards by event: an event is on many of them, and its dates are gathered once for each build. */
const gathered = new WeakMap<GuideEvent, { nowMs: number; dates: CardDates | undefined }>();

/** Returns the card of an event with the next of all its dates. */
export function eventCard(context: PageContext, event: GuideEvent): EventCard {
	const known = gathered.get(event);
	const dates =
		known?.nowMs === context.now
			? known.dates
			: cardDatesOf(
					event.dates,
					event.previousStartDate,
					eventClock(context),
					wordsContext(context),
				);
	gathered.set(event, { nowMs: context.now, dates });
	return cardWith(context, event, dates);
}

/**
 * Returns the card of an event in a list of a month or a day, with the next of its dates there.
 *
 * @param all All its dates, where the card is to tell of those after the month.
 */
export function eventCardOn(
	context: PageContext,
	event: GuideEvent,
	dates: readonly Occurrence[],
	all?: readonly Occurrence[],
): EventCard {
	return cardWith(
		context,
		event,
		cardDatesOfPart(
			dates,
			event.previousStartDate,
			eventClock(context),
			wordsContext(context),
			all,
		),
	);
}

function cardWith(
	context: PageContext,
	event: GuideEvent,
	carried: CardDates | undefined,
): EventCard {
	const closed = carried ? closedDaysOf(context, event) : [];
	const dates = carried && closed.length > 0 ? { ...carried, closed } : carried;
	const { messages, now, routes, site } = context;
	const text =
		dates && cardText(dates, now, site.timeZone, messages.events.card, site.locale, false);
	const [ofEvent] = undatedNotices(event, site.locale, messages.events);
	const noted = undatedInWords(event, site.locale, messages.events);
	return {
		id: event.id,
		href: routes.event(event.addressSlug),
		name: event.name,
		when: noted ?? (awaitsDates(event) ? messages.events.datesToBeConfirmed : text?.when),
		isWhenContent: noted === undefined ? undefined : true,
		further: text?.further,
		datetime: text?.dateTime,
		standing: text?.standing,
		notice: ofEvent ? [ofEvent.kind, ofEvent.label] : text?.notice,
		question: text?.standing === 'past' ? undefined : questionInName(context, event),
		dates: text?.standing === 'past' ? undefined : dates,
		whereabouts: cardWhereabouts(context, event),
		draft: draftMark(context, event),
		image: event.image,
		cover: coverOfEvent(event),
	};
}

/** Returns the language and the day for which dates are put into words. */
export function wordsContext({ messages, now, site }: EventContext): WordsContext {
	return {
		locale: site.locale,
		messages: messages.events,
		timeZone: site.timeZone,
		today: dayInZone(now, site.timeZone),
	};
}
