import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { hoursOnDate } from '../../../support/hours-on-date.ts';
import type { OpeningHours } from '../../../../src/domain/opening-hours/opening-hours.ts';
import { openingHoursView } from '../../../../src/domain/opening-hours/opening-hours-view.ts';
import { openingStatus } from '../../../../src/domain/opening-hours/opening-status.ts';
import { seasonsOf } from '../../../../src/domain/opening-hours/seasons.ts';
import { type Timetable, inForceOn } from '../../../../src/domain/opening-hours/timetable.ts';
import { timetableOf } from '../../../../src/domain/opening-hours/timetable-of.ts';
import { testProperty } from '../../../support/test-property.ts';
import { hoursOf, wording } from './hours-of.ts';
import {
	type Minutes,
	isClosed,
	isOpen,
	isUnknown,
	minuteAt,
	notSpokenOf,
	writeDown,
} from './oracle-minutes.ts';
import { type Day, Oracle, type Statement } from './oracle.ts';

/** Half-hour and midnight changes of clocks, none at all, and both hemispheres. */
const timeZones = [
	'Europe/Lisbon',
	'America/New_York',
	'Australia/Lord_Howe',
	'Africa/Cairo',
	'Asia/Kolkata',
	'Pacific/Apia',
	'America/Santiago',
];
/**
 * Two years, the second a leap year, a day before them, and as far as a status looks ahead of them.
 */
const firstDate = Temporal.PlainDate.from('2026-12-31');
const checkedDays = 732;
const daysWritten = checkedDays + 410;
const minutesPerCase = 80;

// A count of every minute takes its time, above all beside other tests.
test.setTimeout(180_000);

const dayNames = ['', 'Monday', 'Tue', 'wednesdays', 'Th', 'FRIDAY', 'schema:Saturday', 'Sun.'];
const clockTime = fc.integer({ min: 0, max: 95 }).map((quarter) =>
	Temporal.PlainTime.from('00:00')
		.add({ minutes: quarter * 15 })
		.toString()
		.slice(0, 5),
);
const monthDay = fc.oneof(
	fc.constantFrom('01-01', '02-28', '02-29', '03-01', '03-31', '04-01', '10-31', '12-31'),
	fc
		.integer({ min: 0, max: 365 })
		.map((days) => Temporal.PlainDate.from('2000-01-01').add({ days }).toString().slice(5)),
);
const statement: fc.Arbitrary<Statement> = fc
	.record({
		days: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), {
			nil: undefined,
			freq: 3,
		}),
		says: fc.constantFrom<Statement['says']>(
			'open',
			'open',
			'open',
			'opens',
			'closed',
			'nothing readable',
		),
		opens: clockTime,
		closes: clockTime,
		from: fc.option(monthDay, { nil: undefined }),
		through: fc.option(monthDay, { nil: undefined }),
		isAllYear: fc.boolean(),
		isSpecial: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0),
	})
	.map(({ isAllYear, ...drawn }): Statement => {
		// The same time twice is an unreadable row, except at midnight.
		const closes = drawn.opens === drawn.closes && drawn.opens !== '00:00' ? '00:00' : drawn.closes;
		const dated = isAllYear && !drawn.isSpecial ? { from: undefined, through: undefined } : {};
		return { ...drawn, closes, ...dated };
	});
const statements = fc
	.array(statement, { minLength: 1, maxLength: 6 })
	.filter((all) => all.every((one) => !isWholeYearInDisguise(one)));

/** Periods that end on the day before they begin are all year: other tests write them out. */
function isWholeYearInDisguise({ from, through, isSpecial }: Statement): boolean {
	if (isSpecial && from === undefined && through === undefined) return true;
	if (from === undefined || through === undefined) {
		return isSpecial && (from ?? '01-01') === '01-01' && (through ?? '12-31') === '12-31';
	}
	const dayAfter = Temporal.PlainDate.from(`2000-${through}`).add({ days: 1 }).toString().slice(5);
	return dayAfter === from || (from === '03-01' && through === '02-28');
}

function rowOf({ days, says, opens, closes, from, through, isSpecial }: Statement): object {
	return {
		day_of_week: days?.map((day) => dayNames[day]),
		opens: `${opens}:00`,
		closes: says === 'opens' ? undefined : says === 'nothing readable' ? 'late' : `${closes}:00`,
		closed: says === 'closed' ? true : undefined,
		valid_from: from,
		valid_through: through,
		is_special_hours: isSpecial,
	};
}

