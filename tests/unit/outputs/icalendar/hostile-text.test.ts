import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { eventCalendar } from '../../../../src/outputs/icalendar/calendar.ts';
import { textForCalendar } from '../../../../src/outputs/icalendar/plain-text.ts';
import { testProperty } from '../../../support/test-property.ts';
import { at, eventOn } from '../../domain/events/sample-dates.ts';
import { clock, english, eventsIn, linesWith, sourceOf } from './parsed-calendar.ts';

const concert = eventOn(at('2026-12-04T21:00:00+00:00'));

function readBack(name: string, description: string, location: string) {
	const source = sourceOf(concert, { name, description, location });
	const calendar = eventCalendar(source, clock, english);
	const [event, ...others] = eventsIn(calendar);
	return {
		calendar,
		others,
		summary: event?.getFirstPropertyValue('summary'),
		description: event?.getFirstPropertyValue('description'),
		location: event?.getFirstPropertyValue('location'),
	};
}

for (const text of [
	'Back\\slash, comma; semicolon: colon',
	'Line\nbreak and \\n as text',
	'END:VEVENT\r\nBEGIN:VEVENT\r\nATTENDEE:mailto:x@example.com',
	'"Quotes" and <script>alert(1)</script> &amp;',
	'フェスティバル・デ・リスボア、とても長い名前のイベントがここにあります、続きもあります',
	'عيد الفوانيس في المدينة القديمة على ضفاف النهر كل عام',
	'👩‍👩‍👧‍👦 family 🎆'.repeat(12),
	'É\u0301' + 'x'.repeat(300),
]) {
	test(`"${text.slice(0, 40)}" comes back as it was`, () => {
		const read = readBack(text, text, text);
		const expected = text.replaceAll('\r\n', '\n');

		expect(read.others).toEqual([]);
		expect(read.summary).toBe(expected);
		expect(read.location).toBe(expected);
		expect(read.description).toBe(`${expected}\n\nhttps://guide.example/events/fado-01234567/`);
		expect(linesWith(read.calendar, 'ATTENDEE')).toEqual([]);
	});
}

test('control characters and broken Unicode do not reach a calendar', () => {
	expect(textForCalendar('a\u0000b\u0007c\u001bd\u007fe\u0085f')).toBe('a b c d e f');
	expect(textForCalendar('a\ud800b')).toBe('a\ufffdb');
	expect(textForCalendar('a\rb\r\nc\u2028d\te')).toBe('a\nb\nc\nd\te');
});

testProperty('any text comes back as it was', 300, () => {
	const text = fc
		.oneof(
			fc.string({ unit: 'binary', maxLength: 200 }),
			fc.string({ unit: 'grapheme', maxLength: 200 }),
			fc
				.array(fc.constantFrom('\r', '\n', '\\', ',', ';', ':', '"', 'n', 'BEGIN:VEVENT', ' '), {
					maxLength: 60,
				})
				.map((parts) => parts.join('')),
		)
		.filter((candidate) => candidate.trim() !== '');
	return fc.property(text, text, text, (name, description, location) => {
		const read = readBack(name, description, location);

		expect(read.others).toEqual([]);
		expect(read.summary).toBe(textForCalendar(name));
		expect(read.location).toBe(textForCalendar(location));
		expect(read.description).toBe(
			`${textForCalendar(description)}\n\nhttps://guide.example/events/fado-01234567/`,
		);
		const tooLong = read.calendar.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
		expect(tooLong).toEqual([]);
	});
});
