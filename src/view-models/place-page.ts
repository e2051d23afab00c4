import { creditsOwed } from '../credits/credits.ts';
import { dayInZone } from '../events/days.ts';
import { distanceAndDirection } from '../geo/distance-words.ts';
import type { GuidePlace } from '../guide/guide.ts';
import { type DisplayImage, displayImages } from '../images/display-images.ts';
import { accessFacts, type FactGroup } from '../places/access-facts.ts';
import { locality } from '../places/address-lines.ts';
import { type Attribute, attributesOf } from '../places/attributes.ts';
import { categoryLevels } from '../places/category.ts';
import { type PhoneNumber, phoneNumbers, websiteHost } from '../places/contact.ts';
import { validityNotice } from '../places/validity.ts';
import type { PlaceRecord } from '../schemas/place.ts';
import { placeNode } from '../structured-data/place.ts';
import { type AboutInformation, aboutInformation } from './about-information.ts';
import { type Cover, coverOfPlace, withDistinctCovers } from './card-cover.ts';
import { categoryCrumbs } from './category-crumbs.ts';
import { type EventCard, eventCard } from './event-card.ts';
import { type GettingThere, gettingThere } from './getting-there.ts';
import { groupingLink } from './grouping-lists.ts';
import type { PageContext } from './page-context.ts';
import { type Link, pageFrame, type PageFrame } from './page-frame.ts';
import { paragraphsOf } from './paragraphs.ts';
import { type PlaceCard, placeCard } from './place-card.ts';
import { type PlaceHours, placeHours } from './place-hours.ts';
import { guideContext, withStructuredData } from './structured-page.ts';

/** What the page of a place shows, from top to bottom. */
export interface PlacePage {
	frame: PageFrame;
	heading: string;
	alternateName?: string | undefined;
	/** Innermost category, or the kind of place. */
	eyebrow?: string | undefined;
	whereabouts?: string | undefined;
	/** Set where the record is not in force: "Opens …", "No longer current". */
	validityNotice?: string | undefined;
	images: readonly DisplayImage[];
	/** Drawn where there is no image, or where it cannot be had. */
	cover: Cover;
	description: readonly string[];
	curatorNote: readonly string[];
	seasonality: readonly string[];
	neighbourhood: readonly string[];
	hours: PlaceHours;
	gettingThere: GettingThere;
	phones: readonly PhoneNumber[];
	fax?: string | undefined;
	website?: Link | undefined;
	price: readonly string[];
	isFree?: boolean | undefined;
	factGroups: readonly FactGroup[];
	attributes: readonly Attribute[];
	keywords: readonly string[];
	eventsHere: readonly EventCard[];
	nearby: readonly PlaceCard[];
	memberOf: readonly Link[];
	about: AboutInformation;
}

const nearbyCount = 6;
/** An hour's walk and a bit: farther places are not near for somebody on foot. */
const nearbyMetres = 25_000;

export function placePage(context: PageContext, record: PlaceRecord, place: GuidePlace): PlacePage {
	const { guide, messages, now, routes, site } = context;
	const images = displayImages(record.images);
	const eventsHere = guide.eventsByPlaceId.get(place.id) ?? [];
	const neighbours = neighboursOf(context, place);
	const memberDestinations = guide.destinationsByMemberId.get(place.id) ?? [];
	const destinations = memberDestinations.map((destination) =>
		groupingLink(context, 'destinations', destination),
	);
	const collections = (guide.collectionsByMemberId.get(place.id) ?? []).map((collection) =>
		groupingLink(context, 'collections', collection),
	);
	const whereabouts = locality(record.location);
	const today = dayInZone(now, site.timeZone);
	const notice = validityNotice(place, today, site.locale, messages.places);
	const website = record.contact?.website;
	const frame = pageFrame(context, {
		heading: record.name,
		titleSuffix: whereabouts,
		description: placeDescription(record, whereabouts),
		path: routes.place(place.addressSlug),
		parents: [
			{ href: routes.places(), label: messages.pages.places },
			...categoryCrumbs(context, categoryLevels(record)),
		],
		credits: creditsOwed(
			[place, ...neighbours.map(({ neighbour }) => neighbour), ...eventsHere].map(
				({ credit }) => credit,
			),
		),
		isIndexable: notice === undefined,
	});
	return {
		frame: withStructuredData(context, frame, {
			heading: record.name,
			images,
			source: record,
			entity: placeNode(record, {
				guide: guideContext(context),
				url: routes.absolute(routes.place(place.addressSlug)),
				images,
				destinations: memberDestinations.map((destination) => ({
					id: destination.summary.id,
					name: destination.summary.name,
					url: routes.absolute(groupingLink(context, 'destinations', destination).href),
				})),
			}),
		}),
		heading: record.name,
		alternateName: record.alternate_name,
		eyebrow: categoryLevels(record).at(-1) ?? record.type,
		whereabouts,
		validityNotice: notice,
		images,
		cover: coverOfPlace(place),
		description: paragraphsOf(record.description ?? record.editorial?.description),
		curatorNote: paragraphsOf(record.editorial?.curator_note),
		seasonality: paragraphsOf(record.editorial?.seasonality_notes),
		neighbourhood: paragraphsOf(record.editorial?.neighbourhood_context),
		hours: placeHours(context, record.opening_hours, record.location),
		gettingThere: gettingThere(context, record.name, record.location, destinations),
		phones: phoneNumbers(record.contact?.phone),
		fax: record.contact?.fax,
		website:
			website === undefined ? undefined : { href: website, label: websiteHost(website) ?? website },
		price: paragraphsOf(record.pricing?.price_range),
		isFree: record.access?.is_free,
		factGroups: accessFacts(record.access, record.sustainability, messages.places),
		attributes: attributesOf(record.attributes, site.locale, messages.places),
		keywords: record.editorial?.keywords ?? [],
		eventsHere: withDistinctCovers(eventsHere.map((event) => eventCard(context, event))),
		nearby: withDistinctCovers(neighbours.map(({ card }) => card)),
		memberOf: [...destinations, ...collections],
		about: aboutInformation(context, record, website),
	};
}

/** The nearest places with how far and where they are from this one, nearest first. */
function neighboursOf(context: PageContext, place: GuidePlace) {
	const { guide, messages, site } = context;
	const from = place.coordinates;
	if (!from) return [];
	return guide.nearby
		.nearest(from, nearbyCount + 1, nearbyMetres)
		.map(({ point }) => point)
		.filter(({ id }) => id !== place.id)
		.slice(0, nearbyCount)
		.map((neighbour) => ({
			neighbour,
			card: {
				...placeCard(context, neighbour),
				distance: distanceAndDirection(from, neighbour.coordinates, site.locale, messages.places),
			},
		}));
}

/** What search engines and link previews show: the short description of the editors, else the long one, else the kind and town. */
function placeDescription(record: PlaceRecord, whereabouts: string | undefined): string {
	const text = record.editorial?.description ?? record.description;
	if (text !== undefined) return text;
	return [record.name, categoryLevels(record).at(-1) ?? record.type, whereabouts]
		.filter((part) => part !== undefined)
		.join(' · ');
}
