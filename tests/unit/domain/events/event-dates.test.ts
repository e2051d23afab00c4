import { expect, test } from '@playwright/test';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import type { DatedEvent, EventClock } from '../../../../src/domain/events/dated-event.ts';
import type { Occurrence } from '../../../../src/domain/events/occurrence.ts';
import type { Coordinates } from '../../../../src/domain/geo/coordinates.ts';
import { growth, steadyGrowth, timesAsLong } from '../../../support/growth.ts';
import { at, clockAt } from './sample-dates.ts';

const october = clockAt('2026-10-20T12:00:00Z');

interface Listed {
	start?: string;
	end?: string;
	status?: string;
	notes?: string;
	coordinates?: Coordinates;
}

/** The dates to come that are counted out from a rule which began on Friday 4 September 2026. */
function countedOut(rule: string, listed: Listed = {}, clock: EventClock = october): string[] {
	const { coordinates, start = '2026-09-04T21:00:00+01:00', end, ...more } = listed;
	const event = {
		coordinates,
		occurrences: [at(start, end, { ...more, recurrence_rule: rule })],
	};
	return addedTo(event, clock).map(({ start: from, end: to }) =>
		to === undefined ? from.iso : `${from.iso} ${to.iso}`,
	);
}

function addedTo(event: DatedEvent, clock: EventClock): Occurrence[] {
	return datesOf(event, clock).filter(
		({ endsAtMs, isExpanded }) => isExpanded && endsAtMs >= clock.nowMs,
	);
}

test('keeps the clock on the wall when daylight saving ends', () => {
	const end = '2026-09-04T23:00:00+01:00';

	expect(countedOut('FREQ=WEEKLY;BYDAY=FR;UNTIL=20261107', { end })).toEqual([
		'2026-10-23T21:00:00+01:00 2026-10-23T23:00:00+01:00',
		'2026-10-30T21:00:00+00:00 2026-10-30T23:00:00+00:00',
		'2026-11-06T21:00:00+00:00 2026-11-06T23:00:00+00:00',
	]);
});

test('keeps the clock on the wall when daylight saving begins', () => {
	const march = clockAt('2027-03-20T12:00:00Z');

	expect(countedOut('FREQ=WEEKLY;UNTIL=20270402', {}, march)).toEqual([
		'2027-03-26T21:00:00+00:00',
		'2027-04-02T21:00:00+01:00',
	]);
});

test('keeps both clocks of a night in which daylight saving ends', () => {
	const night = { start: '2026-09-05T22:00:00+01:00', end: '2026-09-06T03:00:00+01:00' };

	expect(countedOut('FREQ=WEEKLY;UNTIL=20261031', night)).toEqual([
		'2026-10-24T22:00:00+01:00 2026-10-25T03:00:00+00:00',
		'2026-10-31T22:00:00+00:00 2026-11-01T03:00:00+00:00',
	]);
});

test('leaves out a time that the change of the clocks skips', () => {
	const march = clockAt('2026-03-28T00:30:00Z');
	const night = { start: '2026-03-20T01:30:00+00:00' };

	expect(countedOut('FREQ=DAILY;UNTIL=20260331', night, march)).toEqual([
		'2026-03-28T01:30:00+00:00',
		'2026-03-30T01:30:00+01:00',
		'2026-03-31T01:30:00+01:00',
	]);
});

test('counts out whole days as whole days', () => {
	const day = { start: '2026-09-06T00:00:00+01:00', end: '2026-09-06T23:59:59+01:00' };
	const dates = addedTo(
		{ occurrences: [at(day.start, day.end, { recurrence_rule: 'FREQ=MONTHLY;BYDAY=1SU' })] },
		october,
	);

	expect(dates.every(({ isAllDay }) => isAllDay)).toBe(true);
	expect(dates.map(({ firstDay }) => firstDay)).toEqual([
		'2026-11-01',
		'2026-12-06',
		'2027-01-03',
		'2027-02-07',
		'2027-03-07',
		'2027-04-04',
	]);
});

