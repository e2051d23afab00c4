import { creditsOwed } from '../../../domain/credits/credits.ts';
import { statusInName } from '../../../domain/events/status-in-name.ts';
import type { GuideEvent, GuidePlace } from '../../../guide/model/guide-records.ts';
import { isChosen } from '../../../guide/model/place-rank.ts';
import type { DisplayImage } from '../../../domain/images/display-image.ts';
import { withStreetsWhereAlike } from '../place/alike-cards.ts';
import { type Cover, coverOfGuide, withDistinctCovers } from './card-cover.ts';
import { type EventCard, eventCard } from '../event/event-card.ts';
import { withVenue } from '../event/event-location.ts';
import { type GroupingCard, groupingCard } from '../list/grouping-lists.ts';
import type { CountedLink, Link } from './link.ts';
import type { PageContext } from './page-context.ts';
import { pageFrame, type PageFrame } from './page-frame.ts';
import { type PlaceCard, placeCard } from '../place/place-card.ts';
import { categoryLinks } from '../list/place-lists.ts';
import { withStructuredData } from './structured-page.ts';

export interface HomePage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	/** Picture of the guide: that of the first place in the order of lists which has one. */
	picture?: { image: DisplayImage; href: string; name: string } | undefined;
	/** Drawn where there is no picture, or where it cannot be loaded. */
	cover: Cover;
	/**
	 * Events that are coming up, more than are shown at once: the others take the place of those that
	 * are over when the page ages.
	 */
	comingUp: readonly EventCard[];
	shownEventCount: number;
	destinations: readonly GroupingCard[];
	collections: readonly GroupingCard[];
	/** Address of all destinations, where there are more than are shown. */
	allDestinations?: string | undefined;
	allCollections?: string | undefined;
	/** Heading that says what the places are: the editors' choice or the first of all. */
	placesHeading: string;
	places: readonly PlaceCard[];
	categories: readonly CountedLink[];
	/** Page that leads to all lists. */
	browse: Link;
	allPlaces: string;
	allEvents: string;
}

const cardsInASection = 6;

export function homePage(context: PageContext): HomePage {
	const { guide, messages, routes, site } = context;
	const events: readonly GuideEvent[] = guide.listedEvents
		.filter((event) => statusInName(event) !== 'called-off')
		.slice(0, 2 * cardsInASection);
	const choices = guide.listedPlaces.filter(isChosen);
	const places = (choices.length > 0 ? choices : guide.listedPlaces).slice(0, cardsInASection);
	const pictured = guide.listedPlaces.find(({ image }) => image !== undefined);
	const destinations = placesFirst(guide.destinations).slice(0, cardsInASection);
	const collections = largestFirst(guide.ownCollections).slice(0, cardsInASection);
	const frame = pageFrame(context, {
		heading: site.name,
		description: site.tagline,
		path: routes.home(),
		credits: creditsOwed([
			...[
				...events.flatMap((event) => withVenue(context, event)),
				...places,
				...(pictured ? [pictured] : []),
			].map(({ credit }) => credit),
			...[...destinations, ...collections].map(({ summary }) => summary.credit),
		]),
	});
	const comingUp = withDistinctCovers(events.map((event) => eventCard(context, event)));
	const destinationCards = withDistinctCovers(
		destinations.map((destination) => groupingCard(context, 'destinations', destination)),
		comingUp,
	);
	const collectionCards = withDistinctCovers(
		collections.map((collection) => groupingCard(context, 'collections', collection)),
		[...comingUp, ...destinationCards],
	);
	return {
		frame: withStructuredData(
			context,
			{ ...frame, title: messages.pages.homeTitle(site.name, site.tagline), breadcrumb: [] },
			{ heading: site.name, introducesPublisher: true },
		),
		heading: site.name,
		introduction: site.tagline,
		picture: pictureOf(context, pictured),
		cover: coverOfGuide(site),
		comingUp,
		shownEventCount: cardsInASection,
		destinations: destinationCards,
		collections: collectionCards,
		allDestinations:
			guide.destinations.length > cardsInASection ? routes.destinations() : undefined,
		allCollections:
			guide.collections.length > collections.length ? routes.collections() : undefined,
		placesHeading: choices.length > 0 ? messages.pages.editorsChoices : messages.pages.places,
		places: withDistinctCovers(
			withStreetsWhereAlike(
				places.map((place) => placeCard(context, place)),
				places,
			),
			[...comingUp, ...destinationCards, ...collectionCards],
		),
		categories: categoryLinks(context, guide.categories),
		browse: { href: routes.browse(), label: messages.browse.moreWays },
		allPlaces: routes.places(),
		allEvents: routes.events(),
	};
}

function pictureOf({ routes }: PageContext, place: GuidePlace | undefined): HomePage['picture'] {
	if (!place?.image) return undefined;
	return { image: place.image, href: routes.place(place.addressSlug), name: place.name };
}

/**
 * Returns destinations with the most places first, and among equals the most events: a venue with a
 * full programme makes no town worth seeing.
 */
function placesFirst<T extends { places: readonly unknown[]; events: readonly unknown[] }>(
	groupings: readonly T[],
): T[] {
	return [...groupings].sort(
		(a, b) => b.places.length - a.places.length || b.events.length - a.events.length,
	);
}

/** Returns groupings with the largest first; equally large ones stay in their order. */
function largestFirst<T extends { places: readonly unknown[]; events: readonly unknown[] }>(
	groupings: readonly T[],
): T[] {
	const size = ({ places, events }: T) => places.length + events.length;
	return [...groupings].sort((a, b) => size(b) - size(a));
}
