import { expect, test } from '@playwright/test';
import { eventCalendar } from '../../../../src/outputs/icalendar/calendar.ts';
import { at, eventOn } from '../../domain/events/sample-dates.ts';
import {
	calendarOfDate,
	clock,
	english,
	eventsIn,
	lines,
	linesWith,
	parsed,
	sourceOf,
} from './parsed-calendar.ts';

const first = 'a1b2c3d4-0000-4000-8000-000000000001';
const second = 'a1b2c3d4-0000-4000-8000-000000000002';
const faro = { latitude: 37.0194, longitude: -7.9304 };
const fado = sourceOf(
	eventOn(
		at('2026-11-27T21:00:00+00:00', '2026-11-27T23:00:00+00:00', { id: first }),
		at('2027-06-04T21:00:00+01:00', '2027-06-04T23:00:00+01:00', { id: second }),
	),
	{
		description: 'An evening of fado.\n\nDrinks at the bar.',
		location: 'Old Harbour Museum, Rua do Cais 1, Lisboa',
		coordinates: { latitude: 38.70712, longitude: -9.13645 },
		credits: [{ text: 'Data: Visit Lisboa & partners', url: 'https://visit.example/' }],
	},
);

test('a calendar has every date of the event, in UTC, complete and in order', () => {
	expect(lines(eventCalendar(fado, clock, english))).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Waymark//Travel guide//EN',
		'BEGIN:VEVENT',
		`UID:evt_0123456789abcdef0123456789abcdef-${first}`,
		'SEQUENCE:14116815',
		'DTSTAMP:20261103T081530Z',
		'DTSTART:20261127T210000Z',
		'DTEND:20261127T230000Z',
		'SUMMARY:Fado at the Quay',
		'LOCATION:Old Harbour Museum\\, Rua do Cais 1\\, Lisboa',
		'GEO:38.70712;-9.13645',
		'DESCRIPTION:An evening of fado.\\n\\nDrinks at the bar.\\n\\nSource: Data: Visit Lisboa & partners\\nhttps://visit.example/\\n\\nhttps://guide.example/events/fado-01234567/',
		'URL;VALUE=URI:https://guide.example/events/fado-01234567/',
		'LAST-MODIFIED:20261103T081530Z',
		'END:VEVENT',
		'BEGIN:VEVENT',
		`UID:evt_0123456789abcdef0123456789abcdef-${second}`,
		'SEQUENCE:14116815',
		'DTSTAMP:20261103T081530Z',
		'DTSTART:20270604T200000Z',
		'DTEND:20270604T220000Z',
		'SUMMARY:Fado at the Quay',
		'LOCATION:Old Harbour Museum\\, Rua do Cais 1\\, Lisboa',
		'GEO:38.70712;-9.13645',
		'DESCRIPTION:An evening of fado.\\n\\nDrinks at the bar.\\n\\nSource: Data: Visit Lisboa & partners\\nhttps://visit.example/\\n\\nhttps://guide.example/events/fado-01234567/',
		'URL;VALUE=URI:https://guide.example/events/fado-01234567/',
		'LAST-MODIFIED:20261103T081530Z',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	]);
});

test('an end that no calendar can write, after the year 9999, is left out', () => {
	const endless = (start: string, end: string) =>
		linesWith(eventCalendar(sourceOf(eventOn(at(start, end))), clock, english), 'DTEND');

	expect(endless('2026-11-27T20:00:00-05:00', '9999-12-31T16:00:00-05:00')).toEqual([]);
	expect(endless('2026-11-27T00:00:00Z', '9999-12-31T23:59:59Z')).toEqual([
		'DTEND;VALUE=DATE:99991231',
	]);
});

test('the last day that calendars can write has no end: the day after would be it', () => {
	const last = sourceOf(eventOn(at('9999-12-31T00:00:00+00:00', '9999-12-31T23:59:00+00:00')));

	expect(linesWith(eventCalendar(last, clock, english), 'DTSTART', 'DTEND')).toEqual([
		'DTSTART;VALUE=DATE:99991231',
	]);
});

test('the same event gives the same bytes', () => {
	expect(eventCalendar(fado, clock, english)).toBe(eventCalendar(fado, clock, english));
});

