import type { EventSummary } from '../../../src/guide/model/event-summary.ts';
import type { GroupingSummary } from '../../../src/guide/model/grouping-summary.ts';
import type { PlaceSummary } from '../../../src/guide/model/place-summary.ts';
import type { EventRecord } from '../../../src/records/event.ts';
import type { PlaceRecord } from '../../../src/records/place.ts';
import type { resourceNames } from '../../../src/records/resource-name.ts';
import { entryReaders, type ReadEntry } from '../../../src/content/sync/entry-readers.ts';
import { upcomingEventsPages } from '../../../src/ui/view-models/list/event-lists.ts';
import { groupingPages } from '../../../src/ui/view-models/list/grouping-lists.ts';
import { homePage } from '../../../src/ui/view-models/site/home-page.ts';
import { monthPages } from '../../../src/ui/view-models/list/month-pages.ts';
import type { PageContext } from '../../../src/ui/view-models/site/page-context.ts';
import type { PageFrame } from '../../../src/ui/view-models/site/page-frame.ts';
import { allPlacesPages, categoryPages } from '../../../src/ui/view-models/list/place-lists.ts';
import { placePage } from '../../../src/ui/view-models/place/place-page.ts';
import { placeSurroundings } from '../../../src/ui/view-models/place/place-surroundings.ts';
import { pageOfEvent } from '../../support/event-page.ts';
import { contextOf } from '../../support/page-context.ts';

type ResourceName = (typeof resourceNames)[number];

/** Holds what a service sends, by resource. */
export type SentContent = Record<ResourceName, object[]>;

/** A guide of that content, and the frame of each of its pages. */
export interface Published {
	context: PageContext;
	frames: PageFrame[];
}

type Entries = ReadonlyMap<string, ReadEntry>;

const readers = entryReaders();

const readGrouping = (json: string) => JSON.parse(json) as GroupingSummary;

/**
 * As the sync reads records, the snapshot holds them and the pages are made of them; throws what
 * those throw.
 */
export function publish(sent: SentContent): Published {
	const { context, events, places } = guideOf(sent);
	monthPages(context);
	const frames = [
		homePage(context).frame,
		...placeFrames(context, places),
		...eventFrames(context, places, events),
		...listFrames(context),
	];
	return { context, frames };
}

/**
 * The guide of that content and, by id, the records of which it shows the most.
 * @param now As of `contextOf`.
 */
export function guideOf(
	sent: SentContent,
	now?: number,
): { context: PageContext; places: Entries; events: Entries } {
	const places = entriesOf('places', sent);
	const events = entriesOf('events', sent);
	const content = {
		places: stored(places, (json) => JSON.parse(json) as PlaceSummary),
		events: stored(events, (json) => JSON.parse(json) as EventSummary),
		destinations: stored(entriesOf('destinations', sent), readGrouping),
		collections: stored(entriesOf('collections', sent), readGrouping),
	};
	return { context: contextOf(content, {}, now), places, events };
}

/** The last of one id counts; those that cannot be read are left out. */
function entriesOf(name: ResourceName, sent: SentContent): Entries {
	return new Map(
		sent[name].flatMap((source) => {
			const reading = readers[name](source);
			return reading.readable ? [[reading.record.id, reading.record]] : [];
		}),
	);
}

function stored<T>(entries: Entries, read: (json: string) => T): T[] {
	return [...entries.values()].map(({ summary }) => read(summary));
}

function placeFrames(context: PageContext, places: Entries): PageFrame[] {
	return context.guide.places.flatMap((place) => {
		const record = placeIn(places, place.id);
		return record ? [placePage(context, record, placeSurroundings(context, place)).frame] : [];
	});
}

function eventFrames(context: PageContext, places: Entries, events: Entries): PageFrame[] {
	const { eventsById, placesById } = context.guide;
	return context.guide.events.flatMap((event) => {
		const record = eventIn(events, event.id);
		const venue = placesById.get(event.placeId ?? '');
		const whole = eventsById.get(event.superEventId ?? '');
		const page =
			record &&
			pageOfEvent(context, event, {
				record,
				venue: placeIn(places, venue?.id),
				superEvent: eventIn(events, whole?.id),
			});
		return page ? [page.frame] : [];
	});
}

function listFrames(context: PageContext): PageFrame[] {
	return [
		...allPlacesPages(context),
		...categoryPages(context).flatMap(({ pages }) => pages),
		...upcomingEventsPages(context).map(({ list }) => list),
		...groupingPages(context, 'destinations').flatMap(({ pages }) => pages),
		...groupingPages(context, 'collections').flatMap(({ pages }) => pages),
	].map(({ frame }) => frame);
}

function placeIn(places: Entries, id: string | undefined): PlaceRecord | undefined {
	const entry = places.get(id ?? '');
	return entry && (JSON.parse(entry.record) as PlaceRecord);
}

function eventIn(events: Entries, id: string | undefined): EventRecord | undefined {
	const entry = events.get(id ?? '');
	return entry && (JSON.parse(entry.record) as EventRecord);
}
