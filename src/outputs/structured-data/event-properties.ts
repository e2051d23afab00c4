import type { OrganizationLeaf, PerformingGroupLeaf } from 'schema-dts';
import { oneLine } from '../../guide/model/one-line.ts';
import { nodeUnlessEmpty, oneOrMany } from './json-ld.ts';
import { uniqueTexts } from './text.ts';
import { type Attendance, readAttendance } from '../../domain/events/attendance.ts';
import type { EventRecord } from '../../records/event.ts';
import type { OccurrenceDates } from './occurrence-dates.ts';
import { withoutSchemaOrg } from '../../records/schema-org-name.ts';
import { classNamed } from '../../domain/schema-org/class-name.ts';
import { isSubclassOf } from '../../domain/schema-org/vocabulary.ts';
import { Temporal } from 'temporal-polyfill';
import type { DoorDate } from '../../domain/events/door-time.ts';
import { writtenInZone } from '../../domain/events/zone-offsets.ts';
import { datePart, isoDateTime } from './iso-dates.ts';

const modes: Record<Attendance, string> = {
	offline: 'https://schema.org/OfflineEventAttendanceMode',
	online: 'https://schema.org/OnlineEventAttendanceMode',
	mixed: 'https://schema.org/MixedEventAttendanceMode',
};

/**
 * Families of types that are no dated event: a series has no dates of its own; what users do and
 * what is broadcast is no event to go to.
 */
const otherFamilies = ['EventSeries', 'UserInteraction', 'PublicationEvent'];

/**
 * Returns the organisations of the given names, each once; does not split a name that lists
 * several: commas are part of names.
 */
export function organizations(names: readonly (string | undefined)[]) {
	return oneOrMany(
		uniqueNames(names).map((name): OrganizationLeaf => ({ '@type': 'Organization', name })),
	);
}

/** Returns a performing group, which one person may be too. */
export function performingGroup(name: string | undefined): PerformingGroupLeaf | undefined {
	return nodeUnlessEmpty<PerformingGroupLeaf>({ '@type': 'PerformingGroup', name: oneLine(name) });
}

function uniqueNames(names: readonly (string | undefined)[]): string[] {
	const byLowerCase = new Map<string, string>();
	for (const name of uniqueTexts(names)) {
		if (!byLowerCase.has(name.toLowerCase())) byLowerCase.set(name.toLowerCase(), name);
	}
	return [...byLowerCase.values()];
}

/** Returns the address of the member of schema.org's EventAttendanceModeEnumeration. */
export function attendanceMode(attendance: Attendance | undefined): string | undefined {
	return attendance && modes[attendance];
}

/**
 * Returns how one takes part on a date: where that has moved online its record may still state what
 * was planned.
 */
export function attendanceOn(
	{ classification }: EventRecord,
	{ hasMovedOnline }: OccurrenceDates,
): Attendance | undefined {
	return hasMovedOnline ? 'online' : readAttendance(classification?.attendance_mode);
}

/**
 * Returns the class of an event: the first of subtype, type, kind and the record's own type that
 * names one, with or without `Event` at its end and whatever its case ("music" → `MusicEvent`);
 * else `Event`.
 */
export function eventType({ classification, type }: EventRecord): string {
	const names = [
		classification?.event_subtype,
		classification?.event_type,
		classification?.kind_of_event,
		type,
	];
	return names.map(eventClass).find((name) => name !== undefined) ?? 'Event';
}

function eventClass(name: string | undefined): string | undefined {
	const word = withoutSchemaOrg(name ?? '').replace(/[\s_-]+/g, '');
	const found = [word, `${word}Event`]
		.map((candidate) => classNamed(candidate, 'Event'))
		.find((candidate) => candidate !== undefined);
	if (found === undefined || found === 'Event') return undefined;
	return otherFamilies.some((family) => isSubclassOf(found, family)) ? undefined : found;
}

/**
 * Returns when the doors open: a time of day as `HH:MM:SS`, or a date-time on the day of the start;
 * `undefined` for other text.
 *
 * @param startDate Start date of the Event node: a date, or a date-time in the source's own
 *   offset.
 * @param venueDay Day at the venue, where the offset is not that of the venue: a time of day
 *   alone would be read by the clock of the start, so it is written as a date-time on this day.
 */
export function doorTime(
	text: string | undefined,
	startDate: string,
	venueDay?: Required<DoorDate>,
): string | undefined {
	const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text?.trim() ?? '');
	if (match) {
		const time = `${match[1] ?? ''}:${match[2] ?? ''}:${match[3] ?? '00'}`;
		if (!venueDay) return time;
		const clock = Temporal.PlainDateTime.from(`${venueDay.firstDay}T${time}`);
		return writtenInZone(clock, venueDay.timeZone)?.iso;
	}
	const dateTime = isoDateTime(text);
	return datePart(dateTime) === datePart(startDate) ? dateTime : undefined;
}
