import { webcalAddress } from '../../../outputs/icalendar/calendar.ts';
import { creditsOwed } from '../../../domain/credits/credits.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { withStreetsWhereAlike } from '../place/alike-cards.ts';
import { withDistinctCovers } from '../site/card-cover.ts';
import { distinctDescription } from '../text/distinct-description.ts';
import { documentTitles } from '../site/document-titles.ts';
import { type EventCard, eventCard } from '../event/event-card.ts';
import { withVenue } from '../event/event-location.ts';
import { filterLink, type KindLinks, kindLinks } from './kind-links.ts';
import type { Link } from '../site/link.ts';
import {
	type CountedLinks,
	type EmptyState,
	cardsPerPage,
	entriesOfPage,
	type ListedContent,
	listPageCount,
	type ShorterLists,
} from './listed-content.ts';
import type { FileLink } from './list-file.ts';
import type { PageContext } from '../site/page-context.ts';
import { type HeadingOrigin, pageFrame, type PageFrame } from '../site/page-frame.ts';
import { type Pagination, paginationOf } from './pagination.ts';
import { type PlaceCard, placeCard } from '../place/place-card.ts';
import type { Refinement } from './refinements.ts';
import type { SearchAttributes } from '../explore/search-attributes.ts';
import { withStructuredData } from '../site/structured-page.ts';

/** Describes a page of a list of places, of events, or of both: places come first. */
export interface ListPage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	isContent?: HeadingOrigin | undefined;
	/** Attributes for the search index; absent where searches are to find the entries alone. */
	searchAttributes?: SearchAttributes | undefined;
	/** Number of entries, where the introduction does not say so. */
	count?: string | undefined;
	/** Way to all of them, or to the places, with filters. */
	filters?: Link | undefined;
	/** Numbers of each kind, with a way to them, for a list of both kinds. */
	kinds?: KindLinks | undefined;
	/** Ways to a shorter list, under their heading. */
	narrower?: ShorterLists | undefined;
	/** Themes, see `ListedContent`. */
	themes?: CountedLinks | undefined;
	/** Heading above the cards of a list of one kind that come after other sections. */
	cardsHeading?: string | undefined;
	/** Ways to the filters that leave some of it. */
	refinements: readonly Refinement[];
	places: readonly PlaceCard[];
	events: readonly EventCard[];
	/** Whether the order stays, see `ListedContent`. */
	keepsOrder?: boolean | undefined;
	/** Links to what belongs to the list on a later day, with that day, under its heading. */
	later?: CountedLinks | undefined;
	pagination?: Pagination | undefined;
	/** Calendar of the list's events to subscribe to (`webcal:`), or to open once. */
	calendar?: CalendarLinks | undefined;
	/** Feed of new entries. */
	feed?: Link | undefined;
	/** Places and the events of the list as files, each under their heading. */
	files: readonly { heading: string; links: readonly FileLink[] }[];
	/** Ways to files, see `ListedContent`. */
	waysToFiles?: readonly Link[] | undefined;
	/** Stands in place of the entries where the list has none. */
	emptyState?: EmptyState | undefined;
}

/** Holds the two addresses of a calendar feed. */
export interface CalendarLinks {
	subscribe: string;
	download: string;
}

/** Returns all pages of a list in order; a list without entries is one page that says so. */
export function listPages(context: PageContext, list: ListedContent): ListPage[] {
	return Array.from({ length: listPageCount(list) }, (_, index) =>
		listPage(context, list, index + 1),
	);
}

/**
 * Returns one page of a list, for lists of which not all pages are to be held at once.
 * @param number From 1 on.
 */
export function listPage(context: PageContext, list: ListedContent, number: number): ListPage {
	const { places = [], events = [], introduction } = list;
	const words = context.messages.pages;
	const isFirst = number === 1;
	const total = places.length + events.length;
	const count = words.membersCount(places.length, events.length);
	const { shownEvents, shownPlaces } = entriesOfPage(list, number);
	const title = list.title ?? documentTitles(context).get(list.hrefOf(1)) ?? list.heading;
	const heading = words.pageTitle(list.heading, number);
	const isHeadingContent = list.isContent?.heading === true && heading === list.heading;
	const frame = pageFrame(context, {
		heading,
		isHeadingContent,
		isHeadingTerm: list.isContent?.isTerm,
		title: words.pageTitle(title, number),
		description: words.pageDescription(
			distinctDescription(context, list.hrefOf(1), list.description ?? introduction),
			number,
		),
		path: list.hrefOf(number),
		parents: [...(list.parents ?? []), ...(isFirst ? [] : [firstPageOf(list)])],
		credits: creditsOwed([
			list.credit,
			...[...shownPlaces, ...shownEvents.flatMap((event) => withVenue(context, event))].map(
				({ credit }) => credit,
			),
			...(isFirst ? (list.firstPageCredits ?? []) : []),
		]),
		isDraft: list.isDraft,
		isIndexable: total > 0,
		socialImage: list.socialImage,
	});
	const narrower = isFirst && list.narrower?.links.length ? list.narrower : undefined;
	const kindHeading = places.length > 0 ? words.places : words.events;
	const cardOf = list.cardOf ?? ((event: GuideEvent) => eventCard(context, event));
	const placeCards = withDistinctCovers(
		withStreetsWhereAlike(
			shownPlaces.map((place) => placeCard(context, place)),
			shownPlaces,
			places,
		),
	);
	const eventCards = withDistinctCovers(shownEvents.map(cardOf), placeCards);
	return {
		frame: withStructuredData(context, frame, {
			heading,
			kind: isFirst && list.entity ? 'article' : 'website',
			source: list.source,
			entity: isFirst ? list.entity?.(shownPlaces) : undefined,
			list: {
				entries: [...placeCards, ...eventCards].map(({ href, name }) => ({
					name,
					url: context.routes.absolute(href),
				})),
				totalCount: total,
				firstPosition: (number - 1) * cardsPerPage(places) + 1,
			},
		}),
		heading,
		introduction,
		isContent: list.isContent && { ...list.isContent, heading: isHeadingContent },
		searchAttributes: isFirst ? list.searchAttributes : undefined,
		kinds: kindLinks(context, list),
		count: total === 0 || introduction.includes(count) ? undefined : count,
		filters: filterLink(context, list),
		narrower,
		themes: isFirst && list.themes?.links.length ? list.themes : undefined,
		cardsHeading: isFirst ? (list.cardsHeading ?? (narrower && kindHeading)) : undefined,
		refinements: isFirst ? (list.refinements?.() ?? []) : [],
		later: isFirst && list.later?.links.length ? list.later : undefined,
		places: placeCards,
		events: eventCards,
		keepsOrder: list.keepsOrder,
		pagination: paginationOf(number, listPageCount(list), list.hrefOf),
		calendar: isFirst ? calendarLinks(context, list.calendarFeed) : undefined,
		feed: isFirst ? list.feed : undefined,
		files: isFirst ? filesOf(context, list) : [],
		waysToFiles: isFirst ? list.waysToFiles : undefined,
		emptyState: total === 0 ? list.emptyState : undefined,
	};
}

/** Returns the way up to the first page, which alone has filters and ways to shorter lists. */
function firstPageOf({ heading, hrefOf, isContent }: ListedContent): Link {
	return {
		href: hrefOf(1),
		label: heading,
		isContent: isContent?.heading,
		isTerm: isContent?.isTerm,
	};
}

export function filesOf(
	{ messages }: PageContext,
	{ eventFiles = [], files = [] }: Pick<ListedContent, 'eventFiles' | 'files'>,
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
