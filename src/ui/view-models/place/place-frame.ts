import { creditsOwed } from '../../../domain/credits/credits.ts';
import { dayInZone } from '../../../domain/events/days.ts';
import type { DisplayImage } from '../../../domain/images/display-image.ts';
import { kindLabel } from '../../../domain/places/kind-label.ts';
import { isListedAt } from '../../../domain/places/validity.ts';
import type { PlaceRecord } from '../../../records/place.ts';
import { placeNode } from '../../../outputs/structured-data/place.ts';
import type { RecordContext } from '../site/page-context.ts';
import { frameAround, type PageFrame } from '../site/page-frame.ts';
import type { NearPlace } from './place-relations.ts';
import type { PlaceSurroundings } from './place-surroundings.ts';
import { placeDescription } from './place-words.ts';
import { guideContext, withStructuredData } from '../site/structured-page.ts';

/** Holds what the page of a place shows that its head states as well. */
interface PlaceHeadFacts {
	/** Record with the point that the guide publishes of it. */
	record: PlaceRecord;
	whereabouts: string | undefined;
	images: readonly DisplayImage[];
	/** Places in the drawing of what is around it. */
	around: readonly NearPlace[];
}

/**
 * Returns the frame of the page of a place, with its structured data and the credits of other
 * places on it.
 */
export function placeFrame(
	context: RecordContext,
	surroundings: PlaceSurroundings,
	{ around, images, record, whereabouts }: PlaceHeadFacts,
): PageFrame {
	const { messages, now, routes, site } = context;
	const { alike, categories, destinations, place } = surroundings;
	const path = routes.place(place.addressSlug);
	const frame = frameAround(context, {
		heading: record.name,
		isHeadingContent: true,
		title: surroundings.title,
		description: placeDescription(record, kindLabel(place), whereabouts, surroundings.sharedTitle),
		path,
		parents: [{ href: routes.places(), label: messages.pages.places }, ...categories],
		credits: creditsOwed([
			...[{ place }, ...around, ...alike].map((shown) => shown.place.credit),
			...surroundings.credits,
		]),
		isDraft: place.isDraft,
		isIndexable: isListedAt(place, dayInZone(now, site.timeZone), site.pastValidity),
		socialImage: surroundings.socialImage,
	});
	return withStructuredData(context, frame, {
		heading: record.name,
		kind: 'article',
		images,
		source: record,
		entity: placeNode(record, {
			guide: guideContext(context),
			url: routes.absolute(path),
			images,
			destinations,
			otherNames: place.otherNames,
			isWebsiteShared: surroundings.isWebsiteShared,
		}),
	});
}
