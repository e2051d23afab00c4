import type { HotelLeaf, TouristAttractionLeaf } from 'schema-dts';
import { dayInZone } from '../../domain/events/days.ts';
import { coordinatesOf } from '../../domain/geo/coordinates.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import { openingHoursOf } from '../../domain/opening-hours/opening-hours.ts';
import { placeTimeZone } from '../../domain/opening-hours/time-zone.ts';
import { alternateName } from '../../domain/places/alternate-name.ts';
import { categoryLevels } from '../../domain/places/category.ts';
import { lacksDialableNumber, phoneNumbers } from '../../domain/places/telephone.ts';
import type { OtherName } from '../../domain/places/other-names.ts';
import { spokenLanguages } from '../../domain/places/spoken-languages.ts';
import {
	freeOfCharge,
	saysFreeOnly,
	statedPrice,
	statesPrice,
} from '../../domain/places/stated-price.ts';
import type { PlaceRecord } from '../../records/place.ts';
import { additionalProperties, amenityFeatures } from './property-values.ts';
import { containedInPlace, type LinkedDestination } from './contained-in-place.ts';
import { geoCoordinates } from './geo-coordinates.ts';
import type { GuideContext } from './guide-context.ts';
import { thingId, thingsRoot, webPageId } from './identity.ts';
import { imageReferences } from './image-object.ts';
import { legalNode, type NodeMembers, oneOrMany, reference } from './json-ld.ts';
import { openingHoursSpecification, specialOpeningHoursSpecification } from './opening-hours.ts';
import { isCapacityInPeople, placeType } from '../../domain/schema-org/place-type.ts';
import { postalAddress } from './postal-address.ts';
import { descriptionLine, descriptionOf, uniqueTexts } from './text.ts';
import { mayCarry } from '../../domain/schema-org/vocabulary.ts';
import { uniqueWebUrls, webUrl } from './web-url.ts';

/**
 * Describes every property of some class of places which a record can fill; which of them are legal
 * depends on the type.
 */
export type PlaceNode = Omit<HotelLeaf, '@type'> &
	Pick<TouristAttractionLeaf, 'touristType'> & { '@type': string };

export interface PlaceNodeContext {
	guide: GuideContext;
	/** Canonical address of the place's page. */
	url: string;
	/** Images as the page shows them, in its order. */
	images: readonly DisplayImage[];
	/** Destinations which the place belongs to. */
	destinations?: readonly LinkedDestination[];
	/** Names besides its alternate name. */
	otherNames?: readonly OtherName[] | undefined;
	/** Whether other places have its website too. */
	isWebsiteShared?: boolean | undefined;
}

/** Google ignores a price range of 100 characters or more (Search documentation, LocalBusiness). */
const maxPriceRangeLength = 99;

/**
 * Returns a place with every fact that its class may carry; what it may not goes where it is legal,
 * or is left out.
 *
 * Hours are those of `guide.nowMs`: seasons become dates. A website that other places have too is
 * no `sameAs`, whose address “unambiguously indicates the item's identity”
 * (https://schema.org/sameAs): they would all be one thing.
 */
export function placeNode(record: PlaceRecord, page: PlaceNodeContext): PlaceNode {
	return legalNode(placeMembers(record, page));
}

/**
 * Returns the members of the place's node. Its class may carry those that have a value: a test
 * holds this against the corpus.
 */
