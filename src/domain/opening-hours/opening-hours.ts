import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import { weekdays } from './calendar.ts';
import { laterClosingsOnHolidays, settleClosingTimes } from './closing-times.ts';
import { type SettledFacts, contradictoryOnHolidays, settleClosings } from './closings.ts';
import { settleClosingsAtTimes } from './closings-at-times.ts';
import { saysHours } from './doubts.ts';
import { type Period, withLeapDay } from './period.ts';
import { type PeriodFacts, byPeriod } from './period-facts.ts';
import { type HoursFact, type RowReading, readRow } from './row-reading.ts';
import { type RowNote, rowNote } from './row-note.ts';
import { type SpecialDays, specialDays } from './special-days.ts';
import { endOfDay, isOpenEnded } from './time-of-day.ts';
import { type Week, regularWeeks } from './week.ts';

/** Describes when a place is open: the one model of table, status and structured data. */
export interface OpeningHours {
	/** Facts that the readable rows state, in their order. */
	facts: readonly HoursFact[];
	/** Weeks by period: on a date the first one whose period holds is in force. */
	weeks: readonly Week[];
	/** Special days, which go before the weeks; on a date the first one that holds is in force. */
	specialDays: readonly SpecialDays[];
	/** Notes of rows whose hours are shown nowhere else, each once. */
	notes: readonly RowNote[];
	/** Rows of which at least a part could not be read or contradicts another, for the report. */
	unreadable: readonly UnreadableRow[];
	/** Whether some row says when the place is open or closed, and nothing of it can be shown. */
	hasUnclearHours?: true;
}

export interface UnreadableRow {
	/** Position in the service's list, from 0. */
	rowIndex: number;
	reason: string;
	notes?: string | undefined;
}

const noHours: OpeningHours = { facts: [], weeks: [], specialDays: [], notes: [], unreadable: [] };

/**
 * Maximum number of rows, one for each of a thousand days; the time that they take grows with the
 * square of their number.
 */
const maxRows = 1000;

/**
 * Hours by rows: a page asks for its hours several times, for the table, the structured data and
 * the report.
 */
const known = new WeakMap<readonly OpeningHoursRow[], OpeningHours>();

/**
 * Reads the rows of a place (service document, section 2.7). No rows, no hours: then everything is
 * empty.
 */
export function openingHoursOf(rows: readonly OpeningHoursRow[] | undefined): OpeningHours {
	if (rows === undefined) return noHours;
	const hours = known.get(rows) ?? readHours(rows);
	known.set(rows, hours);
	return hours;
}

/**
 * Returns whether the rows state any hours at all; a page of a place whose rows do not says "Hours
 * not stated", or not clearly.
 */
export function statesHours(hours: OpeningHours): boolean {
	return hours.facts.length > 0;
}

/** Returns whether notes alone state the hours. */
export function isInWords(hours: OpeningHours): boolean {
	return !statesHours(hours) && !hours.hasUnclearHours && hours.notes.length > 0;
}

/**
 * Returns whether any row can show that the place is open or closed; opening times without an end
 * cannot.
 */
export function canShowStatus({ facts }: OpeningHours): boolean {
	return facts.some(({ hours }) => hours === 'closed' || !isOpenEnded(hours));
}

function readHours(sent: readonly OpeningHoursRow[]): OpeningHours {
	const rows = sent.slice(0, maxRows);
	const readings = withLeapDays(rows.map((row, rowIndex) => readRow(row, rowIndex)));
	if (sent.length > maxRows) readings.push(rowsLeftOut(sent.length));
	const regular = settled(readings, false);
	const special = settled(readings, true);
	const publicHolidays = readings.flatMap(({ facts }) =>
		facts.filter(({ isPublicHolidays }) => isPublicHolidays),
	);
	const contradictions = [
		...regular.contradictions,
		...special.contradictions,
		...holidayContradictions(publicHolidays),
	];
	const facts = [...regular.facts, ...special.facts, ...publicHolidays];
	const rowsOfFacts = new Set(facts.map(({ rowIndex }) => rowIndex));
	const atTimes = new Map(
		[...regular.doubts, ...special.doubts].map(({ days, rowIndex }) => [rowIndex, days]),
	);
	const notes = rows.flatMap((row, rowIndex) =>
		rowsOfFacts.has(rowIndex) && !atTimes.has(rowIndex) ? [] : rowNote(row, atTimes.get(rowIndex)),
	);
	const unreadable = unreadableRows(rows, readings, contradictions);
	const hasUnclearHours = unreadable.some(({ rowIndex }) => {
		const row = rows[rowIndex];
		const saysWhenClosed = row?.closed === true && row.notes !== undefined;
		return row !== undefined && !rowsOfFacts.has(rowIndex) && !saysWhenClosed && saysHours(row);
	});
	return {
		facts: facts.toSorted((one, other) => one.rowIndex - other.rowIndex),
		weeks: regularWeeks(regular.groups),
		specialDays: specialDays(special.groups),
		notes: [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()],
		unreadable,
		...(hasUnclearHours && { hasUnclearHours }),
	};
}