test.describe('whole days of a rule stay whole days where clocks are changed at midnight', () => {
	const daysOf = (zone: string, now: string, start: string, end?: string, rule = 'FREQ=WEEKLY') =>
		addedTo({ occurrences: [at(start, end, { recurrence_rule: rule })] }, clockAt(now, zone))
			.slice(0, 3)
			.map(({ end: to, endsAtMs, firstDay, isAllDay, lastDay, start: from }) =>
				[isAllDay, firstDay, lastDay, from.iso, to?.iso ?? new Date(endsAtMs).toISOString()].join(
					' ',
				),
			);
	const azores = (start: string, end?: string, rule?: string) =>
		daysOf('Atlantic/Azores', '2027-03-22T12:00:00Z', start, end, rule);

	test('on the evening of the change', () => {
		expect(
			azores('2027-02-06T00:00:00-01:00', '2027-02-07T00:00:00-01:00', 'FREQ=WEEKLY;BYDAY=SA'),
		).toEqual([
			'true 2027-03-27 2027-03-27 2027-03-27T00:00:00-01:00 2027-03-28T00:00:00-01:00',
			'true 2027-04-03 2027-04-03 2027-04-03T00:00:00+00:00 2027-04-04T00:00:00+00:00',
			'true 2027-04-10 2027-04-10 2027-04-10T00:00:00+00:00 2027-04-11T00:00:00+00:00',
		]);
		expect(
			daysOf(
				'America/Santiago',
				'2026-09-01T12:00:00Z',
				'2026-08-01T00:00:00-04:00',
				'2026-08-02T00:00:00-04:00',
			),
		).toEqual([
			'true 2026-09-05 2026-09-05 2026-09-05T00:00:00-04:00 2026-09-06T00:00:00-04:00',
			'true 2026-09-12 2026-09-12 2026-09-12T00:00:00-03:00 2026-09-13T00:00:00-03:00',
			'true 2026-09-19 2026-09-19 2026-09-19T00:00:00-03:00 2026-09-20T00:00:00-03:00',
		]);
	});

	test('on the day that has no midnight', () => {
		expect(
			azores(
				'2027-02-07T00:00:00-01:00',
				'2027-02-07T23:59:59-01:00',
				'FREQ=WEEKLY;BYDAY=SU;UNTIL=20270404',
			),
		).toEqual([
			'true 2027-03-28 2027-03-28 2027-03-28T00:00:00-01:00 2027-03-28T23:59:59+00:00',
			'true 2027-04-04 2027-04-04 2027-04-04T00:00:00+00:00 2027-04-04T23:59:59+00:00',
		]);
		expect(azores('2027-02-07T00:00:00-01:00').slice(0, 2)).toEqual([
			'true 2027-03-28 2027-03-28 2027-03-28T00:00:00-01:00 2027-03-28T23:59:59.999Z',
			'true 2027-04-04 2027-04-04 2027-04-04T00:00:00+00:00 2027-04-04T23:59:59.999Z',
		]);
	});

	test('and end with the day of a rule that ends', () => {
		expect(
			azores('2027-02-07T00:00:00-01:00', undefined, 'FREQ=WEEKLY;UNTIL=20270328T010000Z'),
		).toEqual(['true 2027-03-28 2027-03-28 2027-03-28T00:00:00-01:00 2027-03-28T23:59:59.999Z']);
	});
});

test('the first Saturday of the month', () => {
	expect(countedOut('FREQ=MONTHLY;BYDAY=1SA', { start: '2026-09-05T18:00:00+01:00' })).toEqual([
		'2026-11-07T18:00:00+00:00',
		'2026-12-05T18:00:00+00:00',
		'2027-01-02T18:00:00+00:00',
		'2027-02-06T18:00:00+00:00',
		'2027-03-06T18:00:00+00:00',
		'2027-04-03T18:00:00+01:00',
	]);
});

test('the 31st comes only in months that have one', () => {
	expect(countedOut('FREQ=MONTHLY;BYMONTHDAY=31', { start: '2026-08-31T18:00:00+01:00' })).toEqual([
		'2026-10-31T18:00:00+00:00',
		'2026-12-31T18:00:00+00:00',
		'2027-01-31T18:00:00+00:00',
		'2027-03-31T18:00:00+01:00',
	]);
});

