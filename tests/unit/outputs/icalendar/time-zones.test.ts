import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { eventCalendar } from '../../../../src/outputs/icalendar/calendar.ts';
import { vtimezone } from '../../../../src/outputs/icalendar/vtimezone.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { at, clockAt, eventOn } from '../../domain/events/sample-dates.ts';
import { runsToday } from '../../../support/test-property.ts';
import { english, lines, parsed, sourceOf } from './parsed-calendar.ts';

const december = Date.parse('2026-12-04T13:00:00Z');
const zoneLines = (timeZone: string, fromMs = december) =>
	vtimezone(timeZone, fromMs, Math.max(fromMs, december)).split('\r\n');

/** Returns so many of the values, spread over all of them. */
function spread<Value>(values: readonly Value[], count: number): readonly Value[] {
	const step = (index: number) => Math.floor((index * count) / values.length);
	return count >= values.length
		? values
		: values.filter((_, index) => step(index) !== step(index - 1));
}

const lineForms =
	/^(?:(?:BEGIN|END):(?:VTIMEZONE|STANDARD|DAYLIGHT)|TZID:[\w+/-]+|DTSTART:\d{8}T\d{6}|RRULE:FREQ=YEARLY;BYMONTH=\d+;BYDAY=-?\d[A-Z]{2}|TZOFFSET(?:FROM|TO):[+-]\d{4}(?:\d\d)?)$/;

for (const [words, fromMs] of [
	['today', december],
	['in 9999', Date.parse('9999-12-31T20:00:00Z')],
	['in 1970', Date.parse('1970-01-01T13:00:00Z')],
] as const) {
	test(`time zones can be told, with a date ${words}`, () => {
		const timeZones = Intl.supportedValuesOf('timeZone');
		// Since then they have had many changes to tell: by day a part of them has its turn.
		const tested = words === 'in 1970' ? spread(timeZones, runsToday(timeZones.length)) : timeZones;
		const wrong = tested.flatMap((timeZone) => {
			const text = zoneLines(timeZone, fromMs);
			const component = parsed(text.join('\r\n'));
			const observances = component.getAllSubcomponents();
			const isWhole =
				text.every((line) => lineForms.test(line)) &&
				component.getFirstPropertyValue('tzid') === timeZone &&
				observances.length > 0 &&
				observances.every((each) =>
					['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every((name) => each.hasProperty(name)),
				);
			return isWhole ? [] : [text.join(' ')];
		});

		expect(timeZones.length).toBeGreaterThan(400);
		expect(tested.length).toBeGreaterThan(40);
		expect(wrong).toEqual([]);
	});
}

test('every time zone has the offset that it has at a date of today', () => {
	const wrong = Intl.supportedValuesOf('timeZone').flatMap((timeZone) => {
		const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
		const [, sign = '+', hours = '0', minutes = '0'] =
			/GMT([+-])(\d\d):(\d\d)/.exec(format.format(december)) ?? [];
		const expected = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
		const local = new Date(december + expected * 1000).toISOString().slice(0, 19);
		const zone = new ICAL.Timezone(parsed(zoneLines(timeZone).join('\r\n')));
		const offset = zone.utcOffset(ICAL.Time.fromString(local, undefined));
		return offset === expected ? [] : [`${timeZone}: ${offset} for ${expected}`];
	});

	expect(wrong).toEqual([]);
});

for (const [timeZone, offset] of [
	['Asia/Bangkok', '+0700'],
	['Atlantic/Reykjavik', '+0000'],
	['Pacific/Tahiti', '-1000'],
	['Asia/Kolkata', '+0530'],
	// It left daylight saving time by keeping it.
	['Europe/Istanbul', '+0300'],
] as const) {
	test(`${timeZone}, which changes its clocks no more, has one offset, and not those of long ago`, () => {
		expect(zoneLines(timeZone)).toEqual([
			'BEGIN:VTIMEZONE',
			`TZID:${timeZone}`,
			'BEGIN:STANDARD',
			'DTSTART:19700101T000000',
			`TZOFFSETFROM:${offset}`,
			`TZOFFSETTO:${offset}`,
			'END:STANDARD',
			'END:VTIMEZONE',
		]);
	});
}

test('the one offset of a zone holds from its earliest date on', () => {
	expect(zoneLines('Asia/Bangkok', Date.parse('1950-03-01T13:00:00Z'))[3]).toBe(
		'DTSTART:19500301T200000',
	);
});

test('changes of the clocks are told until the end of the year 9999', () => {
	const dates = zoneLines('Europe/Lisbon', Date.parse('9998-06-01T20:00:00Z')).filter((line) =>
		line.startsWith('DTSTART'),
	);

	expect(dates).toEqual([
		'DTSTART:99980329T010000',
		'DTSTART:99990328T010000',
		'DTSTART:99981025T020000',
		'DTSTART:99991031T020000',
	]);
});

test('clocks that went by the sun have seconds in their offset', () => {
	const lisbon = zoneLines('Europe/Lisbon', Date.parse('1912-06-04T20:00:00Z'));

	expect(lisbon.slice(2, 7)).toEqual([
		'BEGIN:DAYLIGHT',
		'DTSTART:19111231T232315',
		'TZOFFSETFROM:-003645',
		'TZOFFSETTO:+0000',
		'END:DAYLIGHT',
	]);
});

test('a weekly class in Bangkok is a calendar', () => {
	const bangkok = clockAt('2026-11-21T12:00:00Z', 'Asia/Bangkok');
	const event = eventOn(
		at('2026-12-04T20:00:00+07:00', '2026-12-04T22:00:00+07:00', {
			recurrence_rule: 'FREQ=WEEKLY',
		}),
	);
	const source = sourceOf(event, { dates: datesOf(event, bangkok) });

	expect(lines(eventCalendar(source, bangkok, english))).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Waymark//Travel guide//EN',
		'BEGIN:VTIMEZONE',
		'TZID:Asia/Bangkok',
		'BEGIN:STANDARD',
		'DTSTART:19700101T000000',
		'TZOFFSETFROM:+0700',
		'TZOFFSETTO:+0700',
		'END:STANDARD',
		'END:VTIMEZONE',
		'BEGIN:VEVENT',
		'UID:evt_0123456789abcdef0123456789abcdef',
		'SEQUENCE:14116815',
		'DTSTAMP:20261103T081530Z',
		'DTSTART;TZID=Asia/Bangkok:20261204T200000',
		'DTEND;TZID=Asia/Bangkok:20261204T220000',
		'RRULE:FREQ=WEEKLY',
		'SUMMARY:Fado at the Quay',
		'DESCRIPTION:https://guide.example/events/fado-01234567/',
		'URL;VALUE=URI:https://guide.example/events/fado-01234567/',
		'LAST-MODIFIED:20261103T081530Z',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	]);
});
