import type { JsonLdObject } from 'schema-dts';
import { displayImages } from '../../domain/images/display-images.ts';
import type { EventRecord } from '../../records/event.ts';
import type { PlaceRecord } from '../../records/place.ts';
import { eventNode } from './event.ts';
import { imageNodes } from './image-object.ts';
import { placeNode } from './place.ts';
import { serialise } from './serialise.ts';

/** Describes the page of a record on a site of any kind. */
export interface RecordPage {
	/** Absolute address of the page. */
	url: string;
	/** Absolute root of the site, with a slash at its end. */
	siteUrl: string;
	siteName: string;
	/** Language of the records (BCP 47). */
	contentLanguage: string;
	/** IANA time zone of places whose own is not known. */
	timeZone: string;
	/** ISO 4217 code of a price of 0. */
	currency: string;
	/** Instant for which the page is made; now if not stated. */
	nowMs?: number;
}

/** Returns the text of the JSON-LD script of a place's page: the place and its images. */
export function placeStructuredData(record: PlaceRecord, page: RecordPage): string {
	const images = displayImages(record.images);
	return graphOf(page, images, placeNode(record, { guide: guideOf(page), url: page.url, images }));
}

/**
 * Returns the text of the JSON-LD script of an event's page; `undefined` for one without a start or
 * a location, which is no event to search engines.
 */
export function eventStructuredData(record: EventRecord, page: RecordPage): string | undefined {
	const images = displayImages(record.images);
	const node = eventNode(record, {
		guide: guideOf(page),
		url: page.url,
		images,
		sharedOccurrenceIds: new Set(),
	});
	return node && graphOf(page, images, node);
}

function guideOf({ nowMs = Date.now(), siteName, ...page }: RecordPage) {
	return { ...page, name: siteName, language: page.contentLanguage, nowMs };
}

function graphOf(
	{ url }: RecordPage,
	images: ReturnType<typeof displayImages>,
	entity: object,
): string {
	return serialise({
		'@context': 'https://schema.org',
		// Nodes have the members of their own types.
		'@graph': [...imageNodes(url, images), entity as JsonLdObject],
	});
}