test('29 February comes only in leap years', () => {
	const clock = clockAt('2027-12-01T12:00:00Z');

	expect(countedOut('FREQ=YEARLY', { start: '2024-02-29T18:00:00+00:00' }, clock)).toEqual([
		'2028-02-29T18:00:00+00:00',
	]);
});

test('every second week counts from the first date', () => {
	expect(countedOut('FREQ=WEEKLY;INTERVAL=2;UNTIL=20261115')).toEqual([
		'2026-10-30T21:00:00+00:00',
		'2026-11-13T21:00:00+00:00',
	]);
});

for (const [weekStart, days] of [
	['MO', ['1997-08-10', '1997-08-19', '1997-08-24']],
	['SU', ['1997-08-17', '1997-08-19', '1997-08-31']],
] as const) {
	// An example of RFC 5545, section 3.8.5.3.
	test(`where weeks begin on ${weekStart}, every second one has these days`, () => {
		const rule = `FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=${weekStart}`;
		const tuesday = { start: '1997-08-05T09:00:00+00:00' };
		const dates = countedOut(rule, tuesday, clockAt('1997-08-06T00:00:00Z', 'UTC'));

		expect(dates.map((date) => date.slice(0, 10))).toEqual(days);
	});
}

test('a count includes the first date', () => {
	expect(countedOut('FREQ=WEEKLY;COUNT=8')).toEqual(['2026-10-23T21:00:00+01:00']);
	expect(countedOut('FREQ=WEEKLY;COUNT=7')).toEqual([]);
});

test('an end is the last instant at which a date may start', () => {
	expect(countedOut('FREQ=WEEKLY;UNTIL=20261023T200000Z')).toEqual(['2026-10-23T21:00:00+01:00']);
	expect(countedOut('FREQ=WEEKLY;UNTIL=20261023T195959Z')).toEqual([]);
	expect(countedOut('FREQ=WEEKLY;UNTIL=20261023T210000')).toEqual(['2026-10-23T21:00:00+01:00']);
	expect(countedOut('FREQ=WEEKLY;UNTIL=20261023')).toEqual(['2026-10-23T21:00:00+01:00']);
});

test('every date of the coming 180 days', () => {
	const dates = countedOut('FREQ=DAILY');

	expect(dates).toHaveLength(180);
	expect(dates[0]).toBe('2026-10-20T21:00:00+01:00');
	expect(dates.at(-1)).toBe('2027-04-17T21:00:00+01:00');
});

test('at most 180 days ahead', () => {
	// 180 days after 20 October 2026, 13:00 in Lisbon, is 18 April 2027, 13:00.
	expect(countedOut('FREQ=YEARLY', { start: '2025-04-17T21:00:00+01:00' })).toEqual([
		'2027-04-17T21:00:00+01:00',
	]);
	expect(countedOut('FREQ=DAILY', { start: '2026-10-19T21:00:00+01:00' }).at(-1)).toBe(
		'2027-04-17T21:00:00+01:00',
	);
});

test('the next date, however far ahead it is', () => {
	expect(countedOut('FREQ=YEARLY', { start: '2025-04-18T21:00:00+01:00' })).toEqual([
		'2027-04-18T21:00:00+01:00',
	]);
	expect(countedOut('FREQ=YEARLY;INTERVAL=7', { start: '2025-04-18T21:00:00+01:00' })).toEqual([
		'2032-04-18T21:00:00+01:00',
	]);
});