test('a date by itself has the identity it has among the others', () => {
	const [, later] = fado.dates;
	const calendar = later ? calendarOfDate(fado, later) : '';

	expect(linesWith(calendar, 'UID', 'DTSTART')).toEqual([
		`UID:evt_0123456789abcdef0123456789abcdef-${second}`,
		'DTSTART:20270604T200000Z',
	]);
});

test('every line ends with CRLF and has at most 75 octets', () => {
	const calendar = eventCalendar(fado, clock, english);
	const physical = calendar.split('\r\n');

	expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
	expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test.describe('updates', () => {
	const at1 = (updatedAt?: string) =>
		eventCalendar(sourceOf(eventOn(at('2026-12-04T21:00:00Z')), { updatedAt }), clock, english);
	const sequence = (calendar: string) =>
		Number(linesWith(calendar, 'SEQUENCE')[0]?.replace('SEQUENCE:', ''));

	test('a later revision has a higher sequence number', () => {
		expect(sequence(at1('2026-11-03T08:15:30+00:00'))).toBe(14116815);
		expect(sequence(at1('2026-11-03T08:16:30+00:00'))).toBe(14116816);
		expect(sequence(at1('2026-11-03T10:16:30+02:00'))).toBe(14116816);
	});

	test('the sequence number is an integer of 32 bits until the next millennium', () => {
		expect(sequence(at1('2999-12-31T23:59:59+00:00'))).toBeLessThan(2 ** 31);
		expect(sequence(at1('1999-12-31T23:59:59+00:00'))).toBe(0);
	});

	test('without a revision the stamp is the earliest there is, not the time of the build', () => {
		expect(linesWith(at1(), 'DTSTAMP', 'SEQUENCE', 'LAST-MODIFIED')).toEqual([
			'SEQUENCE:0',
			'DTSTAMP:19700101T000000Z',
		]);
	});
});

test.describe('identity', () => {
	const uids = (calendar: string) =>
		linesWith(calendar, 'UID').map((line) =>
			line.replace('UID:evt_0123456789abcdef0123456789abcdef', ''),
		);

	test('stays when the date moves', () => {
		const moved = sourceOf(eventOn(at('2026-11-28T20:00:00+00:00', undefined, { id: first })));

		expect(uids(eventCalendar(moved, clock, english))).toEqual([`-${first}`]);
	});

	test('of the only date without an id is that of the event', () => {
		const only = sourceOf(eventOn(at('2026-11-28T20:00:00+00:00')));

		expect(uids(eventCalendar(only, clock, english))).toEqual(['']);
	});

	test('of several dates without ids is their start', () => {
		const several = sourceOf(
			eventOn(at('2026-11-28T20:00:00+00:00'), at('2027-06-28T20:00:00+01:00')),
		);

		expect(uids(eventCalendar(several, clock, english))).toEqual([
			'-20261128T200000Z',
			'-20270628T190000Z',
		]);
	});

	test('of several whole days without ids is their start as the source writes it', () => {
		const days = sourceOf(
			eventOn(
				at('2027-06-11T00:00:00Z', '2027-06-12T00:00:00Z'),
				at('2027-06-13T00:00:00+01:00', '2027-06-14T00:00:00+01:00'),
			),
		);

		expect(uids(eventCalendar(days, clock, english))).toEqual([
			'-20270611T000000Z',
			'-20270612T230000Z',
		]);
	});

	test('is distinct when the source gives one id to two dates', () => {
		const doubled = sourceOf(
			eventOn(
				at('2026-11-28T20:00:00+00:00', undefined, { id: first }),
				at('2026-11-29T20:00:00+00:00', undefined, { id: first }),
			),
		);

		expect(uids(eventCalendar(doubled, clock, english))).toEqual([
			`-${first}`,
			`-${first}-20261129T200000Z`,
		]);
	});
});

test.describe('whole days', () => {
	test('are dates, the end being the day after', () => {
		const lanterns = sourceOf(
			eventOn(at('2027-06-12T00:00:00+01:00', '2027-06-14T00:00:00+01:00')),
		);
		const calendar = eventCalendar(lanterns, clock, english);

		expect(linesWith(calendar, 'DTSTART', 'DTEND')).toEqual([
			'DTSTART;VALUE=DATE:20270612',
			'DTEND;VALUE=DATE:20270614',
		]);
	});

	test('are the dates of the source in every time zone', () => {
		const day = sourceOf(eventOn(at('2027-06-12T00:00:00+13:00', '2027-06-12T23:59:59+13:00')));

		expect(linesWith(eventCalendar(day, clock, english), 'DTSTART', 'DTEND')).toEqual([
			'DTSTART;VALUE=DATE:20270612',
			'DTEND;VALUE=DATE:20270613',
		]);
	});

	test('are one date where they are listed with several ends of the same day', () => {
		const festival = eventOn(
			at('2026-12-04T00:00:00+00:00', '2026-12-06T23:59:00+00:00', { id: first }),
			at('2026-12-04T00:00:00+00:00', '2026-12-07T00:00:00+00:00', { id: second }),
		);

		expect(linesWith(eventCalendar(sourceOf(festival), clock, english), 'UID', 'DTEND')).toEqual([
			`UID:evt_0123456789abcdef0123456789abcdef-${first}`,
			'DTEND;VALUE=DATE:20261207',
		]);
	});

	test('that are written in UTC are those of the venue', () => {
		const day = sourceOf({
			...eventOn(at('2027-06-11T23:00:00Z', '2027-06-12T23:00:00Z')),
			coordinates: faro,
		});

		expect(linesWith(eventCalendar(day, clock, english), 'DTSTART', 'DTEND')).toEqual([
			'DTSTART;VALUE=DATE:20270612',
			'DTEND;VALUE=DATE:20270613',
		]);
	});
});

test.describe('several days with a later clock at their end, which may be that of each day', () => {
	const shown = ['DTSTART', 'DTEND', 'DESCRIPTION', 'TRANSP'];
	const calendarOf = (start: string, end: string, more = {}) =>
		eventCalendar(
			sourceOf({ ...eventOn(at(start, end, more)), coordinates: faro }, { location: 'Faro' }),
			clock,
			english,
		);

	test('are days that keep nobody busy, with their clocks in words', () => {
		const exhibition = calendarOf('2026-12-01T14:00:00+00:00', '2026-12-20T18:30:00+00:00');

		expect(linesWith(exhibition, ...shown)).toEqual([
			'DTSTART;VALUE=DATE:20261201',
			'DTEND;VALUE=DATE:20261221',
			'TRANSP:TRANSPARENT',
			'DESCRIPTION:Tuesday 1 December – Sunday 20 December 2026\\, 14:00–18:30\\nTimes are those at the venue.\\n\\nhttps://guide.example/events/fado-01234567/',
		]);
	});

	test('say in which time zone their clocks are where nobody has to go anywhere', () => {
		const description = (source: object, more = {}) =>
			linesWith(
				eventCalendar(
					sourceOf(
						{
							...eventOn(at('2026-12-01T14:00:00+00:00', '2026-12-20T18:30:00+00:00', more)),
							coordinates: faro,
						},
						source,
					),
					clock,
					english,
				),
				'DESCRIPTION',
			).join();
		const ofZone = 'Time zone: Western European Time (UTC).';

		expect(description({})).toContain(ofZone);
		expect(description({ location: 'Faro' })).not.toContain(ofZone);
		expect(description({ location: 'Faro' }, { status: 'moved online' })).toContain(ofZone);
	});

	test('say from when where the end is a day', () => {
		const lights = calendarOf('2026-12-01T22:00:00+00:00', '2026-12-21T23:59:59+00:00');

		expect(linesWith(lights, ...shown)).toEqual([
			'DTSTART;VALUE=DATE:20261201',
			'DTEND;VALUE=DATE:20261222',
			'TRANSP:TRANSPARENT',
			'DESCRIPTION:Tuesday 1 December – Monday 21 December 2026\\, from 22:00\\nTimes are those at the venue.\\n\\nhttps://guide.example/events/fado-01234567/',
		]);
	});

	test('are one date for all that have the same days, with the clocks of each and the identity of the first', () => {
		const sessions = eventCalendar(
			sourceOf(
				{
					...eventOn(
						at('2026-12-01T10:00:00+00:00', '2026-12-20T12:30:00+00:00', { id: first }),
						at('2026-12-01T14:00:00+00:00', '2026-12-20T18:30:00+00:00', { id: second }),
						at('2026-12-01T20:00:00+00:00', '2026-12-20T23:59:00+00:00', { status: 'scheduled' }),
					),
					coordinates: faro,
				},
				{ location: 'Faro' },
			),
			clock,
			english,
		);

		expect(linesWith(sessions, 'UID', ...shown)).toEqual([
			`UID:evt_0123456789abcdef0123456789abcdef-${first}`,
			'DTSTART;VALUE=DATE:20261201',
			'DTEND;VALUE=DATE:20261221',
			'TRANSP:TRANSPARENT',
			'DESCRIPTION:Tuesday 1 December – Sunday 20 December 2026\\, 10:00–12:30\\, 14:00–18:30 and 20:00\\nTimes are those at the venue.\\n\\nhttps://guide.example/events/fado-01234567/',
		]);
	});

	test('are dates of their own where they end on another day, or something else is said of them', () => {
		const uidsOf = (more: object, end = '2026-12-20') => {
			const sessions = sourceOf(
				eventOn(
					at('2026-12-01T10:00:00+00:00', '2026-12-20T12:30:00+00:00', { id: first }),
					at('2026-12-01T14:00:00+00:00', `${end}T18:30:00+00:00`, { id: second, ...more }),
				),
			);
			return linesWith(eventCalendar(sessions, clock, english), 'UID');
		};
		const both = [first, second].map((id) => `UID:evt_0123456789abcdef0123456789abcdef-${id}`);

		expect(uidsOf({})).toEqual([both[0]]);
		expect(uidsOf({}, '2026-12-21')).toEqual(both);
		expect(uidsOf({ status: 'cancelled' })).toEqual(both);
		expect(uidsOf({ status: 'sold out' })).toEqual(both);
		expect(uidsOf({ notes: 'In English.' })).toEqual(both);
	});

	test('are saved as their days, with the clocks of all, where one of them is', () => {
		const sessions = sourceOf(
			eventOn(
				at('2026-12-01T10:00:00+00:00', '2026-12-20T12:30:00+00:00'),
				at('2026-12-01T14:00:00+00:00', '2026-12-20T18:30:00+00:00'),
			),
		);
		const [calendar = '', other] = sessions.dates.map((date) => calendarOfDate(sessions, date));

		expect(other).toBe(calendar);
		expect(linesWith(calendar, 'UID')).toEqual([
			'UID:evt_0123456789abcdef0123456789abcdef-20261201T100000Z',
		]);
		expect(linesWith(calendar, 'DESCRIPTION').join()).toContain(
			'DESCRIPTION:Tuesday 1 December – Sunday 20 December 2026\\, 10:00–12:30 and 14:00–18:30\\nTime zone',
		);
	});

	test('have their clocks where they repeat', () => {
		const weekends = calendarOf('2026-12-04T10:00:00+00:00', '2026-12-05T18:00:00+00:00', {
			recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR',
		});

		expect(
			linesWith(weekends, 'DTSTART;TZID=Europe/Lisbon', 'DTEND', 'DESCRIPTION', 'TRANSP'),
		).toEqual([
			'DTSTART;TZID=Europe/Lisbon:20261204T100000',
			'DTEND;TZID=Europe/Lisbon:20261205T180000',
			'DESCRIPTION:https://guide.example/events/fado-01234567/',
		]);
	});

	test('are one stretch where the clock of the end is not later', () => {
		const weekend = calendarOf('2026-12-04T18:00:00+00:00', '2026-12-06T12:00:00+00:00');

		expect(linesWith(weekend, ...shown)).toEqual([
			'DTSTART:20261204T180000Z',
			'DTEND:20261206T120000Z',
			'DESCRIPTION:https://guide.example/events/fado-01234567/',
		]);
	});
});

test('a date that has moved online leads to no place', () => {
	const event = { ...eventOn(at('2026-12-04T21:00:00+00:00')), status: 'moved online' };
	const source = sourceOf(event, { location: 'Old Hall', coordinates: fado.coordinates });

	expect(linesWith(eventCalendar(source, clock, english), 'LOCATION', 'GEO')).toEqual([]);
});

test.describe('ends', () => {
	for (const [words, end] of [
		['missing', undefined],
		['before the start', '2026-12-04T20:00:00+00:00'],
		['at the start', '2026-12-04T21:00:00+00:00'],
		['at 23:59 of the same day', '2026-12-04T23:59:59+00:00'],
	] as const) {
		test(`${words}: there is no DTEND`, () => {
			const source = sourceOf(eventOn(at('2026-12-04T21:00:00+00:00', end)));

			expect(linesWith(eventCalendar(source, clock, english), 'DTSTART', 'DTEND')).toEqual([
				'DTSTART:20261204T210000Z',
			]);
		});
	}

	test('at 23:59 of a later day: that day is stated', () => {
		const source = sourceOf(eventOn(at('2026-12-04T21:00:00+00:00', '2026-12-06T23:59:59+00:00')));

		expect(linesWith(eventCalendar(source, clock, english), 'DTEND')).toEqual([
			'DTEND;VALUE=DATE:20261207',
		]);
	});
});

test.describe('status', () => {
	const calendarOf = (status: string, previousStartDate?: string) => {
		const event = { ...eventOn(at('2026-12-04T21:00:00+00:00')), status, previousStartDate };
		return eventCalendar(sourceOf(event, { previousStartDate }), clock, english);
	};

	for (const [status, expected] of [
		['cancelled', ['SUMMARY:Cancelled: Fado at the Quay', 'STATUS:CANCELLED']],
		['postponed', ['SUMMARY:Postponed: Fado at the Quay', 'STATUS:TENTATIVE']],
		['rescheduled', ['SUMMARY:New date: Fado at the Quay', 'STATUS:CONFIRMED']],
		['sold out', ['SUMMARY:Sold out: Fado at the Quay', 'STATUS:CONFIRMED']],
		['scheduled', ['SUMMARY:Fado at the Quay', 'STATUS:CONFIRMED']],
		['Annulé', ['SUMMARY:Fado at the Quay']],
		['', ['SUMMARY:Fado at the Quay']],
	] as const) {
		test(`"${status}"`, () => {
			expect(linesWith(calendarOf(status), 'SUMMARY', 'STATUS')).toEqual(expected);
		});
	}

	test('of one date is that date’s alone', () => {
		const source = sourceOf(
			eventOn(
				at('2026-11-27T21:00:00+00:00', undefined, { status: 'Canceled' }),
				at('2026-12-04T21:00:00+00:00', undefined, { status: 'confirmed' }),
			),
		);

		expect(linesWith(eventCalendar(source, clock, english), 'STATUS')).toEqual([
			'STATUS:CANCELLED',
			'STATUS:CONFIRMED',
		]);
	});

	test('is in the description, with the former date and what the source said', () => {
		expect(linesWith(calendarOf('scheduled', '2026-05-08'), 'DESCRIPTION')).toEqual([
			'DESCRIPTION:New date. It has been moved to the date shown here\\; it was planned for 8 May 2026.\\n\\nhttps://guide.example/events/fado-01234567/',
		]);
		expect(linesWith(calendarOf('Annulé'), 'DESCRIPTION')).toEqual([
			'DESCRIPTION:Status: Annulé\\n\\nhttps://guide.example/events/fado-01234567/',
		]);
	});
});

test('notes of a date are in its description', () => {
	const source = sourceOf(
		eventOn(at('2026-12-04T21:00:00+00:00', undefined, { notes: 'Bring a coat.' })),
	);

	expect(linesWith(eventCalendar(source, clock, english), 'DESCRIPTION')).toEqual([
		'DESCRIPTION:Bring a coat.\\n\\nhttps://guide.example/events/fado-01234567/',
	]);
});

test('every credit that is owed is in its description, each with its link', () => {
	const source = sourceOf(eventOn(at('2026-12-04T21:00:00+00:00')), {
		credits: [{ text: 'Agenda', url: 'https://agenda.example/' }, { text: 'Hall Office' }],
	});

	expect(linesWith(eventCalendar(source, clock, english), 'DESCRIPTION')).toEqual([
		'DESCRIPTION:Source: Agenda\\nhttps://agenda.example/\\nSource: Hall Office\\n\\nhttps://guide.example/events/fado-01234567/',
	]);
});

test('coordinates are told without an address', () => {
	const source = sourceOf(eventOn(at('2026-12-04T21:00:00+00:00')), {
		coordinates: { latitude: 38.70712, longitude: -9.13645 },
	});

	expect(linesWith(eventCalendar(source, clock, english), 'LOCATION', 'GEO')).toEqual([
		'GEO:38.70712;-9.13645',
	]);
});

test('an event without dates gives a calendar without events', () => {
	const calendar = eventCalendar(sourceOf({}), clock, english);

	expect(parsed(calendar).name).toBe('vcalendar');
	expect(eventsIn(calendar)).toEqual([]);
});
