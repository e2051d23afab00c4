import { dayMs, minuteMs } from '../../i18n/durations.ts';
import { type AmongDates, amongDates } from '../../domain/events/date-run.ts';
import { type Day, daysFromTo, midnightUtcMs } from '../../domain/events/days.ts';
import { type OffsetDateTime, wallClockMs } from '../../domain/events/offset-date-time.ts';
import { type Span, spanOf } from '../../domain/events/span.ts';
import { isCalledOff } from '../../domain/events/status-words.ts';
import { dictionaryOf } from './dictionary.ts';
import type { DateStanding, PackedDates } from './event-file.ts';
import { fromZigZag, packIntegers, unpackIntegers, zigZag } from './packed-integers.ts';

/** Describes a date of an event with what is to be known of it. */
export type ExploredDate = Span & AmongDates & { standing: DateStanding };

/** Holds what the rest of a date follows from. */
export type PackableDate = Pick<ExploredDate, 'start' | 'end' | 'endsAtMs' | 'standing'>;

const firstDay = '1970-01-01';
const isoSeconds = 'YYYY-MM-DDTHH:MM:SS'.length;

/**
 * Packs starts and ends by the clocks of their venues: all else follows from these.
 *
 * @param datesOfRows Dates of each event by start.
 */
export function packDates(
	datesOfRows: readonly (readonly PackableDate[])[],
): Omit<PackedDates, 'counts'> {
	const dates = datesOfRows.flat();
	const clocks = dictionaryOf(
		dates.map(({ start }) => clockOf(start)),
		(clock) => clock,
	);
	const lasting = dictionaryOf(dates.map(packedEnd), String);
	const standings = dictionaryOf(
		dates.map(({ standing }) => standing),
		(standing) => JSON.stringify(standing),
	);
	return {
		count: dates.length,
		days: packIntegers(
			datesOfRows.flatMap((ofRow) =>
				ofRow.map(({ start }, index) =>
					zigZag(daysFromTo(ofRow[index - 1]?.start.day ?? firstDay, start.day)),
				),
			),
		),
		clocks: clocks.values,
		starts: packIntegers(clocks.codes),
		lasting: lasting.values,
		ends: packIntegers(lasting.codes),
		standings: standings.values,
		statuses: packIntegers(standings.codes),
	};
}

/**
 * Unpacks the dates of each event, as the domain reads them (`spanOf`).
 * @param counts Number of dates of each event.
 */
export function unpackDates(packed: PackedDates, counts: Uint32Array): ExploredDate[][] {
	const days = unpackIntegers(packed.days, packed.count);
	const starts = unpackIntegers(packed.starts, packed.count);
	const ends = unpackIntegers(packed.ends, packed.count);
	const statuses = unpackIntegers(packed.statuses, packed.count);
	const clocks = packed.clocks.map(readClock);
	const lasting = packed.lasting.map(([later, clock, isUnstated]) => ({
		later,
		clock: readClock(clock),
		isUnstated: isUnstated !== undefined,
	}));
	let index = 0;
	return Array.from(counts, (count) => {
		let day = 0;
		const ofRow = Array.from({ length: count }, (): ExploredDate => {
			day += fromZigZag(days[index] ?? 0);
			const start = momentOn(day, clocks[(starts[index] ?? 0) - 1]);
			const until = lasting[(ends[index] ?? 0) - 1];
			const end = until && momentOn(day + until.later, until.clock);
			const standing = packed.standings[(statuses[index] ?? 0) - 1] ?? { notices: [] };
			index++;
			if (!end || !until.isUnstated) return { ...spanOf(start, end), standing };
			return { ...spanOf(start, undefined), endsAtMs: end.epochMs - 1, standing };
		});
		return amongDates(ofRow, ({ standing }) => textOf(standing));
	});
}

/**
 * Returns a key of what is said of a date that takes place; planned and nothing said are the same.
 */
function textOf({ notices, state = 'scheduled' }: DateStanding): string | undefined {
	return isCalledOff(state) ? undefined : JSON.stringify([state, notices]);
}

type PackedEnd = PackedDates['lasting'][number];

function packedEnd({ end, endsAtMs, start }: PackableDate): PackedEnd | undefined {
	if (end) return [daysFromTo(start.day, end.day), clockOf(end)];
	if (spanOf(start, undefined).endsAtMs === endsAtMs) return undefined;
	const { offsetMinutes } = start;
	// Counted, as no text is cut from it: it may be over in the year 10000.
	const overMs = wallClockMs({ epochMs: endsAtMs + 1, offsetMinutes }) - midnightUtcMs(start.day);
	const later = Math.floor(overMs / dayMs);
	const clock = new Date(overMs - later * dayMs)
		.toISOString()
		.slice(firstDay.length, -'.000Z'.length);
	const offset = start.iso.slice(isoSeconds);
	return [later, clock + offset, 0];
}

interface Clock {
	text: string;
	/** Moment as if it were that of the first day. */
	moment: OffsetDateTime;
}

/** Returns what stands in a date-time after its day. */
function clockOf({ iso }: OffsetDateTime): string {
	return iso.slice(firstDay.length);
}

/**
 * Reads a clock time back.
 * @throws When the text is none that `clockOf` gives.
 */
function readClock(text: string): Clock {
	const iso = firstDay + text;
	const epochMs = Date.parse(iso);
	if (Number.isNaN(epochMs)) {
		throw new Error(`A date begins or ends at ${text}, which is no time.`);
	}
	const clock = text.slice(1, 'THH:MM'.length);
	const offsetMinutes = (Date.parse(`${iso.slice(0, isoSeconds)}Z`) - epochMs) / minuteMs;
	return { text, moment: { iso, epochMs, day: firstDay, clock, offsetMinutes } };
}

/**
 * Returns the moment of a clock time on a day.
 * @param number Days since 1970.
 */
function momentOn(number: number, clock: Clock | undefined): OffsetDateTime {
	if (!clock) throw new Error('A date has no start.');
	const day = dayOf(number);
	const { moment, text } = clock;
	return { ...moment, iso: day + text, day, epochMs: moment.epochMs + number * dayMs };
}

/** Days that are known already: many dates share few days. */
const known = new Map<number, Day>();

function dayOf(number: number): Day {
	const day = known.get(number) ?? new Date(number * dayMs).toISOString().slice(0, 10);
	known.set(number, day);
	return day;
}