test.describe('in the Azores, in a guide of Portugal', () => {
	const portugal = { ...october, looksUpTimeZones: true };
	const pontaDelgada = { latitude: 37.7412, longitude: -25.6756 };
	const fridays = at('2026-09-04T21:00:00+00:00', '2026-09-04T23:00:00+00:00', {
		recurrence_rule: 'FREQ=WEEKLY;UNTIL=20261107',
	});
	const evenings = [
		'2026-10-23T21:00:00+00:00 2026-10-23T23:00:00+00:00',
		'2026-10-30T21:00:00-01:00 2026-10-30T23:00:00-01:00',
		'2026-11-06T21:00:00-01:00 2026-11-06T23:00:00-01:00',
	];
	const added = (clock: EventClock) =>
		addedTo({ occurrences: [fridays], coordinates: pontaDelgada }, clock).map(
			({ end, start }) => `${start.iso} ${end?.iso ?? ''}`,
		);

	test('a rule keeps the clock on the wall there when daylight saving ends', () => {
		expect(added(portugal)).toEqual(evenings);
	});

	test('it does so too where only the offset tells that it was written there', () => {
		expect(added(october)).toEqual(evenings);
	});

	test('a date ends with the day there', () => {
		const night = at('2026-09-05T23:30:00+00:00', undefined, {
			recurrence_rule: 'FREQ=WEEKLY;UNTIL=20261101',
		});
		const ends = datesOf({ occurrences: [night], coordinates: pontaDelgada }, portugal).map(
			({ endsAtMs }) => new Date(endsAtMs).toISOString(),
		);

		expect(ends.slice(-3)).toEqual([
			'2026-10-17T23:59:59.999Z',
			'2026-10-24T23:59:59.999Z',
			'2026-11-01T00:59:59.999Z',
		]);
	});
});

test('includes a date that is running', () => {
	const during = clockAt('2026-10-24T01:00:00Z');
	const night = { start: '2026-09-04T21:00:00+01:00', end: '2026-09-05T04:00:00+01:00' };

	expect(countedOut('FREQ=WEEKLY;UNTIL=20261024', night, during)).toEqual([
		'2026-10-23T21:00:00+01:00 2026-10-24T04:00:00+01:00',
	]);
});

test.describe('while a listed occurrence is to come', () => {
	const friday = { recurrence_rule: 'FREQ=WEEKLY;UNTIL=20261120' };
	const daysOf = (...occurrences: ReturnType<typeof at>[]) =>
		datesOf({ occurrences }, october).map(({ firstDay }) => firstDay);

	test('the rule of an only date adds those after it', () => {
		expect(daysOf(at('2026-11-06T21:00:00+00:00', undefined, friday))).toEqual([
			'2026-11-06',
			'2026-11-13',
			'2026-11-20',
		]);
	});

	test('what is listed of the dates of a rule is all of them up to the last', () => {
		expect(
			daysOf(
				at('2026-10-16T21:00:00+01:00', undefined, friday),
				at('2026-11-13T21:00:00+00:00', undefined, friday),
			),
		).toEqual(['2026-10-16', '2026-11-13', '2026-11-20']);
		expect(
			daysOf(at('2026-10-16T21:00:00+01:00', undefined, friday), at('2026-11-13T21:00:00+00:00')),
		).toEqual(['2026-10-16', '2026-11-13', '2026-11-20']);
	});

	test('one that is none of the rule hides none of these', () => {
		expect(
			daysOf(at('2026-11-06T21:00:00+00:00', undefined, friday), at('2026-11-19T23:00:00+00:00')),
		).toEqual(['2026-11-06', '2026-11-13', '2026-11-19', '2026-11-20']);
	});
});

test.describe('a cancelled date to come', () => {
	const fridays = (cancelled: ReturnType<typeof at>) => ({
		occurrences: [
			at('2026-09-04T21:00:00+01:00', undefined, {
				recurrence_rule: 'FREQ=WEEKLY;UNTIL=20261107',
			}),
			cancelled,
		],
	});
	const statesOf = (cancelled: ReturnType<typeof at>) =>
		datesOf(fridays(cancelled), clockAt('2026-09-01T12:00:00Z'))
			.filter(({ firstDay }) => firstDay < '2026-09-05' || firstDay > '2026-10-20')
			.map(({ firstDay, status }) => [firstDay, status.state]);

	test('does not hide those of the rule, and none of these is at its time', () => {
		expect(statesOf(at('2026-10-30T21:00:00+00:00', undefined, { status: 'cancelled' }))).toEqual([
			['2026-09-04', undefined],
			['2026-10-23', undefined],
			['2026-10-30', 'cancelled'],
			['2026-11-06', undefined],
		]);
	});

	test('takes the place of whatever the rule has on it where it is a whole day', () => {
		expect(statesOf(at('2026-10-30T00:00:00+00:00', undefined, { status: 'cancelled' }))).toEqual([
			['2026-09-04', undefined],
			['2026-10-23', undefined],
			['2026-10-30', 'cancelled'],
			['2026-11-06', undefined],
		]);
	});

	test('is the next one only where the event is cancelled as a whole', () => {
		const event = fridays(at('2026-10-30T21:00:00+00:00'));

		expect(
			datesOf({ ...event, status: 'cancelled' }, october).map(({ firstDay }) => firstDay),
		).toEqual(['2026-09-04', '2026-10-30']);
	});
});

