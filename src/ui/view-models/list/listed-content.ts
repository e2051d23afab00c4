import type { Credit } from '../../../domain/credits/credits.ts';
import type { GuideEvent, GuidePlace } from '../../../guide/model/guide-records.ts';
import type { PageDescription } from '../../../outputs/structured-data/graph.ts';
import type { EventCard } from '../event/event-card.ts';
import type { CountedLink, Link } from '../site/link.ts';
import type { HeadingOrigin } from '../site/page-frame.ts';
import type { FileLink } from './list-file.ts';
import { cardsOnAPage, eventCardsOnAPage, pageCount } from './pagination.ts';
import type { Refinement } from './refinements.ts';
import type { SearchAttributes } from '../explore/search-attributes.ts';
import type { SocialImage } from '../site/social-image.ts';

export interface CountedLinks {
	heading: string;
	links: readonly CountedLink[];
}

export interface ShorterLists extends CountedLinks {
	/** Way to others. */
	more?: Link | undefined;
}

export interface EmptyState {
	message: string;
	links: readonly Link[];
}

/** Describes what a list holds, says and owes, before it is parted into pages. */
export interface ListedContent {
	heading: string;
	/** Title of the document's first page, where it says more than the heading. */
	title?: string | undefined;
	introduction: string;
	/** Description for search engines, where it says more than the introduction. */
	description?: string | undefined;
	/** Whether the text is content, as of a page. */
	isContent?: HeadingOrigin | undefined;
	/** Attributes of its first page. */
	searchAttributes?: SearchAttributes | undefined;
	parents?: readonly Link[];
	places?: readonly GuidePlace[];
	events?: readonly GuideEvent[];
	/**
	 * Addresses of all its places and of all its events with filters; its own sections where it is
	 * not stated.
	 */
	filtered?: Readonly<Record<'places' | 'events', string>> | undefined;
	/** Returns the card of an event; absent where the card has the next of all its dates. */
	cardOf?: ((event: GuideEvent) => EventCard) | undefined;
	/**
	 * Whether events stay where they are when their dates are past, as in a calendar; else they go to
	 * the end.
	 */
	keepsOrder?: boolean;
	narrower?: ShorterLists | undefined;
	/** Ways to its events of each theme, under their heading. */
	themes?: CountedLinks | undefined;
	/**
	 * Heading above the cards of the first page. Where it is not stated, these have a heading if
	 * shorter lists come before them.
	 */
	cardsHeading?: string | undefined;
	refinements?: (() => readonly Refinement[]) | undefined;
	later?: CountedLinks | undefined;
	emptyState: EmptyState;
	/**
	 * Returns the node of the first page for what the list is about, judged by the places which
	 * that page shows.
	 */
	entity?: ((shown: readonly GuidePlace[]) => PageDescription['entity']) | undefined;
	/** Record that the list is made from. */
	source?: PageDescription['source'];
	/** Owed for the list itself, besides what its entries owe. */
	credit?: Credit | undefined;
	/** Whether what it is of is not published yet. */
	isDraft?: boolean | undefined;
	/** Owed for what the first page shows besides the list. */
	firstPageCredits?: readonly (Credit | undefined)[] | undefined;
	/** Image for link previews; that of the guide where it is not stated. */
	socialImage?: SocialImage | undefined;
	hrefOf: (page: number) => string;
	/** Path of the calendar feed of its events. */
	calendarFeed?: string | undefined;
	feed?: Link | undefined;
	/** Files of its places. */
	files?: readonly FileLink[] | undefined;
	eventFiles?: readonly FileLink[] | undefined;
	/** Ways to such files where the list has none of its own. */
	waysToFiles?: readonly Link[] | undefined;
}

/**
 * Maximum number of events on the first page of a list of both kinds, which is not to end before
 * the next of them. Divides by 2, 3 and 4 columns.
 */
const eventsOfFirstPage = 12;

/** Returns how many pages a list has; at least one. */
export function listPageCount({
	events = [],
	places = [],
}: Pick<ListedContent, 'places' | 'events'>) {
	return pageCount(places.length + events.length, cardsPerPage(places));
}

/** Returns how many cards a page of a list has. @param places All of the list. */
export function cardsPerPage(places: readonly GuidePlace[]): number {
	return places.length > 0 ? cardsOnAPage : eventCardsOnAPage;
}

/**
 * Returns what one page of a list shows: places come before events, but for those of the first
 * page.
 * @param number From 1 on.
 */
export function entriesOfPage(
	{ events = [], places = [] }: Pick<ListedContent, 'places' | 'events'>,
	number: number,
): { shownPlaces: readonly GuidePlace[]; shownEvents: readonly GuideEvent[] } {
	const size = cardsPerPage(places);
	const placesAhead = places.slice(0, size - Math.min(events.length, eventsOfFirstPage));
	const eventsAhead = events.slice(0, size - placesAhead.length);
	if (number === 1) return { shownPlaces: placesAhead, shownEvents: eventsAhead };
	const placesAfter = places.slice(placesAhead.length);
	const eventsAfter = events.slice(eventsAhead.length);
	const from = (number - 2) * size;
	const to = from + size;
	const eventAt = (position: number) => Math.max(0, position - placesAfter.length);
	return {
		shownPlaces: placesAfter.slice(from, to),
		shownEvents: eventsAfter.slice(eventAt(from), eventAt(to)),
	};
}
