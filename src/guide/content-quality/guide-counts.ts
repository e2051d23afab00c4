import type { EventRecord } from '../../records/event.ts';
import type { PlaceRecord } from '../../records/place.ts';
import type { CountedRecord } from './hidden-shares.ts';

/** Holds how much of a guide visitors can find, and how much is hidden from its lists. */
export interface GuideCounts {
	places: { listed: number; coming: number; runOut: number };
	events: { ahead: number; over: number };
	/** Places in force and events ahead with coordinates. */
	located: number;
}

export function countedPlace(record: PlaceRecord, isHidden: boolean): CountedRecord {
	const { category, id, location, type } = record;
	const { city, neighbourhood, region } = location?.address ?? {};
	return {
		id,
		isHidden,
		source: recordSourceOf(record),
		category: category ?? type,
		whereabouts: stated(city, region, neighbourhood),
	};
}

export function countedEvent(record: EventRecord): CountedRecord {
	const { classification, id, location, type } = record;
	return {
		id,
		isHidden: false,
		source: recordSourceOf(record),
		category: classification?.event_type ?? type,
		whereabouts: stated(location?.city, location?.region, location?.neighbourhood),
	};
}

/** Returns whose a record is: its publisher, else the identifier of its source. */
export function recordSourceOf({
	editorial,
	provenance,
}: Partial<Pick<PlaceRecord | EventRecord, 'editorial' | 'provenance'>>): string | undefined {
	return provenance?.sd_publisher?.name ?? editorial?.source;
}

function stated(...texts: readonly (string | undefined)[]): string[] {
	return texts.filter((text) => text !== undefined);
}