test('dates that a rule adds do not vanish when they are past', () => {
	const mondays = at('2026-12-14T07:30:00Z', undefined, {
		recurrence_rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270405T073000Z',
	});
	const days = [
		...['2026-12-14', '2026-12-28', '2027-01-11', '2027-01-25', '2027-02-08', '2027-02-22'],
		...['2027-03-08', '2027-03-22', '2027-04-05'],
	];
	for (const now of ['2026-12-01', '2027-01-20', '2027-04-12', '2029-01-01']) {
		const dates = datesOf({ occurrences: [mondays] }, clockAt(`${now}T12:00:00Z`));

		expect(
			dates.map(({ firstDay }) => firstDay),
			now,
		).toEqual(days);
	}
});

test('of a rule that began years ago the dates of the last 400 days are known', () => {
	const fridays = { recurrence_rule: 'FREQ=WEEKLY;UNTIL=20261009' };
	const dates = datesOf({ occurrences: [at('2019-01-04T21:00:00Z', undefined, fridays)] }, october);

	expect(dates[0]?.firstDay).toBe('2019-01-04');
	expect(dates[1]?.firstDay).toBe('2025-09-05');
	expect(dates.at(-1)?.firstDay).toBe('2026-10-09');
	expect(dates).toHaveLength(59);
});

test('the last date of a rule is known however long it is past', () => {
	const yearly = { recurrence_rule: 'FREQ=YEARLY;INTERVAL=3;UNTIL=20260101' };
	const dates = datesOf({ occurrences: [at('2013-05-01T21:00:00Z', undefined, yearly)] }, october);

	expect(dates.at(-1)?.firstDay).toBe('2025-05-01');
});

test('a rule that starts in UTC repeats on the clock of the place', () => {
	const coordinates = { latitude: 38.71, longitude: -9.14 };

	expect(
		countedOut('FREQ=WEEKLY;UNTIL=20261107', { start: '2026-10-02T17:00:00Z', coordinates }),
	).toEqual([
		'2026-10-23T18:00:00+01:00',
		'2026-10-30T18:00:00+00:00',
		'2026-11-06T18:00:00+00:00',
	]);
});

test('a rule names the days of the clock by which it is written', () => {
	const tokyo = { nowMs: Date.parse('2026-12-20T00:00:00Z'), timeZone: 'Asia/Tokyo' };

	expect(
		countedOut(
			'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261229',
			{ start: '2026-12-14T23:30:00Z', coordinates: { latitude: 35.68, longitude: 139.69 } },
			tokyo,
		),
	).toEqual([
		'2026-12-22T08:30:00+09:00',
		'2026-12-25T08:30:00+09:00',
		'2026-12-29T08:30:00+09:00',
	]);
});

