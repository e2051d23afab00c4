import { creditsOwed } from '../../../domain/credits/credits.ts';
import type { Credit } from '../../../domain/credits/credits.ts';
import type { GuideEvent, GuidePlace } from '../../../guide/model/guide-records.ts';
import { type EventCard, eventCard } from '../event/event-card.ts';
import { withVenue } from '../event/event-location.ts';
import { type PlaceCard, placeCard } from '../place/place-card.ts';
import { withDistinctCovers } from '../site/card-cover.ts';
import type { Link } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';
import { type HeadingOrigin, pageFrame, type PageFrame } from '../site/page-frame.ts';
import { groupingPath } from './grouping-lists.ts';

/** Describes the beginning of a list, for a frame in a page of another site. */
export interface EmbeddedList {
	frame: PageFrame;
	heading: string;
	isContent?: HeadingOrigin | undefined;
	places: readonly PlaceCard[];
	events: readonly EventCard[];
	/** Stands in place of cards where there are none. */
	emptyWords?: string | undefined;
	/** Way to the whole list, in the guide. */
	whole: Link;
	/** URL of the script that tells the page around it how high it is. */
	script: string;
}

/** Number of places, and of events, that a frame shows: divides by 2, 3 and 4 columns. */
const mostCards = 12;

/** Returns whether pages of other sites may show lists of the guide. */
export function isEmbeddable({ embedders = [] }: PageContext['site']): boolean {
	return embedders.length > 0;
}

/**
 * Returns the lists that other sites may show, by their paths below `/embed/`: of each destination
 * and collection, and of what is on.
 */
export function embeddedLists(context: PageContext): { path: string; list: EmbeddedList }[] {
	const { guide, messages, routes, site } = context;
	if (!isEmbeddable(site)) return [];
	const groupings = (['destinations', 'collections'] as const).flatMap((kind) =>
		guide[kind].map((grouping) => ({
			path: `${kind}/${grouping.addressSlug}`,
			heading: grouping.summary.name,
			isContent: { heading: true, introduction: false },
			isDraft: grouping.summary.isDraft,
			credit: grouping.summary.credit,
			whole: groupingPath(context, kind, grouping),
			places: grouping.places,
			events: grouping.events,
		})),
	);
	const whatsOn = {
		path: 'events',
		heading: messages.pages.events,
		whole: routes.events(),
		places: [],
		events: guide.listedEvents,
	};
	return [...groupings, whatsOn].map((list) => ({
		path: list.path,
		list: embeddedList(context, list),
	}));
}

interface ListToEmbed {
	path: string;
	heading: string;
	isContent?: HeadingOrigin;
	isDraft?: boolean | undefined;
	credit?: Credit | undefined;
	/** Path of the page of the whole list. */
	whole: string;
	places: readonly GuidePlace[];
	events: readonly GuideEvent[];
}

function embeddedList(context: PageContext, list: ListToEmbed): EmbeddedList {
	const { messages, routes, site } = context;
	const { credit, heading, isContent, isDraft, path, whole } = list;
	const places = list.places.slice(0, mostCards);
	const events = list.events.slice(0, mostCards);
	const placeCards = withDistinctCovers(places.map((place) => placeCard(context, place)));
	const label = messages.pages.documentTitle(heading, site.name);
	return {
		frame: pageFrame(context, {
			heading,
			isHeadingContent: isContent?.heading,
			description: label,
			path: routes.embedded(path),
			credits: creditsOwed([
				credit,
				...[...places, ...events.flatMap((event) => withVenue(context, event))].map(
					(record) => record.credit,
				),
			]),
			isDraft,
			isIndexable: false,
		}),
		heading,
		isContent,
		places: placeCards,
		events: withDistinctCovers(
			events.map((event) => eventCard(context, event)),
			placeCards,
		),
		emptyWords: places.length + events.length > 0 ? undefined : messages.events.noDatesAnnounced,
		whole: { href: whole, label },
		script: `${routes.home()}embed/frame.js`,
	};
}
