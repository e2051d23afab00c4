import { z } from 'zod';
import type { Credit } from '../../domain/credits/credits.ts';
import type { StatedCode } from '../../domain/facets/code.ts';
import { factsOfFacets } from '../../domain/facets/facet.ts';
import { editorialFacets } from '../../domain/facets/stated-values.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import type { Licence } from '../../domain/images/display-licence.ts';
import type { AddressWords } from '../../domain/places/address-words.ts';
import type { OtherName } from '../../domain/places/other-names.ts';
import type { EventSummary } from './event-summary.ts';
import type { GroupingSummary } from './grouping-summary.ts';
import type { PlaceSummary } from './place-summary.ts';
import {
	type ShapeOf,
	attribution,
	occurrence,
	openingHoursRow,
	provenance,
	text,
	texts,
} from './record-part-schemas.ts';

const coordinates = z.strictObject({
	latitude: z.number(),
	longitude: z.number(),
	uncertaintyInMetres: z.number().optional(),
} satisfies ShapeOf<Coordinates>);

const licence = z.strictObject({ name: z.string(), url: text } satisfies ShapeOf<Licence>);

const copiedFile = z.strictObject({ src: z.string(), width: z.number(), height: z.number() });

const image = z.strictObject({
	url: z.string(),
	alt: z.string(),
	caption: text,
	credit: text,
	holder: text,
	alsoCredited: texts.optional(),
	licence: licence.optional(),
	width: z.number().optional(),
	height: z.number().optional(),
	thumbnailUrl: text,
	sourceUrl: text,
	files: z.array(copiedFile).optional(),
} satisfies ShapeOf<DisplayImage>);

const code = z.strictObject({
	field: z.enum(['kind', 'category', 'collection']),
	text: z.string(),
} satisfies ShapeOf<StatedCode>);

const otherName = z.strictObject({
	text: z.string(),
	language: text,
} satisfies ShapeOf<OtherName>);

const credit = z.strictObject({
	text: z.string(),
	url: text,
	required: z.boolean(),
} satisfies ShapeOf<Credit>);

/** Holds what summaries of all kinds of records say of where they come from, and of its state. */
const origin = {
	isDraft: z.literal(true).optional(),
	credit: credit.optional(),
	publisher: text,
	publisherUrl: text,
	dataLicence: text,
	updatedAt: text,
};

/** Holds the address that summaries of places and events have. */
const address = {
	street: text,
	streetAlt: text,
	neighbourhood: text,
	postalCode: text,
	city: text,
	region: text,
	country: text,
	countryCode: text,
} satisfies ShapeOf<AddressWords>;

/** Checks the summary of a place as the snapshot has it. */
export const placeSummarySchema = z.strictObject({
	id: z.string(),
	name: z.string(),
	alternateName: text,
	otherNames: z.array(otherName).optional(),
	teaser: text,
	kind: text,
	schemaType: text,
	categories: texts,
	codes: z.array(code).optional(),
	containedIn: text,
	...address,
	coordinates: coordinates.optional(),
	editorialScore: z.number().optional(),
	isEndorsed: z.literal(true).optional(),
	wealth: z.number(),
	isFree: z.boolean().optional(),
	words: z.partialRecord(z.enum(editorialFacets), texts).optional(),
	filterValues: z.record(z.string(), texts).optional(),
	facts: z.array(z.enum(Object.values(factsOfFacets).flat())).optional(),
	image: image.optional(),
	openingHours: z.array(openingHoursRow).optional(),
	website: text,
	validFrom: text,
	validThrough: text,
	...origin,
} satisfies ShapeOf<PlaceSummary>);

/** Checks the summary of an event as the snapshot has it. */
export const eventSummarySchema = z.strictObject({
	id: z.string(),
	name: z.string(),
	otherNames: z.array(otherName).optional(),
	teaser: text,
	kind: text,
	widerKinds: texts.optional(),
	themes: texts,
	language: text,
	attendance: z.enum(['offline', 'online', 'mixed']).optional(),
	status: text,
	occurrences: z.array(occurrence),
	previousStartDate: text,
	placeId: text,
	superEventId: text,
	...address,
	coordinates: coordinates.optional(),
	isFree: z.boolean().optional(),
	isForChildren: z.literal(true).optional(),
	image: image.optional(),
	codes: z.array(code).optional(),
	...origin,
} satisfies ShapeOf<EventSummary>);

/** Checks the summary of a destination or a collection as the snapshot has it. */
export const groupingSummarySchema = z.strictObject({
	id: z.string(),
	slug: text,
	name: z.string(),
	description: text,
	region: text,
	country: text,
	containedIn: text,
	sameAs: texts.optional(),
	coordinates: coordinates.optional(),
	image: image.optional(),
	placeIds: texts,
	eventIds: texts,
	attribution: attribution.optional(),
	provenance: provenance.optional(),
	...origin,
} satisfies ShapeOf<GroupingSummary>);