test.describe('beside a rule', () => {
	const from = { start: '2026-10-02T21:00:00+01:00' };
	const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20261113';

	for (const [lines, days] of [
		['EXDATE:20261030T210000', ['23', '06', '13']],
		['EXDATE:20261030T210000Z', ['23', '06', '13']],
		['EXDATE;TZID=Europe/Madrid:20261030T220000,20261106T220000', ['23', '13']],
		['EXDATE;VALUE=DATE:20261030,20261106', ['23', '13']],
		['EXDATE:20261030T200000', ['23', '30', '06', '13']],
		['EXDATE:20261030T210000\nEXDATE:20261106T210000', ['23', '13']],
		['RDATE:20261101T150000', ['23', '30', '01', '06', '13']],
		['RDATE;VALUE=DATE:20261128', ['23', '30', '06', '13', '28']],
		['DTSTART:20261002T210000', ['23', '30', '06', '13']],
	] as const) {
		test(`${lines} gives ${days.join(', ')}`, () => {
			for (const text of [`${rule}\n${lines}`, `${lines} ${rule}`, `${rule}\r\n${lines}`]) {
				const dates = countedOut(text, from);

				expect(
					dates.map((date) => date.slice(8, 10)),
					text,
				).toEqual(days);
			}
		});
	}

	test('a start of its own says from when weeks are counted', () => {
		const text = 'DTSTART;TZID=Europe/Lisbon:20260925T210000\nRRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4';

		expect(countedOut(text, { start: '2026-10-09T21:00:00+01:00' })).toEqual([
			'2026-10-23T21:00:00+01:00',
			'2026-11-06T21:00:00+00:00',
		]);
	});

	test('a folded line is one', () => {
		expect(countedOut('RRULE:FREQ=WEEKLY;UNTIL=2026\r\n 1031', from)).toHaveLength(2);
	});
});

test('dates without a rule', () => {
	expect(countedOut('RDATE:20261030T210000Z,20261225T190000', {})).toEqual([
		'2026-10-30T21:00:00+00:00',
		'2026-12-25T19:00:00+00:00',
	]);
});

for (const [rule, dates] of [
	['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1;UNTIL=20261231', ['10-30', '11-27', '12-25']],
	['FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261231', ['10-30', '11-27', '12-25']],
	['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1;UNTIL=20261231', ['11-02', '12-01']],
	['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=1,3;UNTIL=20261130', ['11-06', '11-20']],
	['FREQ=YEARLY;BYMONTH=11;BYDAY=TH;BYSETPOS=4;UNTIL=20261231', ['11-26']],
	['FREQ=YEARLY;BYYEARDAY=-1;UNTIL=20261231', ['12-31']],
	['FREQ=YEARLY;BYWEEKNO=45;BYDAY=SA;UNTIL=20261231', ['11-07']],
	['FREQ=WEEKLY;BYMONTH=11;UNTIL=20261115', ['11-06', '11-13']],
] as const) {
	test(`${rule} gives ${dates.join(', ')}`, () => {
		expect(countedOut(rule).map((date) => date.slice(5, 10))).toEqual(dates);
	});
}

test('several times a day', () => {
	expect(countedOut('FREQ=DAILY;BYHOUR=10,14;BYMINUTE=30;UNTIL=20261021')).toEqual([
		'2026-10-20T10:30:00+01:00',
		'2026-10-20T14:30:00+01:00',
		'2026-10-21T10:30:00+01:00',
		'2026-10-21T14:30:00+01:00',
	]);
});

test('the note of a listed date is not repeated on those that its rule adds', () => {
	const event = {
		occurrences: [
			at('2026-09-04T21:00:00+01:00', undefined, {
				recurrence_rule: 'FREQ=WEEKLY;UNTIL=20260920',
				notes: 'Opening night.',
			}),
			at('2026-09-11T21:00:00+01:00'),
		],
	};

	expect(datesOf(event, october).map(({ firstDay, notes }) => [firstDay, notes])).toEqual([
		['2026-09-04', 'Opening night.'],
		['2026-09-11', undefined],
		['2026-09-18', undefined],
	]);
});

test('the same rule on several occurrences gives each date once', () => {
	const rule = { recurrence_rule: 'FREQ=WEEKLY;UNTIL=20260920' };
	const event = {
		occurrences: [
			at('2026-09-04T21:00:00+01:00', undefined, rule),
			at('2026-09-11T21:00:00+01:00', undefined, rule),
		],
	};

	expect(datesOf(event, october).map(({ firstDay }) => firstDay)).toEqual([
		'2026-09-04',
		'2026-09-11',
		'2026-09-18',
	]);
});

