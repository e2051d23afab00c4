import type { EventTable } from '../explore/event-table.ts';
import {
	locatedPlaces,
	type MappedPlace,
	type PlaceCollection,
} from '../feeds/place-collection.ts';
import { selectedCalendar } from '../icalendar/selected-calendar.ts';
import { startText } from '../icalendar/utc-text.ts';
import { savedAddress } from './saved-key.ts';
import type { SavedRecord } from './saved-records.ts';

/** Holds what is made of a list for a file, and how many of its entries it cannot have. */
export interface ListForFile<Content> {
	/** Absent where no entry can be in it. */
	content: Content | undefined;
	leftOut: number;
}

/**
 * Returns what is saved as places on a map, in the visitor's order, with the visitor's notes ahead
 * of what the guide says; an entry without a point is left out.
 *
 * @param all What the files of the guide hold, which keep credits and licences.
 */
export function savedCollection(
	records: readonly SavedRecord[],
	all: readonly PlaceCollection[],
	named: Pick<PlaceCollection, 'name' | 'url'>,
): ListForFile<PlaceCollection> {
	const places = new Map<string | undefined, MappedPlace>();
	for (const collection of all) {
		for (const place of locatedPlaces(collection)) places.set(keyOfPage(place.url), place);
	}
	const chosen = records.flatMap(({ key, note }) => {
		const place = places.get(key);
		return place ? withNoteAhead(place, note) : [];
	});
	const content = {
		...named,
		sources: all.flatMap(({ sources }) => sources),
		credits: all.flatMap(({ credits }) => credits),
		places: chosen,
	};
	return {
		content: chosen.length > 0 ? content : undefined,
		leftOut: records.length - chosen.length,
	};
}

/**
 * Returns the calendar of what is saved: events, with their dates to come alone or, where they
 * follow from a rule, with that.
 *
 * @param calendar That of all events, as the guide writes it.
 * @param table Table with the dates of the events.
 */
export function savedCalendar(
	records: readonly SavedRecord[],
	calendar: string,
	table: EventDates,
	nowMs: number,
): ListForFile<string> {
	const starts = startsByKey(records, table, nowMs);
	const found = new Set<string>();
	const content = selectedCalendar(calendar, ({ path, repeats, start }) => {
		const key = savedAddress(path)?.key ?? '';
		const ofEvent = starts.get(key);
		if (!ofEvent || !(repeats || ofEvent.has(start))) return false;
		found.add(key);
		return true;
	});
	return { content, leftOut: records.length - found.size };
}

type EventDates = Pick<EventTable, 'count' | 'path' | 'dates'>;

/** Returns the starts of the dates to come of each event that is saved. */
function startsByKey(
	records: readonly SavedRecord[],
	{ count, dates, path }: EventDates,
	nowMs: number,
): Map<string, Set<string>> {
	const keys = new Set(records.map(({ key }) => key));
	const starts = new Map<string, Set<string>>();
	for (let row = 0; row < count; row++) {
		const key = savedAddress(path(row))?.key ?? '';
		if (!keys.has(key)) continue;
		const toCome = dates(row).filter(({ endsAtMs }) => endsAtMs >= nowMs);
		starts.set(key, new Set(toCome.map(startText)));
	}
	return starts;
}

function keyOfPage(url: string): string | undefined {
	return savedAddress(new URL(url).pathname)?.key;
}

function withNoteAhead(place: MappedPlace, note: string | undefined): MappedPlace {
	const description = [note, place.description].filter(Boolean).join('\n');
	return note === undefined ? place : { ...place, description };
}
