import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import {
	datesCalendar,
	eventCalendar,
	feedCalendar,
} from '../../../../src/outputs/icalendar/calendar.ts';
import type { CalendarSource } from '../../../../src/outputs/icalendar/calendar-source.ts';
import { vtimezone } from '../../../../src/outputs/icalendar/vtimezone.ts';
import type { DatedEvent } from '../../../../src/domain/events/dated-event.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { at, clockAt, eventOn } from '../../domain/events/sample-dates.ts';
import {
	calendarOfDate,
	clock,
	english,
	eventsIn,
	linesWith,
	parsed,
	sourceOf,
} from './parsed-calendar.ts';

function weekly(rule: string, more: { start?: string; end?: string } = {}) {
	const { start = '2026-10-16T21:00:00+01:00', end = '2026-10-16T23:00:00+01:00' } = more;
	return sourceOf(
		eventOn(
			at(start, end, {
				id: 'a1b2c3d4-0000-4000-8000-000000000001',
				recurrence_rule: rule,
			}),
		),
	);
}

/**
 * The instants at which a calendar program lets the dates of the event with a rule begin, going by
 * the calendar's own time zone.
 */
function startsByProgram(calendar: string, maxStarts: number): string[] {
	const root = parsed(calendar);
	const zone = root.getFirstSubcomponent('vtimezone');
	if (!zone) throw new Error('The calendar has no time zone.');
	const timezone = new ICAL.Timezone(zone);
	const component = eventsIn(calendar).find((candidate) => candidate.hasProperty('rrule'));
	if (!component) throw new Error('The calendar has no event with a rule.');
	const event = new ICAL.Event(component);
	event.startDate.zone = timezone;
	const iterator = event.iterator();
	const starts: string[] = [];
	for (
		let next = iterator.next() as ICAL.Time | null;
		next && starts.length < maxStarts;
		next = iterator.next() as ICAL.Time | null
	) {
		next.zone = timezone;
		starts.push(new Date(next.toUnixTime() * 1000).toISOString());
	}
	return starts;
}

test('the only date of an event carries its rule, in the time zone of the guide', () => {
	const calendar = eventCalendar(weekly('FREQ=WEEKLY;BYDAY=FR;UNTIL=20261107'), clock, english);

	expect(linesWith(calendar, 'DTSTART', 'DTEND', 'RRULE', 'DTSTAMP', 'UID', 'TZID')).toEqual([
		'TZID:Europe/Lisbon',
		'DTSTART:20260329T010000',
		'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
		'DTSTART:20261025T020000',
		'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
		'UID:evt_0123456789abcdef0123456789abcdef-a1b2c3d4-0000-4000-8000-000000000001',
		'DTSTAMP:20261103T081530Z',
		'DTSTART;TZID=Europe/Lisbon:20261016T210000',
		'DTEND;TZID=Europe/Lisbon:20261016T230000',
		'RRULE:FREQ=WEEKLY;UNTIL=20261107T235959Z;BYDAY=FR',
	]);
});

test('a calendar program counts out the same instants across the change of the clocks', () => {
	const calendar = eventCalendar(weekly('FREQ=WEEKLY;BYDAY=FR;UNTIL=20261107'), clock, english);

	expect(startsByProgram(calendar, 10)).toEqual([
		'2026-10-16T20:00:00.000Z',
		'2026-10-23T20:00:00.000Z',
		'2026-10-30T21:00:00.000Z',
		'2026-11-06T21:00:00.000Z',
	]);
});

test('a rule without end goes on in the years after', () => {
	const calendar = eventCalendar(
		weekly('FREQ=YEARLY;BYMONTH=7;BYDAY=1FR', {
			start: '2026-07-03T21:00:00+01:00',
			end: '2026-07-03T23:00:00+01:00',
		}),
		clock,
		english,
	);

	expect(startsByProgram(calendar, 3)).toEqual([
		'2026-07-03T20:00:00.000Z',
		'2027-07-02T20:00:00.000Z',
		'2028-07-07T20:00:00.000Z',
	]);
});

