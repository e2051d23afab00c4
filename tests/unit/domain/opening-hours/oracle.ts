import { isDeepStrictEqual } from 'node:util';
import { Temporal } from 'temporal-polyfill';

/**
 * Opening hours told in the slowest and plainest way: by looking at every day for itself and
 * writing down every minute. It shares no code with what it checks; times go through Temporal.
 */

/** Holds what a row of the service means to say. */
export interface Statement {
	/** 1 is Monday (ISO 8601); `undefined` is every day. */
	days: number[] | undefined;
	says: 'open' | 'opens' | 'closed' | 'nothing readable';
	/** `HH:MM`; a row that `opens` does not say when it closes. */
	opens: string;
	closes: string;
	/** `MM-DD`; absent is the year's end. */
	from: string | undefined;
	through: string | undefined;
	isSpecial: boolean;
}

/** Minutes after midnight at the start of the day; `closes` may be on the day after. */
export interface Shift {
	opens: number;
	closes: number;
}

export interface Day {
	shifts: Shift[];
	/** When a stretch begins whose end is not stated. */
	openings: number[];
	/** 0: in no doubt. */
	doubtUntil: number;
	/** The doubt is not, or not only, about the ends of openings. */
	hasOtherDoubt: boolean;
	isInDoubtAltogether: boolean;
	/** A row that cannot be read is about the day. */
	isUnclear: boolean;
	/** One row calls it closed, another open. */
	isContradictory: boolean;
	/** Special hours of other days of the week only are stated for dates that have none of these. */
	isLacking?: boolean;
	isSpecial: boolean;
	/** Some of the seven days that the same rows make is open. */
	isInOpenWeek: boolean;
}

interface Group {
	statements: Statement[];
	dates: Set<string>;
	from: string;
}

const leapYear = 2000;

export class Oracle {
	readonly #regular: Group[];
	readonly #special: Group[];
	/** Days on which the same rows hold are alike on the same weekday. */
	readonly #known = new Map<string, Day | undefined>();

	constructor(sent: readonly Statement[]) {
		const statements = sent.map((statement) => withDates(statement, sent));
		this.#regular = groups(statements.filter(({ isSpecial }) => !isSpecial));
		this.#special = groups(statements.filter(({ isSpecial }) => isSpecial)).filter(
			({ dates }) => dates.size < 366,
		);
	}

	/** `undefined`: no row speaks of that time of the year. */
	day(date: Temporal.PlainDate): Day | undefined {
		const monthDay = date.toString().slice(5);
		const weekday = date.dayOfWeek;
		const holds = ({ dates }: Group) => dates.has(monthDay);
		const lacking = this.#special.filter((group) => holds(group) && lacksDays(group, date));
		const inForce = [...this.#special, ...this.#regular].map(holds);
		const key = [
			weekday,
			...inForce,
			...this.#special.map((group) => lacking.includes(group)),
		].join();
		if (!this.#known.has(key)) {
			const [special, regular] = [this.#special.filter(holds), this.#regular.filter(holds)];
			this.#known.set(key, this.#reckon(special, regular, weekday, lacking));
		}
		return this.#known.get(key);
	}

	#reckon(special: Group[], inForce: Group[], weekday: number, lacking: Group[]): Day | undefined {
		for (const group of special) {
			const named = namedDay(group, weekday);
			if (named) return { ...named, isSpecial: true, isInOpenWeek: false };
			if (lacking.includes(group)) {
				return { ...unknown, isLacking: true, isSpecial: true, isInOpenWeek: false };
			}
		}
		if (inForce.length === 0) return undefined;
		const week = [1, 2, 3, 4, 5, 6, 7].map((day) => regularDay(inForce, day));
		const isInOpenWeek = week.some(
			({ shifts, isInDoubtAltogether }) => shifts.length > 0 && !isInDoubtAltogether,
		);
		return { ...regularDay(inForce, weekday), isSpecial: false, isInOpenWeek };
	}
}

type Hours = Omit<Day, 'isSpecial' | 'isInOpenWeek'>;
const closed: Hours = {
	shifts: [],
	openings: [],
	doubtUntil: 0,
	hasOtherDoubt: false,
	isInDoubtAltogether: false,
	isUnclear: false,
	isContradictory: false,
};
const unknown: Hours = { ...closed, doubtUntil: 1440, hasOtherDoubt: true };

/**
 * A February of 28 days is whole before a row that begins with March; special hours of one date are
 * of its day of the week.
 */