testProperty('status and next opening are those of a minute-by-minute count', 40, () =>
	fc.property(
		statements,
		fc.constantFrom(...timeZones),
		fc.infiniteStream(fc.integer({ min: 2880, max: checkedDays * 1440 })),
		(rows, timeZone, stream) => {
			const hours = hoursOf(...rows.map(rowOf));
			const timetable = timetableOf(hours, seasonsOf(hours));
			const minutes = writeDown(new Oracle(rows), firstDate, daysWritten, timeZone);
			for (const offset of stream.take(minutesPerCase)) {
				// Once as drawn, then at the next change of state and on both sides of it.
				checkStatus(timetable, minutes, offset, timeZone);
				const change = minutes.nextChange[offset] ?? 0;
				for (const near of [change - 61, change - 60, change - 1, change]) {
					if (near > offset && near < checkedDays * 1440) {
						checkStatus(timetable, minutes, near, timeZone);
					}
				}
			}
		},
	),
);

testProperty('the tables say what a day-by-day count says', 60, () =>
	fc.property(statements, (rows) => {
		const oracle = new Oracle(rows);
		const hours = hoursOf(...rows.map(rowOf));
		for (let index = 0; index < checkedDays; index += 1) {
			checkTable(hours, firstDate.add({ days: index }), oracle);
		}
	}),
);

testProperty('hours of days that wider rows do not name leave those of the others known', 60, () =>
	fc.property(
		fc.array(statement, { minLength: 1, maxLength: 4 }),
		statement,
		fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
		(all, narrow, free) => {
			const others = [1, 2, 3, 4, 5, 6, 7].filter((day) => !free.includes(day));
			const general = all.map((one) => ({
				...one,
				days: others,
				from: undefined,
				through: undefined,
				isSpecial: false,
			}));
			fc.pre(general.some(({ says }) => says === 'open') && !isWholeYearInDisguise(narrow));
			const added = { ...narrow, days: free, isSpecial: false };
			const before = hoursOf(...general.map(rowOf));
			const after = hoursOf(...[...general, added].map(rowOf));
			for (let index = 0; index < 366; index += 1) {
				const date = firstDate.add({ days: index });
				if (free.includes(date.dayOfWeek)) continue;
				const stated = hoursOnDate(before, date.toString(), wording);
				const reworded = hoursOnDate(after, date.toString(), wording);
				assert.equal(reworded?.text, stated?.text, date.toString());
			}
		},
	),
);

const fixedRows: Statement[] = [
	{
		days: [5, 6],
		says: 'open',
		opens: '22:00',
		closes: '02:30',
		from: undefined,
		through: undefined,
		isSpecial: false,
	},
	{
		days: [7, 1],
		says: 'open',
		opens: '00:30',
		closes: '03:15',
		from: undefined,
		through: undefined,
		isSpecial: false,
	},
];

for (const timeZone of timeZones) {
	test(`every minute of two weeks around each change of clocks in ${timeZone}`, () => {
		const hours = hoursOf(...fixedRows.map(rowOf));
		const timetable = timetableOf(hours, seasonsOf(hours));
		const minutes = writeDown(new Oracle(fixedRows), firstDate, daysWritten, timeZone);
		let change = Temporal.Instant.fromEpochMilliseconds(minutes.start * 60_000)
			.toZonedDateTimeISO(timeZone)
			.getTimeZoneTransition('next');
		while (change?.year === 2027) {
			const middle = change.epochMilliseconds / 60_000 - minutes.start;
			for (let offset = middle - 7 * 1440; offset < middle + 7 * 1440; offset += 1) {
				checkStatus(timetable, minutes, offset, timeZone);
			}
			change = change.getTimeZoneTransition('next');
		}
	});
}

function checkStatus(timetable: Timetable, minutes: Minutes, offset: number, timeZone: string) {
	const now = minutes.start + offset;
	const status = openingStatus(timetable, now * 60_000, timeZone);
	const where = `${new Date(now * 60_000).toISOString()} ${timeZone}`;
	const instantOf = ({ day, minute = 0 }: { day: number; minute?: number }) =>
		minuteAt(day, minute, timeZone);
	const state = minutes.states[offset];
	if (state === isOpen) {
		const length = (minutes.nextChange[offset] ?? 0) - offset;
		assert.equal(status.state, length < 60 ? 'closes-soon' : 'open', where);
		const until = 'until' in status ? status.until : undefined;
		assert.equal(until && instantOf(until) - now, length > 7 * 1440 ? undefined : length, where);
		return;
	}
	const expected = { [notSpokenOf]: 'not-stated', [isClosed]: 'closed', [isUnknown]: 'unknown' };
	const next = nextByDay(minutes, now, timeZone);
	// Other tests write out which closed days are out of season.
	const shown = status.state === 'out-of-season' ? 'closed' : status.state;
	assert.equal(shown, expected[state as keyof typeof expected], where);
	if (!('next' in status)) {
		assert.equal(status.state === 'unknown' ? undefined : next, undefined, where);
		return;
	}
	const opening = { instant: instantOf(status.next), isSeason: status.next.minute === undefined };
	assert.deepEqual(opening, next, where);
	if (state === isClosed && !opening.isSeason) {
		assert.equal(opening.instant - minutes.start, minutes.nextOpening[offset], where);
	}
}