test('a rule until the end of the year 9999 has no end', () => {
	const newYork = clockAt('2026-11-21T12:00:00Z', 'America/New_York');
	const ruleOf = (rule: string, start: string) => {
		const event = eventOn(at(start, undefined, { recurrence_rule: rule }));
		const calendar = eventCalendar(
			sourceOf(event, { dates: datesOf(event, newYork) }),
			newYork,
			english,
		);
		return linesWith(calendar, 'RRULE').at(-1);
	};

	for (const start of ['2026-12-04T19:00:00-05:00', '2026-12-04T00:00:00-05:00']) {
		for (const until of ['99991231T235959Z', '99991231T235959', '99991231']) {
			expect(ruleOf(`FREQ=WEEKLY;UNTIL=${until}`, start), until).toBe('RRULE:FREQ=WEEKLY');
		}
		expect(ruleOf('FREQ=WEEKLY;UNTIL=99981231T235959Z', start)).toMatch(
			/^RRULE:FREQ=WEEKLY;UNTIL=99981231(?:T235959Z)?$/,
		);
	}
});

test('a rule whose zone is unknown counts by the written offset, under a name that may stand in TZID', () => {
	const classes = weekly('FREQ=WEEKLY', { start: '2026-12-04T09:00:00+08:00' });
	const calendar = eventCalendar(classes, clock, english);

	expect(linesWith(calendar, 'DTSTART', 'RRULE', 'TZID', 'TZOFFSETTO')).toEqual([
		'TZID:UTC+0800',
		'DTSTART:19700101T000000',
		'TZOFFSETTO:+0800',
		'DTSTART;TZID=UTC+0800:20261204T090000',
		'RRULE:FREQ=WEEKLY',
	]);
	expect(eventsIn(calendar)[0]?.getFirstPropertyValue('dtstart')?.toString()).toBe(
		'2026-12-04T09:00:00',
	);
});

test.describe('in the Azores, in a guide of Portugal', () => {
	const portugal = { ...clockAt('2026-10-20T12:00:00Z'), looksUpTimeZones: true };
	const pontaDelgada = { latitude: 37.7412, longitude: -25.6756 };
	const inAzores = {
		...eventOn(
			at('2026-10-16T21:00:00+00:00', undefined, { recurrence_rule: 'FREQ=WEEKLY;COUNT=4' }),
		),
		coordinates: pontaDelgada,
	};
	const source = sourceOf(inAzores, { dates: datesOf(inAzores, portugal) });

	test('a rule is in the time zone there, across the change of the clocks', () => {
		const calendar = eventCalendar(source, portugal, english);

		expect(
			linesWith(calendar, 'TZID', 'DTSTART').filter((line) => !/:20\d\d(03|1025)/.test(line)),
		).toEqual(['TZID:Atlantic/Azores', 'DTSTART;TZID=Atlantic/Azores:20261016T210000']);
		expect(startsByProgram(calendar, 10)).toEqual([
			'2026-10-16T21:00:00.000Z',
			'2026-10-23T21:00:00.000Z',
			'2026-10-30T22:00:00.000Z',
			'2026-11-06T22:00:00.000Z',
		]);
	});

	test('a calendar of all events has each zone with a rule', () => {
		const feed = {
			name: 'What’s on',
			sources: [source, weekly('FREQ=WEEKLY')],
			refreshSeconds: 3600,
			sinceMs: Date.parse('2026-09-20T00:00:00Z'),
		};

		expect(linesWith(feedCalendar(feed, portugal, english), 'TZID')).toEqual([
			'TZID:Europe/Lisbon',
			'TZID:Atlantic/Azores',
		]);
	});
});

