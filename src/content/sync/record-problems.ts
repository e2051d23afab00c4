import { creditProblems } from '../../domain/credits/credits.ts';
import { readAttendance } from '../../domain/events/attendance.ts';
import { imageProblems } from '../../domain/images/display-images.ts';
import { openingHoursOf } from '../../domain/opening-hours/opening-hours.ts';
import { attributeProblems } from '../../domain/places/attributes.ts';
import { categoryProblems } from '../../domain/places/category.ts';
import { hasContradictoryValidity, validityOf } from '../../domain/places/validity.ts';
import type { EventRecord } from '../../records/event.ts';
import type { CollectionRecord, DestinationRecord } from '../../records/grouping.ts';
import type { PlaceRecord } from '../../records/place.ts';
import { type DroppedField, namedInReason } from '../../records/read-record.ts';
import { placeType } from '../../domain/schema-org/place-type.ts';
import { postalAddress } from '../../outputs/structured-data/postal-address.ts';
import { isSubclassOf } from '../../domain/schema-org/vocabulary.ts';

/** Returns what an editor should mend in a place that is published all the same. */
export function placeProblems(record: PlaceRecord): DroppedField[] {
	const { unreadable } = openingHoursOf(record.opening_hours);
	return [
		...unreadable.map(({ rowIndex, reason }) => ({ path: `opening_hours[${rowIndex}]`, reason })),
		...(hasContradictoryValidity(validityOf(record.validity))
			? [{ path: 'validity', reason: 'ends before it begins' }]
			: []),
		...typeProblems(record),
		...categoryProblems(record),
		...attributeProblems(record.attributes),
		...addressProblems(record),
		...creditProblems(record),
		...imageProblems(record.images),
	];
}

export function eventProblems(record: EventRecord): DroppedField[] {
	return [
		...attendanceProblems(record),
		...creditProblems(record),
		...imageProblems(record.images),
	];
}

export function groupingProblems(record: DestinationRecord | CollectionRecord): DroppedField[] {
	const images = [...(record.image ? [record.image] : []), ...(record.images ?? [])];
	return [...creditProblems(record), ...imageProblems(images)];
}

/**
 * Returns the problem with the type of a place of which structured data say no more than that
 * it is a place (structured-data rules, section 4).
 */
function typeProblems({ schema_type: schemaType }: PlaceRecord): DroppedField[] {
	const { problem } = placeType(schemaType);
	return problem === undefined ? [] : [{ path: 'schema_type', reason: problem }];
}

function attendanceProblems({ classification }: EventRecord): DroppedField[] {
	const mode = classification?.attendance_mode;
	if (mode === undefined || readAttendance(mode) !== undefined) return [];
	return [
		{
			path: 'classification.attendance_mode',
			reason: `not known, so that the event counts as on site: ${namedInReason(mode)}`,
		},
	];
}

/**
 * Returns the problem of a business without an address: Google shows no such business (Search
 * documentation, LocalBusiness).
 */
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
