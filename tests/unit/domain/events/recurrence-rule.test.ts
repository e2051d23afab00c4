import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { parseRecurrenceRule } from '../../../../src/domain/events/recurrence-text.ts';
import { testProperty } from '../../../support/test-property.ts';

const empty = {
	byDay: [],
	byMonth: [],
	byWeekNumber: [],
	byYearDay: [],
	byMonthDay: [],
	byHour: [],
	byMinute: [],
	bySecond: [],
	bySetPosition: [],
	added: [],
	excluded: [],
};

test('reads a weekly rule with weekdays and an end', () => {
	expect(parseRecurrenceRule('FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20260930')).toEqual({
		...empty,
		frequency: 'WEEKLY',
		interval: 1,
		byDay: [{ weekday: 1 }, { weekday: 5 }],
		until: { day: '2026-09-30' },
	});
});

test('reads every part that is allowed', () => {
	expect(
		parseRecurrenceRule(
			'rrule:freq=monthly;interval=2;count=6;byday=1SA,-1SU;bymonth=5,6;wkst=SU;',
		),
	).toEqual({
		...empty,
		frequency: 'MONTHLY',
		interval: 2,
		count: 6,
		byDay: [
			{ weekday: 6, nth: 1 },
			{ weekday: 7, nth: -1 },
		],
		byMonth: [5, 6],
		weekStart: 7,
	});
});

test('reads an end with a time, in UTC or by the clock of the venue', () => {
	expect(parseRecurrenceRule('FREQ=DAILY;UNTIL=20260930T215959Z')?.until).toEqual({
		day: '2026-09-30',
		clock: '21:59:59',
		timeZone: 'UTC',
	});
	expect(parseRecurrenceRule('FREQ=DAILY;UNTIL=20260930T235900')?.until).toEqual({
		day: '2026-09-30',
		clock: '23:59:00',
	});
});

test('reads the lines that stand beside a rule', () => {
	const text = [
		'DTSTART;TZID=Europe/Lisbon:20260904T210000',
		'RRULE:FREQ=WEEKLY;BYDAY=FR',
		'EXDATE;VALUE=DATE:20260911,20260918',
		'RDATE:20260913T150000Z',
	].join('\r\n');

	expect(parseRecurrenceRule(text)).toEqual({
		...empty,
		frequency: 'WEEKLY',
		interval: 1,
		byDay: [{ weekday: 5 }],
		start: { day: '2026-09-04', clock: '21:00:00', timeZone: 'EUROPE/LISBON' },
		excluded: [{ day: '2026-09-11' }, { day: '2026-09-18' }],
		added: [{ day: '2026-09-13', clock: '15:00:00', timeZone: 'UTC' }],
	});
});

for (const text of [
	'',
	'every Friday',
	'FREQ=FORTNIGHTLY',
	'FREQ=HOURLY',
	'FREQ=SECONDLY;COUNT=10',
	'BYDAY=FR',
	'FREQ=WEEKLY;BYDAY=',
	'FREQ=WEEKLY;BYDAY=FRI',
	'FREQ=WEEKLY;BYDAY=1FR',
	'FREQ=DAILY;BYDAY=-1FR',
	'FREQ=MONTHLY;BYDAY=0FR',
	'FREQ=MONTHLY;BYDAY=54FR',
	'FREQ=WEEKLY;BYMONTHDAY=13',
	'FREQ=MONTHLY;BYMONTHDAY=32',
	'FREQ=MONTHLY;BYMONTHDAY=0',
	'FREQ=YEARLY;BYMONTH=13',
	'FREQ=WEEKLY;INTERVAL=0',
	'FREQ=WEEKLY;INTERVAL=-1',
	'FREQ=WEEKLY;INTERVAL=1.5',
	'FREQ=WEEKLY;INTERVAL=99999999999999999999',
	'FREQ=WEEKLY;COUNT=0',
	'FREQ=WEEKLY;COUNT=100000',
	'FREQ=WEEKLY;COUNT=3;UNTIL=20260930',
	'FREQ=WEEKLY;UNTIL=20260231',
	'FREQ=WEEKLY;UNTIL=30 September',
	'FREQ=WEEKLY;UNTIL=20260930T2459',
	'FREQ=WEEKLY;FREQ=DAILY',
	'FREQ=WEEKLY;;BYDAY=FR',
	'FREQ=WEEKLY;WKST=XX',
	'FREQ=WEEKLY;X-NOTE=1',
	'FREQ=WEEKLY;BYHOUR=24',
	'FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12',
	'FREQ=WEEKLY;BYSETPOS=1',
	'FREQ=MONTHLY;BYWEEKNO=20',
	'FREQ=MONTHLY;BYYEARDAY=1',
	'EXDATE:20260911T210000',
	'RRULE:FREQ=WEEKLY EXRULE:FREQ=MONTHLY',
	'RRULE:FREQ=WEEKLY RRULE:FREQ=MONTHLY',
	'RRULE:FREQ=WEEKLY EXDATE;TZID=Nowhere:20260911T210000',
	'RRULE:FREQ=WEEKLY EXDATE:soon',
	'RRULE:FREQ=WEEKLY RDATE;VALUE=PERIOD:20260911T210000Z/PT1H',
	`FREQ=DAILY;BYMONTHDAY=${'1,'.repeat(10_000)}1`,
]) {
	test(`does not read "${text.slice(0, 60)}"`, () => {
		expect(parseRecurrenceRule(text)).toBeUndefined();
	});
}

testProperty('never throws, whatever the text', 2000, () => {
	const part = fc.constantFrom(
		'FREQ=WEEKLY',
		'FREQ=MONTHLY',
		'BYDAY=',
		'BYDAY=-9MO',
		'UNTIL=99999999',
		'COUNT=1e3',
		'INTERVAL=\u0663',
		'=',
		'__proto__=1',
		' EXDATE:20270405',
		'\nRDATE;TZID=UTC:20270405T073000Z',
		'DTSTART;X:',
	);
	return fc.property(
		fc.oneof(
			fc.string(),
			fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }).map((parts) => parts.join(';')),
		),
		(text) => {
			parseRecurrenceRule(text);
		},
	);
});