test.describe('in New York, which has changed its clocks on other days since 2007', () => {
	const newYork = clockAt('2026-11-21T12:00:00Z', 'America/New_York');
	const sourceIn = (event: DatedEvent, id: string) =>
		sourceOf(event, { id, dates: datesOf(event, newYork) });
	const permanent = sourceIn(
		eventOn(at('2005-03-01T00:00:00-05:00', '2030-12-31T23:59:59-05:00')),
		'evt_permanent',
	);
	const since = (start_at: string) =>
		sourceIn(eventOn(at(start_at, undefined, { recurrence_rule: 'FREQ=WEEKLY' })), 'evt_class');

	test('a date of long ago beside it does not move the hours of a class', () => {
		const feed = {
			name: 'What’s on',
			sources: [permanent, since('2026-06-05T19:00:00-04:00')],
			refreshSeconds: 3600,
			sinceMs: Date.parse('2026-10-22T00:00:00Z'),
		};

		expect(startsByProgram(feedCalendar(feed, newYork, english), 3)).toEqual([
			'2026-06-05T23:00:00.000Z',
			'2026-06-12T23:00:00.000Z',
			'2026-06-19T23:00:00.000Z',
		]);
	});

	test('a class that began long ago has its hours today', () => {
		const calendar = eventCalendar(since('2004-05-07T19:00:00-04:00'), newYork, english);
		const starts = startsByProgram(calendar, 1300);

		expect(starts.slice(0, 1)).toEqual(['2004-05-07T23:00:00.000Z']);
		expect(starts.filter((start) => /^(2006-04-0|2028-03-1)/.test(start))).toEqual([
			'2006-04-01T00:00:00.000Z',
			'2006-04-07T23:00:00.000Z',
			'2028-03-11T00:00:00.000Z',
			'2028-03-17T23:00:00.000Z',
		]);
	});
});

test('a rule of whole days has dates and no time zone', () => {
	const days = weekly('FREQ=MONTHLY;BYDAY=1SU;UNTIL=20261231', {
		start: '2026-10-04T00:00:00+01:00',
		end: '2026-10-04T23:59:59+01:00',
	});

	expect(
		linesWith(eventCalendar(days, clock, english), 'DTSTART', 'DTEND', 'RRULE', 'TZID'),
	).toEqual([
		'DTSTART;VALUE=DATE:20261004',
		'DTEND;VALUE=DATE:20261005',
		'RRULE:FREQ=MONTHLY;UNTIL=20261231;BYDAY=1SU',
	]);
});

test('a count is kept', () => {
	expect(
		linesWith(eventCalendar(weekly('FREQ=WEEKLY;COUNT=6;WKST=SU'), clock, english), 'RRULE').at(-1),
	).toBe('RRULE:FREQ=WEEKLY;COUNT=6;WKST=SU');
});

for (const rule of [
	'FREQ=WEEKLY;INTERVAL=2;COUNT=6',
	'FREQ=MONTHLY;COUNT=6;BYMONTHDAY=16,-1',
	'FREQ=YEARLY;COUNT=6;BYMONTH=5,10;BYDAY=3FR',
]) {
	test(`a calendar repeats by ${rule}`, () => {
		expect(linesWith(eventCalendar(weekly(rule), clock, english), 'RRULE').at(-1)).toBe(
			`RRULE:${rule}`,
		);
	});
}

test('a date by itself is without the rule', () => {
	const source = weekly('FREQ=WEEKLY;UNTIL=20261107');
	const [first] = source.dates;

	expect(linesWith(first ? calendarOfDate(source, first) : '', 'DTSTART', 'RRULE')).toEqual([
		'DTSTART:20261016T200000Z',
	]);
});

test('a date counted out from a rule has the day in its identity', () => {
	const source = weekly('FREQ=WEEKLY;UNTIL=20261204');
	const next = source.dates.find(({ isExpanded }) => isExpanded);

	expect(linesWith(next ? calendarOfDate(source, next) : '', 'UID', 'DTSTART')).toEqual([
		'UID:evt_0123456789abcdef0123456789abcdef-a1b2c3d4-0000-4000-8000-000000000001-20261023',
		'DTSTART:20261023T200000Z',
	]);
});

