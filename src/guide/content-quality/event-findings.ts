import { readAttendance } from '../../domain/events/attendance.ts';
import {
	type DatedEvent,
	type EventClock,
	type EventZone,
} from '../../domain/events/dated-event.ts';
import { readStatus } from '../../domain/events/event-status.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';
import { parseOffsetDateTime } from '../../domain/events/offset-date-time.ts';
import { statusInName } from '../../domain/events/status-in-name.ts';
import { isKnownToBeOver } from '../../domain/events/going-on.ts';
import { awaitsNewDate } from '../../domain/events/upcoming.ts';
import { zoneOfDate, zonesOfVenue } from '../../domain/events/venue-zone.ts';
import { followsClocksOfVenue, hasOffsetOfZone } from '../../domain/events/zone-offsets.ts';
import { coordinatesOf } from '../../domain/geo/coordinates.ts';
import { lexicons } from '../../i18n/lexicons/lexicons.ts';
import type { EventRecord } from '../../records/event.ts';
import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import {
	descriptionFindings,
	imageFindings,
	nameFindings,
	priceFindings,
} from './content-findings.ts';
import { coordinateFindings } from './coordinate-findings.ts';
import type { RecordFinding } from './finding.ts';
import { codeFindings } from './naming-findings.ts';

const availableTexts = lexicons.flatMap(({ statuses }) => statuses?.available ?? []);

/**
 * Matches midnight, which a form that asks for a day only leaves behind at the beginning of the
 * day.
 */
const midnight = /[Tt]00:00/;

/**
 * Returns what an editor would want to know of a published event; `past` where it is past, and no
 * list shows it: nothing about it is worth mending.
 *
 * @param dated The same event and where it is held.
 * @param dates All its dates.
 * @param hasVenue Whether the place at which it is held is published here.
 */
export function eventFindings(
	record: EventRecord,
	clock: EventClock,
	{ dated, dates, hasVenue }: { dated: DatedEvent; dates: Occurrence[]; hasVenue: boolean },
): RecordFinding[] | 'past' {
	const { details, location, occurrences = [] } = record;
	if (isKnownToBeOver(dates, clock) && !awaitsNewDate(dates, clock.nowMs)) return 'past';
	const isCancelled = readStatus(record.status).state === 'cancelled';
	return [
		...priceFindings(details?.is_free, details?.price_range),
		...occurrences.flatMap((occurrence) => endsBeforeStart(occurrence, clock.nowMs)),
		...occurrences.flatMap((occurrence) => ofOtherClock(occurrence, dated, clock)),
		...ruleFindings(dates),
		...soldOutButAvailable(record, clock.nowMs),
		...(statusInName(record) ? [{ rule: 'status-in-name' as const, detail: record.name }] : []),
		...(location?.place_id === undefined ? coordinateFindings(location, false) : []),
		...(hasVenue ? [] : nowhere(record)),
		...(dates.length > 0 || isCancelled ? [] : withoutDates(occurrences)),
		...nameFindings(record.name),
		...codeFindings([
			record.type,
			record.classification?.event_type,
			record.classification?.event_subtype,
			...(record.classification?.theme ?? []),
		]),
		...imageFindings(record.images),
		...descriptionFindings([record.description, record.editorial?.description]),
	];
}

function endsBeforeStart(
	{ end_at: endAt, start_at: startAt }: OccurrenceRecord,
	nowMs: number,
): RecordFinding[] {
	const [startMs, endMs] = [Date.parse(startAt ?? ''), Date.parse(endAt ?? '')];
	const isDayOnly =
		midnight.test(endAt ?? '') && (startAt ?? '').slice(0, 10) === (endAt ?? '').slice(0, 10);
	return startMs >= nowMs && endMs < startMs && !isDayOnly
		? [{ rule: 'ends-before-start', detail: `${startAt} – ${endAt}` }]
		: [];
}

/** Reports dates that stand in notes alone: visitors read them, but no list, filter or calendar. */
function withoutDates(occurrences: readonly OccurrenceRecord[]): RecordFinding[] {
	const notes = occurrences.flatMap(({ notes: note = '' }) => (note === '' ? [] : note));
	return notes.length === 0
		? [{ rule: 'undated' }]
		: [{ rule: 'dates-in-notes', detail: notes.join('; ') }];
}

/**
 * Reports a time that was written neither by the clocks of the venue nor, where its zone is
 * unknown, by those of the guide.
 */
function ofOtherClock(
	{ start_at: startAt = '' }: OccurrenceRecord,
	event: DatedEvent,
	zone: EventZone,
): RecordFinding[] {
	const start = parseOffsetDateTime(startAt);
	if (start === undefined) return [];
	const { isOfVenue, timeZone } = zoneOfDate(start, event, zone);
	if (hasOffsetOfZone(start, timeZone) && (isOfVenue || timeZone === zone.timeZone)) return [];
	const [expected = zone.timeZone] = zonesOfVenue(event, zone, Number(start.day.slice(0, 4)));
	return [{ rule: 'other-clock', detail: `${startAt}: not the offset of ${expected}` }];
}

/** Returns findings on rules that are not followed as they stand. */
function ruleFindings(dates: readonly Occurrence[]): RecordFinding[] {
	return dates
		.filter(({ isExpanded, recurrenceRule }) => !isExpanded && recurrenceRule !== undefined)
		.flatMap((date): RecordFinding[] => {
			const detail = date.recurrenceRule;
			if (date.period) return [{ rule: 'rule-overlaps-itself', detail }];
			const isFollowed = date.rule !== undefined && followsClocksOfVenue(date);
			return isFollowed ? [] : [{ rule: 'rule-unreadable', detail }];
		});
}

/**
 * Reports an event whose status contradicts that of its coming dates: one says sold out, the other
 * available.
 */
function soldOutButAvailable(
	{ occurrences = [], status }: EventRecord,
	nowMs: number,
): RecordFinding[] {
	const coming = occurrences.filter(({ start_at }) => Date.parse(start_at ?? '') >= nowMs);
	if (coming.length === 0) return [];
	const isSoldOut = readStatus(status).isSoldOut;
	const isContradicted = isSoldOut
		? coming.some((date) => saysAvailable(date.status))
		: saysAvailable(status) && coming.every((date) => readStatus(date.status).isSoldOut);
	const words = [status, ...new Set(coming.map((date) => date.status))];
	return isContradicted
		? [
				{
					rule: 'sold-out-but-available',
					detail: words.filter((word) => word !== undefined).join(' / '),
				},
			]
		: [];
}

function nowhere({ classification, location }: EventRecord): RecordFinding[] {
	const { address, city, place_id: placeId, postal_code: postalCode } = location ?? {};
	const isNowhere =
		(address ?? city ?? postalCode) === undefined &&
		coordinatesOf(location) === undefined &&
		readAttendance(classification?.attendance_mode) !== 'online';
	return isNowhere ? [{ rule: 'nowhere', detail: placeId }] : [];
}

function saysAvailable(text: string | undefined): boolean {
	return text !== undefined && availableTexts.includes(text.trim().toLowerCase());
}
