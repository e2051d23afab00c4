import { webcalAddress } from '../calendars/calendar.ts';
import { type Credit, creditsOwed } from '../credits/credits.ts';
import type { GuideEvent, GuidePlace } from '../guide/guide-records.ts';
import type { PageDescription } from '../structured-data/graph.ts';
import { withDistinctCovers } from './card-cover.ts';
import { documentTitles } from './document-titles.ts';
import { type EventCard, eventCard } from './event-card.ts';
import type { PageContext } from './page-context.ts';
import { type Link, pageFrame, type PageFrame } from './page-frame.ts';
import { cardsOnAPage, pageCount, type Pagination, paginationOf } from './pagination.ts';
import { type PlaceCard, placeCard } from './place-card.ts';
import type { SearchAttributes } from './search-attributes.ts';
import type { Refinement } from './refinements.ts';
import type { SocialImage } from './social-image.ts';
import { withStructuredData } from './structured-page.ts';

export interface CountedLink extends Link {
	/** How much is behind the link, or from when on, in words. */
	count: string;
}

export interface HeadingOrigin {
	heading: boolean;
	introduction: boolean;
}

/** Of a list of both kinds: its first page is not to end before the next of its events. Divides by 2, 3 and 4 columns. */
const eventsOfFirstPage = 12;

/** A list of places, of events, or of both: places first. */
export interface ListPage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	/** Which of the two are texts of the service; the others are the interface’s own, or have words of both. */
	isContent?: HeadingOrigin | undefined;
	/** For the search index; absent where searches are to find what the page lists, and not the page. */
	searchAttributes?: SearchAttributes | undefined;
	count?: string | undefined;
	/** Of a list of both kinds: how many it has of each, with a way to them. */
	kinds?: KindLinks | undefined;
	/** Ways to a shorter list, under their heading. */
	narrower?:
		{ heading: string; links: readonly CountedLink[]; more?: Link | undefined } | undefined;
	/** Ways to the filters that leave some of it. */
	refinements: readonly Refinement[];
	places: readonly PlaceCard[];
	events: readonly EventCard[];
	/** See `ListedContent`. */
	keepsOrder?: boolean | undefined;
	/** What belongs to the list on a later day, with that day, under its heading. */
	later?: { heading: string; links: readonly CountedLink[] } | undefined;
	pagination?: Pagination | undefined;
	/** A calendar of the list's events to subscribe to (`webcal:`), or to open once. */
	calendar?: CalendarLinks | undefined;
	/** The feed of new entries. */
	feed?: Link | undefined;
	/** The places and the events of the list as files, each under their heading. */
	files: readonly { heading: string; links: readonly Link[] }[];
	/** Said where the list has no entry. */
	emptyState?: { message: string; links: readonly Link[] } | undefined;
}

export interface KindLinks {
	places: Link;
	events: Link;
}

/** Fragments of the sections of a list of both kinds. */
export const kindIds = { places: 'places', events: 'events' } as const;

/** The two addresses of a calendar feed. */
export interface CalendarLinks {
	subscribe: string;
	download: string;
}

export interface ListedContent {
	heading: string;
	/** Of the document's first page, where it says more than the heading. */
	title?: string | undefined;
	introduction: string;
	/** As of a page. */
	isContent?: HeadingOrigin | undefined;
	/** Of its first page. */
	searchAttributes?: SearchAttributes | undefined;
	parents?: readonly Link[];
	places?: readonly GuidePlace[];
	events?: readonly GuideEvent[];
	/** Addresses of all its places and of all its events with filters; its own sections where it is not stated. */
	filtered?: Readonly<Record<keyof KindLinks, string>> | undefined;
	/** The card of an event where it is not that with the next of all its dates. */
	cardOf?: ((event: GuideEvent) => EventCard) | undefined;
	/** Whether events stay where they are when their dates are past, as in a calendar; else they go to the end. */
	keepsOrder?: boolean;
	narrower?: ListPage['narrower'];
	refinements?: (() => readonly Refinement[]) | undefined;
	later?: ListPage['later'];
	emptyState: { message: string; links: readonly Link[] };
	/** What the list is about, as a node of its first page; told from the places which that page shows. */
	entity?: ((shown: readonly GuidePlace[]) => PageDescription['entity']) | undefined;
	/** The record that the list is made from. */
	source?: PageDescription['source'];
	/** Owed for the list itself, besides what its entries owe. */
	credit?: Credit | undefined;
	/** Owed for what the first page shows besides the list. */
	firstPageCredits?: readonly (Credit | undefined)[] | undefined;
	/** That of the guide where it is not stated. */
	socialImage?: SocialImage | undefined;
	hrefOf: (page: number) => string;
	/** Path of the calendar feed of its events. */
	calendarFeed?: string | undefined;
	feed?: Link | undefined;
	/** Files of its places. */
	files?: readonly Link[] | undefined;
	eventFiles?: readonly Link[] | undefined;
}

/** Every page of a list, the first one first; a list without entries is one page that says so. */
export function listPages(context: PageContext, list: ListedContent): ListPage[] {
	return Array.from({ length: listPageCount(list) }, (_, index) =>
		listPage(context, list, index + 1),
	);
}