test.describe('the first date of a rule, by itself,', () => {
	const uidsOf = (source: CalendarSource) => {
		const [first] = source.dates;
		const single = first ? calendarOfDate(source, first) : '';
		const each = datesCalendar({ name: 'Dates', sources: [source], sinceMs: -Infinity }, english);
		return {
			all: linesWith(eventCalendar(source, clock, english), 'UID')[0],
			single: linesWith(single, 'UID')[0],
			each: linesWith(each, 'UID')[0],
		};
	};
	const series = 'UID:evt_0123456789abcdef0123456789abcdef-a1b2c3d4-0000-4000-8000-000000000001';

	test('has another identity than all dates of it, as the dates after it have', () => {
		expect(uidsOf(weekly('FREQ=WEEKLY;UNTIL=20261107'))).toEqual({
			all: series,
			single: `${series}-20261016`,
			each: `${series}-20261016`,
		});
		const rule = { recurrence_rule: 'FREQ=WEEKLY' };
		const withoutId = sourceOf(eventOn(at('2026-12-04T21:00:00+00:00', undefined, rule)));
		expect(uidsOf(withoutId)).toEqual({
			all: 'UID:evt_0123456789abcdef0123456789abcdef',
			single: 'UID:evt_0123456789abcdef0123456789abcdef-20261204',
			each: 'UID:evt_0123456789abcdef0123456789abcdef-20261204',
		});
	});

	test('keeps its identity where the calendar of all dates has it by itself, too', () => {
		expect(uidsOf(weekly('FREQ=HOURLY'))).toEqual({ all: series, single: series, each: series });
	});
});

test('a cancelled series is cancelled under the same identity, rule and all', () => {
	const source = sourceOf({
		status: 'cancelled',
		occurrences: weekly('FREQ=WEEKLY;UNTIL=20261107')
			.dates.slice(0, 1)
			.map(({ id, recurrenceRule }) =>
				at('2026-10-16T21:00:00+01:00', undefined, { id, recurrence_rule: recurrenceRule }),
			),
	});

	expect(
		linesWith(eventCalendar(source, clock, english), 'UID', 'STATUS', 'RRULE').slice(-3),
	).toEqual([
		'UID:evt_0123456789abcdef0123456789abcdef-a1b2c3d4-0000-4000-8000-000000000001',
		'RRULE:FREQ=WEEKLY;UNTIL=20261107T235959Z',
		'STATUS:CANCELLED',
	]);
});

test.describe('the status of the only listed date', () => {
	const linesOf = (own: string | undefined, ofEvent?: string) => {
		const { occurrences } = eventOn(
			at('2026-11-27T21:00:00+00:00', undefined, {
				status: own,
				recurrence_rule: 'FREQ=WEEKLY;COUNT=2',
			}),
		);
		const source = sourceOf({ status: ofEvent, occurrences });
		return linesWith(eventCalendar(source, clock, english), 'SUMMARY', 'RRULE', 'STATUS').filter(
			(line) => !line.includes('YEARLY'),
		);
	};

	test('is not that of all dates of its rule', () => {
		expect(linesOf('sold_out')).toEqual([
			'SUMMARY:Sold out: Fado at the Quay',
			'STATUS:CONFIRMED',
			'SUMMARY:Fado at the Quay',
		]);
		expect(linesOf('cancelled')).toEqual([
			'SUMMARY:Cancelled: Fado at the Quay',
			'STATUS:CANCELLED',
			'SUMMARY:Fado at the Quay',
		]);
		expect(linesOf('scheduled', 'sold out')).toEqual([
			'SUMMARY:Fado at the Quay',
			'STATUS:CONFIRMED',
			'SUMMARY:Sold out: Fado at the Quay',
			'STATUS:CONFIRMED',
		]);
	});

	test('leaves the rule to it where it is that of the event, or nothing out of the ordinary', () => {
		expect(linesOf('sold_out', 'sold out')).toEqual([
			'RRULE:FREQ=WEEKLY;COUNT=2',
			'SUMMARY:Sold out: Fado at the Quay',
			'STATUS:CONFIRMED',
		]);
		expect(linesOf('scheduled')).toEqual([
			'RRULE:FREQ=WEEKLY;COUNT=2',
			'SUMMARY:Fado at the Quay',
			'STATUS:CONFIRMED',
		]);
	});

	test('leaves the further dates as they are when it is past', () => {
		const source = sourceOf(
			eventOn(
				at('2026-11-13T21:00:00+00:00', undefined, {
					status: 'sold_out',
					recurrence_rule: 'FREQ=WEEKLY;COUNT=3',
				}),
			),
		);

		expect(linesWith(eventCalendar(source, clock, english), 'SUMMARY', 'DTSTART')).toEqual([
			'DTSTART:20261113T210000Z',
			'SUMMARY:Sold out: Fado at the Quay',
			'DTSTART:20261120T210000Z',
			'SUMMARY:Fado at the Quay',
			'DTSTART:20261127T210000Z',
			'SUMMARY:Fado at the Quay',
		]);
	});
});

