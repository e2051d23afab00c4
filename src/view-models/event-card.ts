import { dayInZone } from '../events/days.ts';
import { occurrenceWords, type WordsContext } from '../events/occurrence-words.ts';
import { type StatusNotice, statusNotices } from '../events/status-words.ts';
import { leadingOccurrence } from '../events/upcoming.ts';
import type { GuideEvent } from '../guide/guide.ts';
import type { DisplayImage } from '../images/display-images.ts';
import { type Cover, coverOfEvent } from './card-cover.ts';
import type { PageContext } from './page-context.ts';
import { whereaboutsOf } from './place-card.ts';

export interface EventCard {
	/** The event's id, unique on a list page. */
	id: string;
	href: string;
	name: string;
	/** The next date in words, the last one of an event that is over, or that there is none yet. */
	when: string;
	/** Of that date, for a `time` element. */
	datetime?: string | undefined;
	/** Such as "Cancelled"; absent where nothing is out of the ordinary. */
	status?: StatusNotice | undefined;
	/** Name of the place or the town. */
	whereabouts?: string | undefined;
	image?: DisplayImage | undefined;
	/** Drawn where there is no image. */
	cover?: Cover | undefined;
}

export function eventCard(context: PageContext, event: GuideEvent): EventCard {
	const { guide, messages, now, routes, site } = context;
	const leading = leadingOccurrence(event.dates, now);
	const words = leading && occurrenceWords(leading, wordsContext(context));
	const venue = event.placeId === undefined ? undefined : guide.placesById.get(event.placeId);
	return {
		id: event.id,
		href: routes.event(event.addressSlug),
		name: event.name,
		when: words?.short ?? messages.events.datesToBeConfirmed,
		datetime: words?.dateTime,
		status: leading
			? statusNotices(leading.status, event.previousStartDate, site.locale, messages.events)[0]
			: undefined,
		whereabouts: venue?.name ?? whereaboutsOf(event),
		image: event.image,
		cover: event.image ? undefined : coverOfEvent(event),
	};
}

/** The language and day for which dates are put into words. */
export function wordsContext({ messages, now, site }: PageContext): WordsContext {
	return {
		locale: site.locale,
		messages: messages.events,
		today: dayInZone(now, site.timeZone),
	};
}