function withDates(statement: Statement, all: readonly Statement[]): Statement {
	const isWhole = statement.through === '02-28' && all.some(({ from }) => from === '03-01');
	const dated = isWhole ? { ...statement, through: '02-29' } : statement;
	return dated.isSpecial && datesOf(dated).size === 1 ? { ...dated, days: undefined } : dated;
}

/** Whether some hours of a group are of days of the week that its dates around one do not have. */
function lacksDays(group: Group, date: Temporal.PlainDate): boolean {
	const around = new Set([date.dayOfWeek]);
	for (const step of [-1, 1]) {
		for (let days = step; Math.abs(days) < 7; days += step) {
			const other = date.add({ days });
			if (!group.dates.has(other.toString().slice(5))) break;
			around.add(other.dayOfWeek);
		}
	}
	const named = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
		const hours = namedDay(group, day);
		return hours ? [{ day, hours: JSON.stringify(hours) }] : [];
	});
	const alike = Map.groupBy(named, ({ hours }) => hours);
	return [...alike.values()].some((days) => !days.some(({ day }) => around.has(day)));
}

function regularDay([narrowest, ...wider]: readonly Group[], weekday: number): Hours {
	if (!narrowest) return unknown;
	const named = namedDay(narrowest, weekday);
	if (named) return named;
	const kinds = kindsOf(narrowest);
	if (onlyAdds(narrowest, wider)) return regularDay(wider, weekday);
	if (kinds.includes('open')) {
		const mayBeOpen = wider.some((group) => {
			const day = namedDay(group, weekday);
			return day && (day.shifts.length > 0 || day.doubtUntil > 0);
		});
		return mayBeOpen || wider.some((group) => repeats(narrowest, group)) ? unknown : closed;
	}
	return kinds.some((says) => says !== 'closed') ? unknown : regularDay(wider, weekday);
}

function kindsOf(group: Group): Statement['says'][] {
	return group.statements.flatMap((statement) => settled(statement, group)).map(({ says }) => says);
}

/**
 * Hours of other days of the week than those of which the wider periods, one perhaps open, speak.
 */
function onlyAdds(narrow: Group, wider: readonly Group[]): boolean {
	if (kindsOf(narrow).every((says) => says === 'closed')) return false;
	const week = [1, 2, 3, 4, 5, 6, 7];
	const around = wider.flatMap((group) =>
		week.flatMap((day) => {
			const hours = namedDay(group, day);
			return hours ? [{ day, mayBeOpen: hours.shifts.length > 0 || hours.doubtUntil > 0 }] : [];
		}),
	);
	return (
		around.some(({ mayBeOpen }) => mayBeOpen) && around.every(({ day }) => !namedDay(narrow, day))
	);
}

/** Fewer dates than a week has days, and nothing else said of any day that is named. */
function repeats(narrow: Group, wide: Group): boolean {
	if (narrow.dates.size > 6) return false;
	return [1, 2, 3, 4, 5, 6, 7].every((day) => {
		const [named, around] = [namedDay(narrow, day), namedDay(wide, day)];
		return !named || isDeepStrictEqual(named, around);
	});
}

/** Returns what is left of a statement once closings and openings of the same day are settled. */
function settled(statement: Statement, group: Group): Statement[] {
	const days = namedDays(statement).filter((day) => !loses(statement, day, group));
	return days.length > 0 ? [{ ...statement, days }] : [];
}

function loses(statement: Statement, day: number, group: Group): boolean {
	const rivals = group.statements.filter(
		({ says, ...other }) =>
			says !== 'nothing readable' &&
			(says === 'closed') !== (statement.says === 'closed') &&
			namedDays({ says, ...other }).includes(day),
	);
	if (statement.says === 'nothing readable' || rivals.length === 0) return false;
	const allies = group.statements.filter(
		(other) =>
			other.says !== 'nothing readable' &&
			(other.says === 'closed') === (statement.says === 'closed') &&
			namedDays(other).includes(day),
	);
	const fewest = (some: Statement[]) => Math.min(...some.map((each) => namedDays(each).length));
	return fewest(rivals) <= fewest(allies);
}