for (const [words, rule, start] of [
	['cannot be read', 'FREQ=HOURLY', '2026-12-04T21:00:00+00:00'],
	[
		'would break the line',
		'FREQ=WEEKLY\r\nATTENDEE:mailto:x@example.com',
		'2026-12-04T21:00:00+00:00',
	],
	[
		'does not name its first date',
		'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261205',
		'2026-12-04T21:00:00+00:00',
	],
	['ended before it began', 'FREQ=WEEKLY;UNTIL=20200101', '2026-12-04T21:00:00+00:00'],
] as const) {
	test(`a rule that ${words} is left out`, () => {
		const calendar = eventCalendar(weekly(rule, { start }), clock, english);

		expect(linesWith(calendar, 'RRULE', 'ATTENDEE', 'TZID')).toEqual([]);
		expect(linesWith(calendar, 'DTSTART')).toHaveLength(1);
	});
}

test('several listed dates are single dates, whatever their rules', () => {
	const source = sourceOf(
		eventOn(
			at('2026-12-04T21:00:00+00:00', undefined, { recurrence_rule: 'FREQ=WEEKLY' }),
			at('2026-12-11T21:00:00+00:00', undefined, { recurrence_rule: 'FREQ=WEEKLY' }),
		),
	);

	const lines = linesWith(eventCalendar(source, clock, english), 'DTSTART', 'RRULE');

	expect(lines.slice(0, 3)).toEqual([
		'DTSTART:20261204T210000Z',
		'DTSTART:20261211T210000Z',
		'DTSTART:20261218T210000Z',
	]);
});

test('a rule is followed by the dates that it adds and leaves out', () => {
	const text = [
		'RRULE:FREQ=WEEKLY;UNTIL=20261231',
		'EXDATE;VALUE=DATE:20261030',
		'RDATE:20261101T150000',
	].join('\n');

	expect(
		linesWith(eventCalendar(weekly(text), clock, english), 'RRULE', 'EXDATE', 'RDATE').slice(-3),
	).toEqual([
		'RRULE:FREQ=WEEKLY;UNTIL=20261231T235959Z',
		'RDATE:20261101T150000Z',
		'EXDATE:20261030T210000Z',
	]);
});

test.describe('a rule whose occurrence outlasts its interval', () => {
	const linesOf = (rule: string, start: string, end: string) =>
		linesWith(
			eventCalendar(sourceOf(eventOn(at(start, end, { recurrence_rule: rule }))), clock, english),
			'DTSTART',
			'DTEND',
			'RRULE',
		).slice(-3);

	test('has the duration of a day, until the end of the period', () => {
		expect(
			linesOf(
				'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
				'2027-02-16T00:00:00+00:00',
				'2027-05-20T23:59:00+01:00',
			),
		).toEqual([
			'DTSTART;VALUE=DATE:20270216',
			'DTEND;VALUE=DATE:20270217',
			'RRULE:FREQ=WEEKLY;UNTIL=20270520;BYDAY=MO,TU,WE,TH,FR,SA,SU',
		]);
	});

	test('has the clocks of a day', () => {
		expect(
			linesOf('FREQ=WEEKLY;BYDAY=TU,TH', '2027-02-16T18:00:00+00:00', '2027-05-20T20:00:00+01:00'),
		).toEqual([
			'DTSTART;TZID=Europe/Lisbon:20270216T180000',
			'DTEND;TZID=Europe/Lisbon:20270216T200000',
			'RRULE:FREQ=WEEKLY;UNTIL=20270520T190000Z;BYDAY=TU,TH',
		]);
	});
});