export function placeMembers(
	record: PlaceRecord,
	{
		guide,
		url,
		images,
		destinations = [],
		isWebsiteShared = false,
		otherNames = [],
	}: PlaceNodeContext,
): NodeMembers<PlaceNode> {
	const { access, contact, editorial, location, provenance } = record;
	const { type } = placeType(record.schema_type);
	const carries = (property: string) => mayCarry(type, property);
	const price = statedPrice(record.pricing?.price_range, access?.is_free);
	const isFree = freeOfCharge(access?.is_free, record.pricing?.price_range);
	const priceRange = descriptionLine(price && statesPrice(price) ? price : undefined);
	// schema.org: the price range of a business is that of what it sells, not of coming in.
	const isOfEntry = isFree === true && saysFreeOnly(price);
	const isPriceRange = carries('priceRange') && (priceRange ?? '').length <= maxPriceRangeLength;
	const languages = uniqueTexts(
		spokenLanguages(access?.languages_spoken, guide.contentLanguage).map(({ tag }) => tag),
	);
	const languageProperty = ['availableLanguage', 'knowsLanguage'].find(carries);
	const travelStyles = uniqueTexts(editorial?.travel_style ?? []);
	const hours = openingHoursOf(record.opening_hours);
	const today = dayInZone(guide.nowMs, placeTimeZone(coordinatesOf(location), guide));
	return {
		'@type': type,
		'@id': thingId(thingsRoot(guide), record.id),
		identifier: record.id,
		name: oneLine(record.name),
		alternateName: oneOrMany(
			uniqueTexts([oneLine(alternateName(record)), ...otherNames.map(({ text }) => text)]),
		),
		description: descriptionOf(record.description, editorial?.description),
		url: webUrl(url),
		mainEntityOfPage: reference(webPageId(url)),
		sameAs: sameAs(
			[isWebsiteShared ? undefined : contact?.website, ...(provenance?.same_as ?? [])],
			guide.siteUrl,
		),
		image: imageReferences(url, images),
		telephone: oneOrMany(telephones(contact?.phone, location?.address?.country_code)),
		faxNumber: oneLine(contact?.fax),
		address: postalAddress(location?.address),
		geo: geoCoordinates(coordinatesOf(location), type),
		containedInPlace: oneOrMany(containedInPlace(location, destinations, thingsRoot(guide))),
		hasMap: uniqueWebUrls([location?.map_url, location?.geo_link])[0],
		openingHoursSpecification: openingHoursSpecification(hours, today),
		specialOpeningHoursSpecification: specialOpeningHoursSpecification(hours, today),
		priceRange: isPriceRange && !isOfEntry ? priceRange : undefined,
		petsAllowed: carries('petsAllowed') ? access?.pet_policy?.pets_allowed : undefined,
		availableLanguage: languageProperty === 'availableLanguage' ? languages : undefined,
		knowsLanguage: languageProperty === 'knowsLanguage' ? languages : undefined,
		isAccessibleForFree: isFree,
		publicAccess: access?.public_access,
		smokingAllowed: access?.smoking_allowed,
		maximumAttendeeCapacity: isCapacityInPeople(type) ? capacity(access?.max_capacity) : undefined,
		amenityFeature: amenityFeatures(access, !carries('petsAllowed')),
		hasCertification: uniqueTexts(record.sustainability?.certifications ?? []).map((name) => ({
			'@type': 'Certification',
			name,
		})),
		additionalProperty: additionalProperties(record, {
			priceRange: isPriceRange ? undefined : priceRange,
			languages: languageProperty === undefined ? languages : [],
		}),
		keywords: uniqueTexts([
			...(editorial?.keywords ?? []),
			...categoryLevels(record),
			...(carries('touristType') ? [] : travelStyles),
		]),
		touristType: carries('touristType') ? travelStyles : undefined,
	};
}

/**
 * Returns each number as it is dialled from anywhere; a text that has none stays as it is, such as
 * “1-800-FLOWERS”, but for one that connects nowhere: search engines offer to call it.
 */
function telephones(phone: string | undefined, country: string | undefined): string[] {
	const line = oneLine(phone);
	if (line === undefined) return [];
	const numbers = phoneNumbers(line, country);
	return numbers.length > 0 || lacksDialableNumber(line, country) ? numbers : [line];
}

/** Returns addresses of the same thing elsewhere; the guide's own pages are none. */
export function sameAs(addresses: readonly (string | undefined)[], siteUrl: string): string[] {
	return uniqueWebUrls(addresses).filter((url) => !url.startsWith(siteUrl));
}

/**
 * Returns the largest number of people; `undefined` where it is 0, as then nobody knows it, and
 * where it is no positive whole number.
 */
export function capacity(count: number | undefined): number | undefined {
	return Number.isInteger(count) && Number(count) > 0 ? count : undefined;
}