function namedDay(group: Group, weekday: number): Hours | undefined {
	const naming = group.statements.filter((statement) => namedDays(statement).includes(weekday));
	if (naming.length === 0) return undefined;
	const holding = naming.filter((statement) => !loses(statement, weekday, group));
	const readable = holding.filter(({ says }) => says !== 'nothing readable');
	const wasContradictory =
		readable.length === 0 && naming.some(({ says }) => says !== 'nothing readable');
	const closings = group.statements
		.flatMap((statement) => settled(statement, group))
		.filter(({ says, days }) => says === 'closed' && days?.includes(weekday));
	const minClosed = Math.min(...closings.map((closing) => namedDays(closing).length));
	const doubts = naming.filter(
		(statement) =>
			statement.says === 'nothing readable' && namedDays(statement).length <= minClosed,
	);
	const openEnds = readable.filter(({ says }) => says === 'opens');
	const shifts = readable.filter(({ says }) => says === 'open').map(shiftOf);
	const isContested = ({ opens, closes }: Shift) =>
		shifts.some((other) => other.opens === opens && other.closes < closes);
	const contested = shifts.filter(isContested);
	const contradicted = naming.flatMap((statement) => {
		if (statement.says === 'opens') return [1440 + minuteOf(statement.opens)];
		return statement.says === 'open' ? [shiftOf(statement).closes] : [];
	});
	// Where nobody knows when a place closes, its other stretches are in doubt as well.
	const doubtful = openEnds.length > 0 ? shifts.map(({ closes }) => closes) : [];
	const until = [
		...doubtful,
		...[...doubts, ...openEnds].map(({ opens }) => 1440 + minuteOf(opens)),
		...contested.map(({ closes }) => closes),
	];
	return {
		shifts: joined(shifts.filter((shift) => !isContested(shift))),
		openings: [...new Set(openEnds.map(({ opens }) => minuteOf(opens)))],
		hasOtherDoubt: doubts.length + contested.length > 0 || wasContradictory,
		doubtUntil: Math.max(0, ...until, ...(wasContradictory ? [1440, ...contradicted] : [])),
		isInDoubtAltogether: wasContradictory || openEnds.length > 0,
		isUnclear: doubts.length > 0,
		isContradictory: wasContradictory,
	};
}

function namedDays({ days }: Statement): number[] {
	return days ?? [1, 2, 3, 4, 5, 6, 7];
}

function groups(statements: readonly Statement[]): Group[] {
	const byDates = new Map<string, Group>();
	for (const statement of statements) {
		const dates = datesOf(statement);
		const key = [...dates].join();
		const from = dates.size === 366 ? '01-01' : (statement.from ?? '01-01');
		const group = byDates.get(key) ?? { statements: [], dates, from };
		group.statements.push(statement);
		byDates.set(key, group);
	}
	return [...byDates.values()].sort(
		(one, other) => one.dates.size - other.dates.size || (one.from < other.from ? 1 : -1),
	);
}

/** Every day of a leap year on which a statement holds. */
function datesOf({ from = '01-01', through = '12-31' }: Statement): Set<string> {
	const days = Array.from({ length: 366 }, (_, index) =>
		Temporal.PlainDate.from({ year: leapYear, month: 1, day: 1 })
			.add({ days: index })
			.toString()
			.slice(5),
	);
	if (from === '03-01' && through === '02-28') return new Set(days);
	const holds = (day: string) =>
		from <= through ? from <= day && day <= through : from <= day || day <= through;
	return new Set(days.filter(holds));
}

function shiftOf({ opens, closes }: Statement): Shift {
	const [first, last] = [minuteOf(opens), minuteOf(closes)];
	return { opens: first, closes: last === 0 ? 1440 : last < first ? last + 1440 : last };
}

function minuteOf(clock: string): number {
	const [hours = 0, minutes = 0] = clock.split(':').map(Number);
	return hours * 60 + minutes;
}

/**
 * Writes down every minute of the stretches and reads them off again; a stretch begins at each
 * opening not yet reached.
 */
function joined(shifts: readonly Shift[]): Shift[] {
	let left = [...shifts].sort((one, other) => one.opens - other.opens);
	const all: Shift[] = [];
	for (let first = left.shift(); first; first = left.shift()) {
		let { closes } = first;
		const { opens } = first;
		for (let grown = true; grown;) {
			const reached = left.filter((shift) => shift.opens < closes || shift.opens === opens);
			left = left.filter((shift) => !reached.includes(shift));
			closes = Math.max(closes, ...reached.map((shift) => shift.closes));
			grown = reached.length > 0;
		}
		all.push({ opens, closes });
	}
	return all;
}
