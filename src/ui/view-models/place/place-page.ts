import type { DisplayImage } from '../../../domain/images/display-image.ts';
import { accessFacts } from '../../../domain/places/access-facts.ts';
import { locality } from '../../../domain/places/address-lines.ts';
import { attributesOf, textsOf, attributesBesides } from '../../../domain/places/attributes.ts';
import type { Attribute } from '../../../domain/places/attribute.ts';
import type { FactGroup } from '../../../domain/places/fact.ts';
import { fieldSettings } from '../../../domain/places/fields.ts';
import { kindLabel } from '../../../domain/places/kind-label.ts';
import type { OtherName } from '../../../domain/places/other-names.ts';
import { type PhoneRun, phoneRuns } from '../../../domain/places/telephone.ts';
import { editorialFacts } from '../../../domain/places/editorial-facts.ts';
import { validityNotices } from '../../../domain/places/validity.ts';
import type { PlaceRecord } from '../../../records/place.ts';
import {
	isCapacityInPeople,
	mayHaveStars,
	placeType,
} from '../../../domain/schema-org/place-type.ts';
import { type AboutInformation, aboutInformation } from './about-information.ts';
import { type Cover, coverOfPlace, withDistinctCovers } from '../site/card-cover.ts';
import { codeAttributes } from './code-attributes.ts';
import { descriptionLanguage } from '../text/description-language.ts';
import type { EventCard } from '../event/event-card.ts';
import { type GettingThere, gettingThere } from './getting-there.ts';
import { type Link, linksBesides, webLink } from '../site/link.ts';
import {
	type LinkedFactValue,
	type LinkedText,
	linkedFactGroups,
	linkedFactValues,
	linkedWhereabouts,
} from '../site/linked-facts.ts';
import { holidayNotice } from './holiday-notice.ts';
import { type LocatorView, locatorView } from './locator-view.ts';
import type { RecordContext } from '../site/page-context.ts';
import type { PageFrame } from '../site/page-frame.ts';
import { type PageNotice, pageNotice } from '../site/page-notice.ts';
import { longTexts, paragraphsOf } from '../text/paragraphs.ts';
import { priceParagraphs } from '../text/price-paragraphs.ts';
import { nearPlaceCards } from './near-place-cards.ts';
import type { PlaceCard } from './place-card.ts';
import { placeFrame } from './place-frame.ts';
import { mentionsHours, type PlaceHours, placeHours } from './place-hours.ts';
import type { PlaceSurroundings } from './place-surroundings.ts';
import { otherKind } from './place-words.ts';
import type { SearchAttributes } from '../explore/search-attributes.ts';
import { shownImages } from '../site/shown-images.ts';
import { placeAsPublished } from '../site/as-published.ts';

/** Holds what the page of a place shows, from top to bottom. */
export interface PlacePage {
	frame: PageFrame;
	/** Whether the record states hardly anything, see `isBare` of `place-surroundings.ts`. */
	isBare: boolean;
	heading: string;
	/** Attributes for the search index. */
	searchAttributes: SearchAttributes;
	/** Names besides that of the heading, the alternate name first. */
	otherNames: readonly OtherName[];
	/** Kind, see `kindLabel`. */
	eyebrow?: string | undefined;
	whereabouts?: string | undefined;
	/** Whereabouts in parts, with their lists. */
	whereaboutsParts: readonly LinkedText[];
	/** First destination that has it, or what the record names. */
	area?: string | undefined;
	/** Notices that the record is not in force yet, or no longer. */
	validityNotices: readonly PageNotice[];
	/** Whether the editors recommend it. */
	isRecommended: boolean;
	images: readonly DisplayImage[];
	/** Drawn where there is no image, or where it cannot be loaded. */
	cover: Cover;
	/** Editors' own text, where there is a description besides. */
	lead: readonly string[];
	description: readonly string[];
	/** Language of both (BCP 47), where the record states another than that of the guide's texts. */
	descriptionLanguage?: string | undefined;
	curatorNote: readonly string[];
	seasonality: readonly string[];
	neighbourhood: readonly string[];
	hours: PlaceHours;
	/** Warning that they may be out of date; absent where none is needed. Else `about` says so. */
	hoursWarning?: PageNotice | undefined;
	gettingThere: GettingThere;
	/** Drawing of what is around it; absent where nothing published is near. */
	locator?: LocatorView | undefined;
	phones: readonly PhoneRun[];
	fax?: string | undefined;
	website?: Link | undefined;
	/** Text of the whole field, where that is more than an address. */
	websiteText?: string | undefined;
	price: readonly string[];
	isFree?: boolean | undefined;
	factGroups: readonly FactGroup[];
	attributes: readonly Attribute[];
	/** Editors' short words: mood, season, keywords. */
	editorialFacts: readonly LinkedFactValue[];
	eventsHere: readonly EventCard[];
	/** Places nearby, the nearest first, those in the drawing among them. */
	nearby: readonly PlaceCard[];
	/** Places of the same kind that are not among those nearby. */
	alike: readonly PlaceCard[];
	memberOf: readonly Link[];
	about: AboutInformation;
}