test.describe('time zones', () => {
	const from = Date.parse('2026-09-04T20:00:00Z');
	const zoneLines = (timeZone: string, fromMs = from) =>
		vtimezone(timeZone, fromMs, from).split('\r\n');

	test('one that changes its clocks by the same weekdays has rules', () => {
		expect(zoneLines('America/New_York')).toEqual([
			'BEGIN:VTIMEZONE',
			'TZID:America/New_York',
			'BEGIN:DAYLIGHT',
			'DTSTART:20260308T020000',
			'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
			'TZOFFSETFROM:-0500',
			'TZOFFSETTO:-0400',
			'END:DAYLIGHT',
			'BEGIN:STANDARD',
			'DTSTART:20261101T020000',
			'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
			'TZOFFSETFROM:-0400',
			'TZOFFSETTO:-0500',
			'END:STANDARD',
			'END:VTIMEZONE',
		]);
	});

	test('one that has changed them by other weekdays before tells those changes one by one', () => {
		const changes = zoneLines('America/New_York', Date.parse('2005-06-01T00:00:00Z')).filter(
			(line) => /^(DTSTART|RRULE|TZOFFSETTO)/.test(line),
		);

		expect(changes).toEqual([
			...['DTSTART:20050403T020000', 'TZOFFSETTO:-0400'],
			...['DTSTART:20060402T020000', 'TZOFFSETTO:-0400'],
			...['DTSTART:20070311T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'TZOFFSETTO:-0400'],
			...['DTSTART:20051030T020000', 'TZOFFSETTO:-0500'],
			...['DTSTART:20061029T020000', 'TZOFFSETTO:-0500'],
			...['DTSTART:20071104T020000', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'TZOFFSETTO:-0500'],
		]);
	});

	test('one that changes its clocks no more has no rule, however long it had one', () => {
		const lines = zoneLines('America/Mexico_City', Date.parse('2003-01-01T00:00:00Z'));

		expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([]);
		expect(
			lines
				.filter((line) => line.startsWith('DTSTART'))
				.sort()
				.at(-1),
		).toBe('DTSTART:20221030T020000');
	});

	test('one that does not change its clocks has one offset', () => {
		expect(zoneLines('Asia/Kolkata').slice(-4)).toEqual([
			'TZOFFSETFROM:+0530',
			'TZOFFSETTO:+0530',
			'END:STANDARD',
			'END:VTIMEZONE',
		]);
	});

	test('one whose changes follow no weekday tells them one by one', () => {
		expect(
			zoneLines('Asia/Jerusalem')
				.filter((line) => line.startsWith('DTSTART'))
				.slice(0, 3),
		).toEqual(['DTSTART:20260327T020000', 'DTSTART:20270326T020000', 'DTSTART:20280324T020000']);
	});

	for (const timeZone of [
		'Europe/Lisbon',
		'America/New_York',
		'America/Mexico_City',
		'America/Santiago',
		'Australia/Sydney',
		'Asia/Jerusalem',
		'Asia/Kolkata',
		'Africa/Cairo',
		'Pacific/Apia',
		'Pacific/Chatham',
	]) {
		test(`${timeZone} has the offsets that it has, day by day for five years`, () => {
			const zones = [from, Date.parse('2004-05-01T20:00:00Z')].map((firstMs) => {
				const text = vtimezone(timeZone, firstMs, from);
				return new ICAL.Timezone(new ICAL.Component(ICAL.parse(text) as unknown[] as never));
			});
			const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
			const wrong: string[] = [];
			for (let day = 0; day < 5 * 366; day += 1) {
				// At noon in Greenwich no clock of these zones shows an hour twice.
				const instant = Date.parse('2026-09-05T12:00:00Z') + day * 86_400_000;
				const expected = offsetSeconds(format.format(instant));
				const local = new Date(instant + expected * 1000).toISOString().slice(0, 19);

				for (const zone of zones) {
					const offset = zone.utcOffset(ICAL.Time.fromString(local, undefined));
					if (offset !== expected) wrong.push(`${local}: ${offset} for ${expected}`);
				}
			}

			expect(wrong).toEqual([]);
		});
	}
});

test('the calendar is the same whatever the clock, as long as the dates are', () => {
	const source = weekly('FREQ=WEEKLY;UNTIL=20261107');
	const later = clockAt('2027-11-21T12:00:00Z');

	expect(eventCalendar(source, later, english)).toBe(eventCalendar(source, clock, english));
});

function offsetSeconds(text: string): number {
	const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
	return (Number(hours) * 3600 + Number(minutes) * 60) * (sign === '-' ? -1 : 1);
}