/**
 * Day by day: nothing beyond a day in doubt; beyond a gap, the day on which a season with openings
 * begins.
 */
function nextByDay(
	{ firstDay, days, dayStarts, start }: Minutes,
	now: number,
	timeZone: string,
): { instant: number; isSeason: boolean } | undefined {
	// No clock is changed by so much that the day after next has begun.
	let first = Math.floor((now - start) / 1440) + 1;
	while ((dayStarts[first] ?? Infinity) > now) first -= 1;
	let isBeyondGap = false;
	for (let index = first; index < Math.min(first + 400, days.length); index += 1) {
		const day = days[index];
		const date = firstDay + index;
		if (!day) {
			isBeyondGap = true;
			continue;
		}
		if (day.doubtUntil > 0) return undefined;
		if (isBeyondGap && day.isInOpenWeek && !day.isSpecial) {
			return { instant: minuteAt(date, 0, timeZone), isSeason: true };
		}
		for (const { opens, closes } of day.shifts) {
			const [instant, end] = [minuteAt(date, opens, timeZone), minuteAt(date, closes, timeZone)];
			if (instant > now && end > instant) return { instant, isSeason: false };
		}
	}
	return undefined;
}

function checkTable(hours: OpeningHours, date: Temporal.PlainDate, oracle: Oracle) {
	const day = oracle.day(date);
	const expected = day && dayText(day);
	if (!day?.isLacking) {
		assert.equal(hoursOnDate(hours, date.toString(), wording)?.text, expected, date.toString());
	}
	if (date.day !== 1 && date.day !== 15) return;
	const view = openingHoursView(hours, { ...wording, today: date.toString(), firstDayOfWeek: 0 });
	if (!view.timetable) return;
	const inForce = inForceOn(view.timetable, Temporal.PlainDate.from('1970-01-01').until(date).days);
	assert.equal(inForce === undefined, day === undefined, date.toString());
	if (inForce?.week !== undefined) {
		const table = view.tables.find(({ season }) => season === inForce.week);
		const row = table?.rows.find(({ weekday }) => weekday === date.dayOfWeek - 1);
		// A season of which nothing can be read has no table.
		if (row) assert.equal(row.text, expected, date.toString());
		else assert.match(expected ?? '', /^(Not stated|Stated in two ways)/, date.toString());
		if (table) assert.equal(view.tables[0], table, date.toString());
	} else if (inForce?.special !== undefined) {
		const line = view.specialDays.find(({ special }) => special === inForce.special);
		if (day?.isLacking) assert.match(line?.text ?? '', /[Nn]ot stated clearly/, date.toString());
		else assert.equal(line?.text, expected, date.toString());
	}
}

function dayText({ shifts, openings, hasOtherDoubt, isInDoubtAltogether, ...day }: Day): string {
	const clock = (minute: number) =>
		`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
	const isAllDay = shifts.some(({ opens, closes }) => opens === 0 && closes === 1440);
	const texts: [number, string][] = [
		...openings.map((opens): [number, string] => [opens, `from ${clock(opens)}`]),
		...shifts.map(({ opens, closes }): [number, string] => {
			if (isAllDay) return [1440, 'Open 24 hours'];
			if (closes > 1440) return [opens, `${clock(opens)} until ${clock(closes - 1440)} next day`];
			return [opens, `${clock(opens)}–${closes === 1440 ? 'midnight' : clock(closes)}`];
		}),
	];
	// A stretch stands before an opening at the same time.
	const ranges = texts
		.sort(([one, text], [other]) => one - other || (text.startsWith('f') ? 1 : -1))
		.map(([, text]) => text);
	if (!hasOtherDoubt) return ranges.length === 0 ? 'Closed' : ranges.join(', ');
	if (ranges.length === 0 && day.isContradictory) return 'Stated in two ways';
	if (ranges.length === 0) return day.isUnclear ? 'Not stated clearly' : 'Not stated';
	const isUnclear = isInDoubtAltogether && openings.length === 0;
	const doubt = isUnclear ? 'not stated clearly' : 'other hours not stated clearly';
	return [...ranges, doubt].join(', ');
}
