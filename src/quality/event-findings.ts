import { readAttendance } from '../events/attendance.ts';
import { type EventClock, datedEvent } from '../events/dated-event.ts';
import { datesOf } from '../events/event-dates.ts';
import { readStatus } from '../events/event-status.ts';
import { awaitsNewDate, isOver } from '../events/upcoming.ts';
import { coordinatesOf } from '../geo/coordinates.ts';
import type { EventRecord } from '../schemas/event.ts';
import type { OccurrenceRecord } from '../schemas/event-occurrence.ts';
import { descriptionFindings, imageFindings, priceFindings } from './content-findings.ts';
import { coordinateFindings } from './coordinate-findings.ts';
import type { RecordFinding } from './finding.ts';

const availableWords = /^\s*(?:tickets? )?(?:still )?(?:available|on sale)\s*$/i;

/** A form that asks for a day only leaves midnight behind, at the beginning of the day. */
const midnight = /[Tt]00:00/;

/** Whether an event is past, and no list shows it: nothing about it is worth mending. */
export function isPastEvent(record: EventRecord, clock: EventClock): boolean {
	const dates = datesOf(datedEvent(record), clock);
	return isOver(dates, clock.nowMs) && !awaitsNewDate(dates, clock.nowMs);
}

/** What an editor would want to know of a published event that is not over, as far as its record alone tells. */
export function eventFindings(record: EventRecord, clock: EventClock): RecordFinding[] {
	const { details, location, occurrences = [] } = record;
	const isCancelled = readStatus(record.status).state === 'cancelled';
	const hasDates = datesOf(datedEvent(record), clock).length > 0;
	return [
		...priceFindings(details?.is_free, details?.price_range),
		...occurrences.flatMap((occurrence) => endsBeforeStart(occurrence, clock.nowMs)),
		...soldOutButAvailable(record, clock.nowMs),
		...(location?.place_id === undefined ? coordinateFindings(location, false) : []),
		...(isNowhere(record) ? [{ rule: 'nowhere' as const }] : []),
		...(hasDates || isCancelled ? [] : [{ rule: 'undated' as const }]),
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

/** The event as a whole and its dates to come say the opposite of each other. */
function soldOutButAvailable(
	{ occurrences = [], status }: EventRecord,
	nowMs: number,
): RecordFinding[] {
	const coming = occurrences.filter(({ start_at }) => Date.parse(start_at ?? '') >= nowMs);
	if (coming.length === 0) return [];
	const isSoldOut = readStatus(status).isSoldOut;
	const isContradicted = isSoldOut
		? coming.some((date) => availableWords.test(date.status ?? ''))
		: availableWords.test(status ?? '') &&
			coming.every((date) => readStatus(date.status).isSoldOut);
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

function isNowhere({ classification, location }: EventRecord): boolean {
	const { address, city, place_id: placeId } = location ?? {};
	return (
		(address ?? city ?? placeId) === undefined &&
		coordinatesOf(location) === undefined &&
		readAttendance(classification?.attendance_mode) !== 'online'
	);
}