/**
 * Returns the doubt about rows that are left out: they could say of any day that the place is open
 * or closed then.
 */
function rowsLeftOut(sent: number): RowReading {
	const doubt = { days: weekdays, period: undefined, until: 2 * endOfDay, mayClose: true };
	return {
		facts: [],
		doubts: [false, true].map((isSpecial) => ({ ...doubt, isSpecial })),
		problems: [`${sent} rows, more than ${maxRows}: this one and those after it are not read`],
	};
}

/** Applies `withLeapDay` to all periods. */
function withLeapDays(readings: RowReading[]): RowReading[] {
	const stated = readings.flatMap(({ doubts, facts }) => [...facts, ...doubts]);
	const periods = stated.flatMap(({ period }) => period ?? []);
	const extended = <Dated extends { period?: Period | undefined }>(dated: Dated): Dated =>
		dated.period ? { ...dated, period: withLeapDay(dated.period, periods) } : dated;
	return readings.map(({ doubts, facts, problems }) => ({
		facts: facts.map(extended),
		doubts: doubts.map(extended),
		problems,
	}));
}

type SettledGroups = SettledFacts & { groups: PeriodFacts[] };

function settled(readings: readonly RowReading[], isSpecial: boolean): SettledGroups {
	const all: SettledGroups = { facts: [], doubts: [], contradictions: [], groups: [] };
	const facts = readings.flatMap((reading) =>
		reading.facts.filter((fact) => fact.isSpecial === isSpecial && !fact.isPublicHolidays),
	);
	const doubts = readings.flatMap((reading) =>
		reading.doubts.filter((doubt) => doubt.isSpecial === isSpecial),
	);
	const atTimes = settleClosingsAtTimes(facts);
	all.doubts.push(...atTimes.doubts);
	all.contradictions.push(...atTimes.contradictions);
	for (const group of byPeriod(atTimes.facts, [...doubts, ...atTimes.doubts])) {
		const closings = settleClosings(group.facts);
		const times = settleClosingTimes(closings.facts);
		all.facts.push(...times.facts);
		all.contradictions.push(...closings.contradictions, ...times.contradictions);
		const doubts = [...group.doubts, ...closings.doubts, ...times.doubts];
		all.groups.push({ ...group, facts: times.facts, doubts });
	}
	return all;
}

function holidayContradictions(facts: readonly HoursFact[]): SettledFacts['contradictions'] {
	const reason = 'closed on public holidays on which another row is open';
	const closings = contradictoryOnHolidays(facts).flatMap(({ hours, rowIndex }) =>
		hours === 'closed' ? [{ rowIndex, reason }] : [],
	);
	const times = laterClosingsOnHolidays(facts).map((later) => ({
		rowIndex: later.fact.rowIndex,
		reason: later.reason,
	}));
	return [...closings, ...times];
}

function unreadableRows(
	rows: readonly OpeningHoursRow[],
	readings: readonly RowReading[],
	contradictions: SettledFacts['contradictions'],
): UnreadableRow[] {
	return readings.flatMap(({ problems }, rowIndex) => {
		const reasons = [
			...problems,
			...contradictions.flatMap((found) => (found.rowIndex === rowIndex ? [found.reason] : [])),
		];
		if (reasons.length === 0) return [];
		return [{ rowIndex, reason: [...new Set(reasons)].join('; '), notes: rows[rowIndex]?.notes }];
	});
}