/** Returns the view model of a place's page; `stated` is the record of the place. */
export function placePage(
	context: RecordContext,
	stated: PlaceRecord,
	surroundings: PlaceSurroundings,
): PlacePage {
	const { messages, site } = context;
	const { containedIn, destinations, isBare, memberOf, place, statedValues } = surroundings;
	const record = placeAsPublished(stated, place, site);
	const around = [...surroundings.nearby, ...surroundings.beyond];
	const website = record.contact?.website;
	const hours = placeHours(context, record.opening_hours, place.coordinates, place);
	const about = aboutInformation(context, record, website);
	const hoursWarning = mentionsHours(hours) ? about.warning : undefined;
	const images = shownImages(context, record.images);
	const whereabouts = locality(record.location);
	const whereaboutsParts = linkedWhereabouts(statedValues, place, whereabouts);
	const { type } = placeType(record.schema_type);
	const reading = { settings: fieldSettings(site).attributes, hasStars: mayHaveStars(type) };
	const attributes = attributesOf(record.attributes, site.locale, messages.places, reading);
	const frame = placeFrame(context, surroundings, { record, whereabouts, images, around });
	return {
		frame,
		isBare,
		heading: record.name,
		searchAttributes: surroundings.searchAttributes,
		otherNames: [
			...(place.alternateName === undefined ? [] : [{ text: place.alternateName }]),
			...(place.otherNames ?? []),
		],
		eyebrow: kindLabel(place),
		whereabouts,
		whereaboutsParts,
		area: destinations[0]?.name ?? record.location?.contained_in,
		validityNotices: validityNotices(place, site.locale, messages.places).map((notice) =>
			pageNotice(context, notice),
		),
		isRecommended: record.editorial?.endorsed === true,
		images,
		cover: coverOfPlace(place),
		...longTexts(record.description, record.editorial?.description, record.name),
		descriptionLanguage: descriptionLanguage(context, record.metadata, frame.inLanguages),
		curatorNote: paragraphsOf(record.editorial?.curator_note),
		seasonality: paragraphsOf(record.editorial?.seasonality_notes),
		neighbourhood: paragraphsOf(record.editorial?.neighbourhood_context),
		hours: { ...hours, holidays: holidayNotice(context, record, hours) },
		hoursWarning,
		gettingThere: gettingThere(
			context,
			{ name: record.name, isPlace: true },
			record.location,
			containedIn,
			place,
		),
		locator: locatorView(context, place.coordinates, around, [place], { isDrawn: !isBare }),
		phones: phoneRuns(record.contact?.phone, record.location?.address?.country_code),
		fax: record.contact?.fax,
		website: webLink(website),
		websiteText: record.contact?.website_text,
		price: priceParagraphs(record.pricing?.price_range, record.access?.is_free),
		isFree: place.isFree,
		factGroups: linkedFactGroups(
			statedValues,
			accessFacts(
				record.access && { ...record.access, is_free: place.isFree },
				record.sustainability,
				{
					...site,
					isCapacityInPeople: isCapacityInPeople(type),
				},
				messages.places,
			),
		),
		attributes: [
			...attributesBesides(attributes, record.sustainability?.certifications ?? []),
			...codeAttributes(place.codes, messages),
		],
		editorialFacts: linkedFactValues(
			statedValues,
			editorialFacts(
				record.editorial,
				otherKind(record),
				messages.places,
				new Set(attributes.flatMap(({ value }) => textsOf(value))),
			),
		),
		eventsHere: withDistinctCovers(surroundings.eventsHere),
		nearby: nearPlaceCards(context, place, surroundings.nearby),
		alike: nearPlaceCards(context, place, surroundings.alike),
		memberOf: linksBesides(memberOf, [...whereaboutsParts, containedIn]),
		about: hoursWarning ? { ...about, warning: undefined } : about,
	};
}
