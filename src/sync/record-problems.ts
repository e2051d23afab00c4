import { creditProblems } from '../credits/credits.ts';
import { parseOffsetDateTime } from '../events/offset-date-time.ts';
import { zoneOfDate } from '../events/venue-zone.ts';
import { contradictsTimeZone } from '../events/zone-offsets.ts';
import { coordinatesOf } from '../geo/coordinates.ts';
import { imageProblems } from '../images/display-images.ts';
import { openingHours } from '../opening-hours/opening-hours.ts';
import { hasContradictoryValidity } from '../places/validity.ts';
import type { EventRecord } from '../schemas/event.ts';
import type { CollectionRecord, DestinationRecord } from '../schemas/grouping.ts';
import type { PlaceRecord } from '../schemas/place.ts';
import type { DroppedField } from '../schemas/read-record.ts';
import { placeType } from '../structured-data/place-type.ts';
import { postalAddress } from '../structured-data/postal-address.ts';
import { isSubclassOf } from '../structured-data/vocabulary.ts';

/** What an editor should mend in a place that is published all the same. */
export function placeProblems(record: PlaceRecord): DroppedField[] {
	const { unreadable } = openingHours(record.opening_hours);
	const { valid_from: validFrom, valid_through: validThrough } = record.validity ?? {};
	return [
		...unreadable.map(({ rowIndex, reason }) => ({ path: `opening_hours[${rowIndex}]`, reason })),
		...(hasContradictoryValidity({ validFrom, validThrough })
			? [{ path: 'validity', reason: 'ends before it begins' }]
			: []),
		...addressProblems(record),
		...creditProblems(record),
		...imageProblems(record.images),
	];
}

/** @param timeZone IANA time zone of the guide, which events have that state no point in another. */
export function eventProblems(record: EventRecord, timeZone: string): DroppedField[] {
	const coordinates = coordinatesOf(record.location);
	const zoneOf = (startAt: string) => {
		const start = parseOffsetDateTime(startAt);
		return start ? zoneOfDate(start, coordinates, { timeZone }) : timeZone;
	};
	const offsets = (record.occurrences ?? []).flatMap(({ start_at: startAt }, index) =>
		startAt !== undefined && contradictsTimeZone(startAt, zoneOf(startAt))
			? [{ path: `occurrences[${index}].start_at`, reason: `not the offset of ${timeZone}` }]
			: [],
	);
	return [...offsets, ...creditProblems(record), ...imageProblems(record.images)];
}

export function groupingProblems(record: DestinationRecord | CollectionRecord): DroppedField[] {
	const images = [...(record.image ? [record.image] : []), ...(record.images ?? [])];
	return [...creditProblems(record), ...imageProblems(images)];
}

/** Google shows no business without an address (Search documentation, LocalBusiness). */
function addressProblems({ location, schema_type: schemaType }: PlaceRecord): DroppedField[] {
	const isBusiness = isSubclassOf(placeType(schemaType).type, 'LocalBusiness');
	return isBusiness && !postalAddress(location?.address)
		? [
				{
					path: 'location.address',
					reason: 'missing, and search engines show no business without one',
				},
			]
		: [];
}