test.describe('a rule with a number of times that several occurrences carry', () => {
	const autumn = clockAt('2026-10-24T12:00:00Z');
	const daysOf = (...occurrences: ReturnType<typeof at>[]) =>
		addedTo({ occurrences }, autumn).map(({ start }) => start.iso);
	const evening = (day: string, recurrence_rule: string, status?: string) =>
		at(`2026-10-${day}T21:00:00+01:00`, undefined, { recurrence_rule, status });

	test('ends with the series that they are', () => {
		const fridays = ['02', '09', '16', '23'];

		expect(daysOf(...fridays.map((day) => evening(day, 'FREQ=WEEKLY;COUNT=4')))).toEqual([]);
		expect(daysOf(...fridays.map((day) => evening(day, 'FREQ=WEEKLY;COUNT=5')))).toEqual([
			'2026-10-30T21:00:00+00:00',
		]);
	});

	test('is the same rule in another spelling', () => {
		expect(
			daysOf(evening('02', 'FREQ=WEEKLY;COUNT=4'), evening('09', 'RRULE:count=4;freq=weekly')),
		).toEqual([]);
	});

	test('is counted from the first of them although that one is cancelled', () => {
		const others = ['09', '16', '23'].map((day) => evening(day, 'FREQ=WEEKLY;COUNT=4'));

		expect(daysOf(evening('02', 'FREQ=WEEKLY;COUNT=4', 'cancelled'), ...others)).toEqual([]);
	});

	test('goes on after those that are listed although the first is cancelled or postponed', () => {
		for (const status of ['cancelled', 'postponed']) {
			const first = evening('02', 'FREQ=WEEKLY;COUNT=5', status);

			expect(daysOf(first, evening('09', 'FREQ=WEEKLY;COUNT=5'))).toEqual([
				'2026-10-30T21:00:00+00:00',
			]);
		}
	});

	test('adds nothing where none of them takes place', () => {
		const rule = 'FREQ=WEEKLY;COUNT=5';

		expect(daysOf(evening('02', rule, 'cancelled'), evening('09', rule, 'cancelled'))).toEqual([]);
	});

	test('leaves the note on a cancelled one to it', () => {
		const cancelled = { ...evening('02', 'FREQ=WEEKLY;COUNT=5', 'cancelled'), notes: 'Storm' };
		const occurrences = [cancelled, evening('09', 'FREQ=WEEKLY;COUNT=5')];

		expect(datesOf({ occurrences }, autumn).map(({ notes }) => notes)).toEqual([
			'Storm',
			undefined,
			undefined,
			undefined,
			undefined,
		]);
	});

	test('is not counted anew from one that was moved to another day', () => {
		const days = ['02', '09', '17', '23'];

		expect(daysOf(...days.map((day) => evening(day, 'FREQ=WEEKLY;COUNT=4')))).toEqual([]);
	});

	test('is counted for each of two times on the first day', () => {
		const rule = { recurrence_rule: 'FREQ=WEEKLY;COUNT=5' };

		expect(
			daysOf(
				at('2026-10-02T15:00:00+01:00', undefined, rule),
				at('2026-10-02T21:00:00+01:00', undefined, rule),
			),
		).toEqual(['2026-10-30T15:00:00+00:00', '2026-10-30T21:00:00+00:00']);
	});
});

test('a rule counts by its written offset where that of the venue is unknown', () => {
	for (const offset of ['+02:00', '+08:00', '-03:30', '+00:00']) {
		const [next] = countedOut('FREQ=WEEKLY', { start: `2026-09-04T21:00:00${offset}` });

		expect(next).toMatch(new RegExp(`T21:00:00[${offset[0]}]${offset.slice(1)}$`));
	}
});

for (const rule of ['FREQ=HOURLY', 'every Friday', 'EXRULE:FREQ=WEEKLY']) {
	test(`does not count out "${rule}"`, () => {
		expect(countedOut(rule)).toEqual([]);
	});
}

test('the status of an only date, even that it is cancelled, is about that date', () => {
	for (const status of ['cancelled', 'postponed']) {
		expect(countedOut('FREQ=WEEKLY;UNTIL=20261030', { status })).toEqual([
			'2026-10-23T21:00:00+01:00',
			'2026-10-30T21:00:00+00:00',
		]);
	}
});

test('the rule of a cancelled or postponed event adds nothing', () => {
	for (const status of ['cancelled', 'postponed']) {
		const occurrences = [
			at('2026-09-04T21:00:00+01:00', undefined, { recurrence_rule: 'FREQ=WEEKLY' }),
		];

		expect(datesOf({ status, occurrences }, october)).toHaveLength(1);
	}
});

