import type { Credit } from '../../../domain/credits/credits.ts';
import { isOnlineFromTheStart } from '../../../domain/events/attendance.ts';
import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import type { LinkedDestination } from '../../../outputs/structured-data/contained-in-place.ts';
import { type StatedValueLink, statedValueLinks } from '../list/browse-links.ts';
import { categoryCrumbs } from '../list/category-crumbs.ts';
import { sharedTitle } from '../text/distinct-description.ts';
import { documentTitles } from '../site/document-titles.ts';
import { type EventCard, eventCard } from '../event/event-card.ts';
import { groupingLink } from '../list/grouping-lists.ts';
import type { Link } from '../site/link.ts';
import { linkedCredits } from '../site/linked-credits.ts';
import type { PageContext } from '../site/page-context.ts';
import {
	containerLink,
	containingDestination,
	memberships,
	type NearPlace,
	placesAlike,
	placesBeyond,
	placesNearby,
} from './place-relations.ts';
import { type SearchAttributes, searchAttributes } from '../explore/search-attributes.ts';
import { type SocialImage, socialImageOf } from '../site/social-image.ts';

/**
 * Holds what the rest of the guide gives to the page of a place; all else on it follows from its
 * record and a `RecordContext`.
 */
export interface PlaceSurroundings {
	place: GuidePlace;
	/** Whether the record states hardly anything, see the function `isBare`. */
	isBare: boolean;
	/** Title of the document, without the guide's name. */
	title: string;
	/** Title without a number, where the texts of other records begin like that of the place. */
	sharedTitle?: string | undefined;
	/** Whether other places have its website too. */
	isWebsiteShared: boolean;
	socialImage?: SocialImage | undefined;
	searchAttributes: SearchAttributes;
	/** Categories of the place, outermost first. */
	categories: readonly Link[];
	/** Nearest first. */
	nearby: readonly NearPlace[];
	/**
	 * Drawn in the stead of those nearby of which the points are too rough to show the way, nearest
	 * first.
	 */
	beyond: readonly NearPlace[];
	/**
	 * Places of the same kind, nearest first; none of those nearby, and none at all where these are
	 * more than a bare record states itself.
	 */
	alike: readonly NearPlace[];
	/** Upcoming ones, by date. */
	eventsHere: readonly EventCard[];
	/** Destinations and collections. */
	memberOf: readonly Link[];
	/** Destinations that list the place, then the one that its record names. */
	destinations: readonly LinkedDestination[];
	/** Place that its record says it lies in, where that is published. */
	containedIn?: Link | undefined;
	/** Lists of what it states. */
	statedValues: readonly StatedValueLink[];
	/** Owed by the events and by what is linked. */
	credits: readonly Credit[];
}

export function placeSurroundings(context: PageContext, place: GuidePlace): PlaceSurroundings {
	const { guide, now, routes } = context;
	const path = routes.place(place.addressSlug);
	const nearby = placesNearby(context, place.coordinates, place);
	const beyond = placesBeyond(context, place.coordinates, place, nearby);
	const events = (guide.eventsByPlaceId.get(place.id) ?? []).filter(
		(event) => !isOnlineFromTheStart(event, now),
	);
	const memberOf = memberships(context, place.id);
	const containedIn = containerLink(context, place, place.containedIn);
	const destinations = [
		...(guide.destinationsByMemberId.get(place.id) ?? []),
		containingDestination(context, place.containedIn),
	].filter((destination) => destination !== undefined);
	return {
		place,
		isBare: isBare(place),
		title: documentTitles(context).get(path) ?? place.name,
		sharedTitle: sharedTitle(context, path, place.teaser),
		isWebsiteShared: guide.sharedWebsites.has(place.website),
		socialImage: socialImageOf(context, place),
		searchAttributes: searchAttributes(context, 'place', place),
		categories: categoryCrumbs(context, place.categories),
		nearby,
		beyond,
		alike:
			isBare(place) && nearby.length > 0 ? [] : placesAlike(context, place, [...nearby, ...beyond]),
		// That they are here need not be said by each.
		eventsHere: events.map((event) => ({ ...eventCard(context, event), whereabouts: undefined })),
		memberOf,
		destinations: destinations.map((destination) => ({
			id: destination.summary.id,
			name: destination.summary.name,
			url: routes.absolute(groupingLink(context, 'destinations', destination).href),
		})),
		containedIn,
		statedValues: statedValueLinks(context, place.id),
		credits: [
			...events.map(({ credit }) => credit),
			...linkedCredits(context, [containedIn, ...memberOf]),
		].filter((credit) => credit !== undefined),
	};
}

/** Returns whether the record of a place has no text, no photograph and no opening hours. */
export function isBare({ image, openingHours = [], teaser }: GuidePlace): boolean {
	return teaser === undefined && image === undefined && openingHours.length === 0;
}