/** How many pages a list has; at least one. */
export function listPageCount({
	events = [],
	places = [],
}: Pick<ListedContent, 'places' | 'events'>) {
	return pageCount(places.length + events.length);
}

/** One page of a list, for lists of which not all pages are to be held at once. @param number From 1 on. */
export function listPage(context: PageContext, list: ListedContent, number: number): ListPage {
	const { places = [], events = [] } = list;
	const words = context.messages.pages;
	const isFirst = number === 1;
	const total = places.length + events.length;
	const count = words.membersCount(places.length, events.length);
	const { shownEvents, shownPlaces } = entriesOfPage(places, events, number);
	const title = list.title ?? documentTitles(context).get(list.hrefOf(1)) ?? list.heading;
	const heading = words.pageTitle(list.heading, number);
	const isHeadingContent = list.isContent?.heading === true && heading === list.heading;
	const frame = pageFrame(context, {
		heading,
		isHeadingContent,
		title: words.pageTitle(title, number),
		description: words.pageDescription(list.introduction, number),
		path: list.hrefOf(number),
		parents: list.parents ?? [],
		credits: creditsOwed([
			list.credit,
			...[...shownPlaces, ...shownEvents].map(({ credit }) => credit),
			...(isFirst ? (list.firstPageCredits ?? []) : []),
		]),
		isIndexable: total > 0,
		socialImage: list.socialImage,
	});
	const cardOf = list.cardOf ?? ((event: GuideEvent) => eventCard(context, event));
	const placeCards = withDistinctCovers(shownPlaces.map((place) => placeCard(context, place)));
	const eventCards = withDistinctCovers(shownEvents.map(cardOf));
	return {
		frame: withStructuredData(context, frame, {
			heading,
			source: list.source,
			entity: isFirst ? list.entity?.(shownPlaces) : undefined,
			list: {
				entries: [...placeCards, ...eventCards].map(({ href, name }) => ({
					name,
					url: context.routes.absolute(href),
				})),
				totalCount: total,
				firstPosition: (number - 1) * cardsOnAPage + 1,
			},
		}),
		heading,
		introduction: list.introduction,
		isContent: list.isContent && { ...list.isContent, heading: isHeadingContent },
		searchAttributes: isFirst ? list.searchAttributes : undefined,
		kinds: kindLinks(context, list),
		count: total === 0 || list.introduction.includes(count) ? undefined : count,
		narrower: isFirst && list.narrower?.links.length ? list.narrower : undefined,
		refinements: isFirst ? (list.refinements?.() ?? []) : [],
		later: isFirst && list.later?.links.length ? list.later : undefined,
		places: placeCards,
		events: eventCards,
		keepsOrder: list.keepsOrder,
		pagination: paginationOf(number, listPageCount(list), list.hrefOf),
		calendar: isFirst ? calendarLinks(context, list.calendarFeed) : undefined,
		feed: isFirst ? list.feed : undefined,
		files: isFirst ? filesOf(context, list) : [],
		emptyState: total === 0 ? list.emptyState : undefined,
	};
}

function kindLinks(
	{ messages }: PageContext,
	{ events = [], filtered, hrefOf, places = [] }: ListedContent,
): KindLinks | undefined {
	if (places.length === 0 || events.length === 0) return undefined;
	return {
		places: {
			href: filtered?.places ?? `${hrefOf(1)}#${kindIds.places}`,
			label: messages.pages.placeCount(places.length),
		},
		events: {
			href: filtered?.events ?? `${hrefOf(1)}#${kindIds.events}`,
			label: messages.pages.eventCount(events.length),
		},
	};
}

/** Places come before events, but for those of the first page. */
function entriesOfPage(
	places: readonly GuidePlace[],
	events: readonly GuideEvent[],
	number: number,
) {
	const placesAhead = places.slice(0, cardsOnAPage - Math.min(events.length, eventsOfFirstPage));
	const eventsAhead = events.slice(0, cardsOnAPage - placesAhead.length);
	if (number === 1) return { shownPlaces: placesAhead, shownEvents: eventsAhead };
	const placesAfter = places.slice(placesAhead.length);
	const eventsAfter = events.slice(eventsAhead.length);
	const from = (number - 2) * cardsOnAPage;
	const to = from + cardsOnAPage;
	const eventAt = (position: number) => Math.max(0, position - placesAfter.length);
	return {
		shownPlaces: placesAfter.slice(from, to),
		shownEvents: eventsAfter.slice(eventAt(from), eventAt(to)),
	};
}

function filesOf(
	{ messages }: PageContext,
	{ eventFiles = [], files = [] }: ListedContent,
): ListPage['files'] {
	return [
		{ heading: messages.feeds.placeFilesHeading, links: files },
		{ heading: messages.feeds.eventFilesHeading, links: eventFiles },
	].filter(({ links }) => links.length > 0);
}

function calendarLinks({ routes }: PageContext, feed: string | undefined) {
	if (feed === undefined) return undefined;
	return { subscribe: webcalAddress(routes.absolute(feed)), download: feed };
}
