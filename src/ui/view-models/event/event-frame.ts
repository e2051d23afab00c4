import { textForTeaser } from '../../../guide/model/text-for-teaser.ts';
import type { DisplayImage } from '../../../domain/images/display-image.ts';
import type { EventRecord } from '../../../records/event.ts';
import { nestsVenue } from '../../../outputs/structured-data/event-location.ts';
import { eventNode, hasEventNode } from '../../../outputs/structured-data/event.ts';
import { thingsRoot } from '../../../outputs/structured-data/identity.ts';
import type { EventRecords, EventSurroundings } from './event-surroundings.ts';
import type { EventWhen } from './event-when.ts';
import type { EventContext } from '../site/page-context.ts';
import { frameAround, type PageFrame } from '../site/page-frame.ts';
import { pageDescription } from '../site/page-description.ts';
import { guideContext, withStructuredData } from '../site/structured-page.ts';
import { placeAsPublished } from '../site/as-published.ts';

/** Holds what the page of an event shows that its head states as well. */
interface EventHeadFacts {
	/** Record with the point that the guide publishes of it. */
	record: EventRecord;
	when: EventWhen;
	images: readonly DisplayImage[];
}

/** Returns the frame of the page of an event, with its structured data. */
export function eventFrame(
	context: EventContext,
	records: EventRecords,
	surroundings: EventSurroundings,
	{ images, record, when }: EventHeadFacts,
): PageFrame {
	const { messages, routes } = context;
	const { event, superEvent, venue } = surroundings;
	const path = routes.event(event.addressSlug);
	const frame = frameAround(context, {
		heading: record.name,
		isHeadingContent: true,
		title: surroundings.title,
		description: pageDescription(
			textForTeaser(record),
			[record.name, when.leading?.row.text, surroundings.whereabouts],
			surroundings.sharedTitle,
		),
		path,
		parents: [{ href: routes.events(), label: messages.pages.events }],
		credits: surroundings.credits,
		isDraft: event.isDraft,
		isIndexable: event.standing !== 'past',
		socialImage: surroundings.socialImage,
	});
	const structuredGuide = guideContext(context);
	// An event that is online follows the clocks of its venue all the same.
	const nestedVenue =
		venue && records.venue
			? {
					record: placeAsPublished(records.venue, venue, context.site),
					url: routes.absolute(routes.place(venue.addressSlug)),
				}
			: undefined;
	const node = eventNode(record, {
		guide: structuredGuide,
		url: routes.absolute(path),
		dated: event,
		images,
		venue: nestedVenue,
		otherNames: event.otherNames,
		superEventId: isSuperEventDescribed(context, records, surroundings)
			? superEvent?.id
			: undefined,
		sharedOccurrenceIds: new Set(surroundings.sharedOccurrenceIds),
	});
	return withStructuredData(context, frame, {
		heading: record.name,
		kind: 'article',
		images,
		source: record,
		entity: node,
		nestedSources:
			node && nestedVenue && nestsVenue(node, nestedVenue, thingsRoot(structuredGuide))
				? [nestedVenue.record]
				: [],
	});
}

/**
 * Returns whether search engines find a node of the event that it is part of on the page of that.
 */
function isSuperEventDescribed(
	context: EventContext,
	{ superEvent: record }: EventRecords,
	{ hasVenueOfSuperEvent, superEvent }: EventSurroundings,
): boolean {
	if (!record || !superEvent || superEvent.standing === 'past') return false;
	return hasEventNode(record, guideContext(context), hasVenueOfSuperEvent);
}