test('the status of one date is not that of those that its rule adds', () => {
	const statesOf = (own: string, ofEvent?: string) =>
		datesOf(
			{
				status: ofEvent,
				occurrences: [
					at('2026-10-16T21:00:00+01:00', undefined, {
						status: own,
						recurrence_rule: 'FREQ=WEEKLY;COUNT=2',
					}),
				],
			},
			october,
		).map(({ status }) => status);
	const soldOut = { state: 'scheduled', isSoldOut: true };

	expect(statesOf('sold_out')).toEqual([soldOut, { isSoldOut: false }]);
	expect(statesOf('Last tickets')).toEqual([
		{ isSoldOut: false, sourceText: 'Last tickets' },
		{ isSoldOut: false },
	]);
	expect(statesOf('sold_out', 'confirmed')).toEqual([
		soldOut,
		{ state: 'scheduled', isSoldOut: false },
	]);
	expect(statesOf('scheduled', 'sold out')).toEqual([
		{ state: 'scheduled', isSoldOut: false },
		soldOut,
	]);
});

test('the former start of an event says nothing about the dates of its rule', () => {
	const event = {
		status: 'scheduled',
		previousStartDate: '2026-09-03',
		occurrences: [
			at('2026-10-16T21:00:00+01:00', undefined, { recurrence_rule: 'FREQ=WEEKLY;UNTIL=20261024' }),
		],
	};

	expect(datesOf(event, october).map(({ status }) => status.state)).toEqual([
		'rescheduled',
		'scheduled',
	]);
});

test.describe('rules that would cost a lot of time', () => {
	for (const [rule, start] of [
		['FREQ=DAILY;COUNT=1000', '2007-01-01T21:00:00+00:00'],
		['FREQ=DAILY', '2007-01-01T21:00:00+00:00'],
		['FREQ=DAILY', '0001-01-01T21:00:00+00:00'],
		['FREQ=YEARLY;COUNT=1000;BYDAY=FR;BYMONTHDAY=13', '2007-01-01T21:00:00+00:00'],
		['FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2;COUNT=5', '2007-01-01T21:00:00+00:00'],
		['FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2', '2007-01-01T21:00:00+00:00'],
		['FREQ=YEARLY;BYDAY=53MO,-53SU;BYMONTHDAY=31;BYMONTH=2,3', '2007-01-01T21:00:00+00:00'],
		['FREQ=DAILY;UNTIL=99991231', '2026-09-04T21:00:00+01:00'],
		['FREQ=YEARLY;INTERVAL=1000', '2007-01-01T21:00:00+00:00'],
	] as const) {
		test(`${rule} from ${start} is bounded`, () => {
			const daily = () => countedOut('FREQ=DAILY');

			expect(countedOut(rule, { start }).length).toBeLessThanOrEqual(180);
			expect(timesAsLong(() => countedOut(rule, { start }), daily, 60)).toBeLessThan(60);
		});
	}

	test('many occurrences with a rule each take the longer the more they are, and no more than that', () => {
		const datesOfRules = (length: number) => {
			const occurrences = Array.from({ length }, (_, index) =>
				at(`2020-01-${String((index % 28) + 1).padStart(2, '0')}T10:00:00+00:00`, undefined, {
					recurrence_rule: `FREQ=DAILY;INTERVAL=${index + 1}`,
				}),
			);
			return datesOf({ occurrences }, october);
		};

		expect(growth(100, datesOfRules)).toBeLessThan(steadyGrowth);
	});

	test('what lasts longer than half a year is not repeated', () => {
		const years = { start: '2020-01-01T00:00:00+00:00', end: '2026-10-01T00:00:00+01:00' };

		expect(countedOut('FREQ=DAILY', years)).toEqual([]);
	});

	test('what lasts for months is bounded', () => {
		const months = { start: '2026-04-01T00:00:00+01:00', end: '2026-09-01T00:00:00+01:00' };

		expect(countedOut('FREQ=DAILY', months)).toEqual([]);
	});
});
