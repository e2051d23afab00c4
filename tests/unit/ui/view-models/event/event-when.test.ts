import { expect, test } from '@playwright/test';
import { type EventWhen, eventWhen } from '../../../../../src/ui/view-models/event/event-when.ts';
import { archiveLinks } from '../../../../../src/ui/view-models/list/event-lists.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { eventRecord, placeId, storedEvent } from '../../../../support/records.ts';

/**
 * An event with these dates as its page tells it, on 21 November 2026 at 9 in the morning if
 * nothing else is said.
 */
function whenOf(
	occurrences: readonly object[],
	status?: string,
	now?: string,
	more: object = {},
): EventWhen {
	const sent = { name: 'Maps of the coast', occurrences, status, ...more };
	const context = contextOf({ events: [storedEvent(sent)] }, {}, now ? Date.parse(now) : undefined);
	const [event] = context.guide.events;
	if (!event) throw new Error('The guide lost the event.');
	return eventWhen(context, eventRecord(sent), event, archiveLinks(context));
}

function labelOf(occurrences: readonly object[], status?: string): string | undefined {
	return whenOf(occurrences, status).leading?.label;
}

const running = { start_at: '2026-11-01T10:00:00Z', end_at: '2026-12-20T18:00:00Z' };
const stretch = { start_at: '2026-11-20T18:00:00Z', end_at: '2026-11-22T12:00:00Z' };
const later = { start_at: '2026-12-01T10:00:00Z', end_at: '2026-12-20T18:00:00Z' };
const past = { start_at: '2026-10-01T11:00:00+01:00', end_at: '2026-10-20T19:00:00+01:00' };

test('an event is on between the start and the end of a date', () => {
	expect(labelOf([stretch])).toBe('now');
	expect(labelOf([past, stretch, later])).toBe('now');
	expect(labelOf([past, later])).toBe('next');
	expect(labelOf([past])).toBe('next');
	expect(labelOf([])).toBeUndefined();
});

test('an event that may have its hours on each of several days is on these days, whatever the hour', () => {
	const lights = [{ start_at: '2026-11-01T22:00:00Z', end_at: '2026-12-20T23:59:59Z' }];
	const labelAt = (now: string) => whenOf([running], undefined, now).leading?.label;

	expect(labelAt('2026-11-01T09:59:59Z')).toBe('next');
	expect(labelAt('2026-11-01T10:00:00Z')).toBe('days');
	expect(labelAt('2026-11-21T12:00:00Z')).toBe('days');
	expect(labelAt('2026-11-21T22:00:00Z')).toBe('days');
	expect(labelAt('2026-12-20T18:00:00Z')).toBe('days');
	expect(labelOf(lights)).toBe('days');
	expect(labelOf(lights, 'cancelled')).toBe('planned');
});

test('the leaf of a calendar stands for several days until the first of them is over', () => {
	const isLeafShown = (occurrence: object, now: string) =>
		whenOf([occurrence], undefined, now).leading?.isLeafShown;
	const day = { start_at: '2026-07-04T10:00:00Z', end_at: '2026-07-04T18:00:00Z' };
	const days = { start_at: '2026-07-04T10:00:00Z', end_at: '2026-07-09T18:00:00Z' };

	// Clocks in Lisbon are an hour ahead of UTC.
	expect(isLeafShown(days, '2026-07-01T12:00:00Z')).toBe(true);
	expect(isLeafShown(days, '2026-07-04T22:59:59Z')).toBe(true);
	expect(isLeafShown(days, '2026-07-04T23:00:00Z')).toBe(false);
	expect(isLeafShown(days, '2026-07-10T12:00:00Z')).toBe(false);
	expect(isLeafShown(day, '2026-07-10T12:00:00Z')).toBe(true);
});

test('the date that leads tells the hours of all dates of its days, each date in the list its own', () => {
	const morning = { start_at: '2026-11-01T10:00:00Z', end_at: '2026-12-20T12:00:00Z' };
	const afternoon = { start_at: '2026-11-01T14:00:00Z', end_at: '2026-12-20T18:00:00Z' };
	const { dates, leading } = whenOf([morning, afternoon]);
	const days = 'Until 20 December 2026 (since 1 November 2026)';
	const both = `${days}, 10:00–12:00 and 14:00–18:00`;

	expect(leading?.row.text).toBe(both);
	expect(dates.upcoming.map(({ leadingText, text }) => [text, leadingText])).toEqual([
		[`${days}, 10:00–12:00`, both],
		[`${days}, 14:00–18:00`, both],
	]);
});

test('an event is not said to be on where nobody knows, or where it does not take place', () => {
	expect(labelOf([{ start_at: '2026-11-21T08:00:00Z' }])).toBe('next');
	expect(labelOf([{ start_at: '2026-11-21T08:00:00Z', end_at: '2026-11-21T23:59:59Z' }])).toBe(
		'next',
	);
	expect(labelOf([stretch], 'cancelled')).toBe('planned');
	expect(labelOf([stretch], 'postponed')).toBe('planned');
});

test('of whole days the hours are not known: one is today, and several are these days', () => {
	const labelAt = (now: string, start_at: string, end_at?: string) =>
		whenOf([{ start_at, end_at }], undefined, now).leading?.label;
	const atNight = '2026-11-21T03:00:00Z';
	const atNoon = '2026-11-21T12:00:00Z';
	const midnight = '2026-11-21T00:00:00Z';

	expect(labelAt(atNight, midnight, '2026-11-21T23:59:59Z')).toBe('today');
	expect(labelAt(atNoon, midnight, '2026-11-22T00:00:00Z')).toBe('today');
	expect(labelAt(atNoon, midnight)).toBe('today');
	expect(labelAt('2026-11-20T23:59:59Z', midnight)).toBe('next');
	expect(labelAt(atNight, '2026-11-20T00:00:00Z', '2026-11-22T23:59:59Z')).toBe('days');
	expect(labelAt(atNoon, midnight, '2026-11-23T00:00:00Z')).toBe('days');
	expect(labelAt('2026-11-20T23:59:59Z', midnight, '2026-11-23T00:00:00Z')).toBe('next');
});

test('a whole day that is written in UTC is on from midnight to midnight at the venue', () => {
	const day = [{ start_at: '2026-07-04T00:00:00Z', end_at: '2026-07-05T00:00:00Z' }];
	const standingAt = (now: string) => {
		const { isOver, leading } = whenOf(day, undefined, now);
		return { label: leading?.label, isOver };
	};

	// Clocks in Lisbon are an hour ahead of UTC.
	expect(standingAt('2026-07-03T22:59:59Z')).toEqual({ label: 'next', isOver: false });
	expect(standingAt('2026-07-03T23:00:00Z')).toEqual({ label: 'today', isOver: false });
	expect(standingAt('2026-07-04T22:59:59Z')).toEqual({ label: 'today', isOver: false });
	expect(standingAt('2026-07-04T23:00:01Z')).toEqual({ label: 'next', isOver: true });
});

test('of days without times nothing is said of the clock', () => {
	const day = { start_at: '2026-12-05T00:00:00Z', end_at: '2026-12-06T00:00:00Z' };

	expect(whenOf([day]).clocks).toBeUndefined();
	expect(whenOf([day, later]).clocks).toBe('Time zone: Western European Time (UTC).');
});

test.describe('times are told to be', () => {
	const ofGuide = 'Time zone: Western European Time (UTC).';
	const summer = { start_at: '2027-07-01T10:00:00+01:00', end_at: '2027-07-01T12:00:00+01:00' };
	const clocksOf = (sent: object, occurrences: readonly object[] = [later]) =>
		whenOf(occurrences, undefined, undefined, sent).clocks;

	const ofVenue = 'Times are those at the venue.';
	const faro = { latitude: 37.0194, longitude: -7.9304 };

	test('those of the venue where its time zone is known, and the times have its offset', () => {
		expect(clocksOf({ location: faro })).toBe(ofVenue);
		expect(clocksOf({ location: { city: 'London', country_code: 'GB' } })).toBe(ofVenue);
		expect(clocksOf({ location: { city: 'Faro' } })).toBe(ofGuide);
		expect(clocksOf({ location: { place_id: placeId(1) } })).toBe(ofGuide);
	});

	test('those of an offset where it is neither that of the venue nor of the guide', () => {
		const ofTaipei = [{ start_at: '2026-12-01T09:00:00+08:00' }];

		expect(clocksOf({ location: faro }, ofTaipei)).toBe('Time zone: UTC+8.');
		expect(clocksOf({ location: { city: 'Taipei' } }, ofTaipei)).toBe('Time zone: UTC+8.');
		expect(clocksOf({ location: { country_code: 'TW' } }, ofTaipei)).toBe(
			'Time zone: Taiwan Standard Time (UTC+8).',
		);
		expect(clocksOf({ location: { city: 'Taipei', country_code: 'TW' } }, ofTaipei)).toBe(ofVenue);
	});

	test('those of a time zone online and where nobody says where the event is', () => {
		const online = { classification: { attendance_mode: 'online' }, location: { city: 'Faro' } };

		expect(clocksOf(online)).toBe(ofGuide);
		expect(clocksOf({})).toBe(ofGuide);
		expect(clocksOf({}, [summer])).toBe('Time zone: Western European Time (UTC+1).');
		expect(clocksOf({}, [later, summer])).toBe('Time zone: Western European Time.');
	});
});

test('doors are told by the clock by which the date is told', () => {
	const doorsOf = (occurrences: readonly object[], about: Parameters<typeof contextOf>[1]) => {
		const sent = {
			name: 'Maps of the coast',
			occurrences,
			location: { latitude: 37.7412, longitude: -25.6756 },
			details: { door_time: '2026-12-04T20:30:00Z' },
		};
		const context = contextOf({ events: [storedEvent(sent)] }, about);
		const [event] = context.guide.events;
		return event && eventWhen(context, eventRecord(sent), event, archiveLinks(context)).doors?.text;
	};
	const inUtc = [{ start_at: '2026-12-04T21:00:00Z' }];
	const ofAzores = [{ start_at: '2026-12-04T20:00:00-01:00' }];
	const inOneZone = { timeZone: 'Europe/Paris', looksUpTimeZones: false };

	expect(doorsOf(inUtc, { timeZone: 'Europe/Paris' })).toBe('Doors 19:30');
	expect(doorsOf(ofAzores, { timeZone: 'Europe/Paris' })).toBe('Doors 19:30');
	expect(doorsOf([], { timeZone: 'Europe/Paris' })).toBe('Doors 19:30');
	expect(doorsOf(inUtc, inOneZone)).toBe('Doors 21:30');
	expect(doorsOf([], inOneZone)).toBe('Doors 21:30');
});

test.describe('of an event with several dates, doors', () => {
	const concert = { start_at: '2026-12-04T21:00:00Z' };
	const matinee = { start_at: '2026-12-05T15:00:00Z' };
	const doorsOf = (door_time: string, occurrences: readonly object[], now?: string) => {
		const sent = { name: 'Maps of the coast', occurrences, details: { door_time } };
		const context = contextOf(
			{ events: [storedEvent(sent)] },
			{},
			now ? Date.parse(now) : undefined,
		);
		const [event] = context.guide.events;
		return event && eventWhen(context, eventRecord(sent), event, archiveLinks(context)).doors;
	};
	const inTheMorning = '2026-12-05T09:00:00Z';

	test('of a day are told beside the date on that day alone', () => {
		const ofConcert = '2026-12-04T20:30:00+00:00';

		expect(doorsOf(ofConcert, [concert, matinee])).toEqual({
			text: 'Doors 20:30',
			isOfAllDates: false,
		});
		expect(doorsOf(ofConcert, [concert, matinee], inTheMorning)).toBeUndefined();
		expect(doorsOf('2026-12-05T14:30:00Z', [concert, matinee])).toBeUndefined();
		expect(doorsOf(ofConcert, [matinee])).toEqual({ text: 'Doors 20:30', isOfAllDates: true });
	});

	test('are not told beside a date that begins before they open', () => {
		expect(doorsOf('20:30', [concert, matinee])).toEqual({
			text: 'Doors 20:30',
			isOfAllDates: false,
		});
		expect(doorsOf('20:30', [concert, matinee], inTheMorning)).toBeUndefined();
		expect(doorsOf('21:00', [concert, matinee])?.text).toBe('Doors 21:00');
		expect(doorsOf('20:30', [matinee])).toEqual({ text: 'Doors 20:30', isOfAllDates: true });
	});

	test('are of all dates that may have them', () => {
		const ofAll = (text: string) => ({ text, isOfAllDates: true });
		const day = { start_at: '2026-12-06T00:00:00Z' };

		expect(doorsOf('14:30', [concert, matinee, day])).toEqual(ofAll('Doors 14:30'));
		expect(doorsOf('after dark', [concert, matinee])).toEqual(ofAll('Doors after dark'));
		expect(doorsOf('14:30', [past, matinee])).toEqual(ofAll('Doors 14:30'));
	});

	test('are told of one date alone where the clocks are changed before the next', () => {
		const beforeChange = { start_at: '2027-03-27T21:00:00+00:00' };
		const afterChange = { start_at: '2027-03-28T21:00:00+01:00' };

		expect(doorsOf('20:00Z', [beforeChange, afterChange])).toEqual({
			text: 'Doors 20:00',
			isOfAllDates: false,
		});
	});
});

test('calendars are offered of dates that are to come and take place', () => {
	const calendarsOf = (...sent: Parameters<typeof whenOf>) => {
		const { calendar, dates } = whenOf(...sent);
		return { all: calendar, each: dates.upcoming.map(({ calendarStart }) => calendarStart) };
	};
	const folder = '/guide/events/maps-of-the-coast-00000001';

	expect(calendarsOf([past, later])).toEqual({
		all: `${folder}/all-dates.ics`,
		each: ['20261201'],
	});
	expect(calendarsOf([running, { ...later, status: 'cancelled' }])).toEqual({
		all: `${folder}/all-dates.ics`,
		each: ['20261101', undefined],
	});
	expect(calendarsOf([later], 'cancelled')).toEqual({ all: undefined, each: [undefined] });
	expect(calendarsOf([past])).toEqual({ all: undefined, each: [] });
});

test.describe('what is said of one date', () => {
	const soldOut = { ...later, status: 'sold out' };
	const next = { start_at: '2026-12-21T10:00:00Z' };
	const bannersOf = (...dates: object[]) =>
		whenOf(dates)
			.banners.filter(({ isShown }) => isShown)
			.map(({ isOfOne, notice }) => [notice.label, isOfOne]);

	test('is not said of others to come', () => {
		expect(bannersOf(soldOut, next)).toEqual([['Sold out', true]]);
		expect(bannersOf(soldOut, { ...next, status: 'sold out' })).toEqual([['Sold out', false]]);
		expect(bannersOf(soldOut, { ...next, status: 'cancelled' })).toEqual([['Sold out', false]]);
		expect(bannersOf(past, soldOut)).toEqual([['Sold out', false]]);
	});

	test('does not lead where it was put off and another takes place', () => {
		const postponed = { ...later, status: 'postponed' };

		expect(whenOf([postponed, next]).leading?.row.text).toBe('Monday, 21 December 2026, 10:00');
		expect(bannersOf(postponed, next)).toEqual([]);
		expect(bannersOf(postponed)).toEqual([['Postponed', false]]);
	});
});

test.describe('an event whose dates are past', () => {
	const bannersOf = ({ banners }: EventWhen) =>
		banners.filter(({ isShown }) => isShown).map(({ notice }) => notice.label);

	test('is over, also where it was cancelled', () => {
		const cancelled = whenOf([past], 'cancelled');

		expect(whenOf([past]).isOver).toBe(true);
		expect([cancelled.isOver, bannersOf(cancelled)]).toEqual([true, ['Cancelled']]);
	});

	test('is not over where it was postponed: its banner says that no new date is stated', () => {
		const postponed = whenOf([past], 'postponed');

		expect(postponed.isOver).toBe(false);
		expect(bannersOf(postponed)).toEqual(['Postponed']);
		expect(postponed.leading?.row.text).toBe(
			'Thursday 1 October – Tuesday 20 October 2026, 11:00–19:00',
		);
		expect(postponed.calendar).toBeUndefined();
	});

	test('is not over where its last date was postponed, but where a later one took place', () => {
		const earlier = { start_at: '2026-09-01T10:00:00Z', end_at: '2026-09-20T18:00:00Z' };

		expect(whenOf([earlier, { ...past, status: 'postponed' }]).isOver).toBe(false);
		expect(whenOf([{ ...earlier, status: 'postponed' }, past]).isOver).toBe(true);
	});

	test('may go on for ever by a rule, however long ago that began', () => {
		const saturdays = {
			start_at: '2004-05-01T10:00:00+01:00',
			recurrence_rule: 'FREQ=WEEKLY;BYDAY=SA',
		};
		const { goesOnUntilMs, repeats } = whenOf([saturdays]);

		expect([goesOnUntilMs, repeats]).toEqual([0, ['Every Saturday']]);
	});
});

test.describe('a rule', () => {
	const next = { start_at: '2026-12-04T21:00:00Z' };
	const fridays = (recurrence_rule: string, start_at = '2026-09-04T20:00:00Z') => ({
		start_at,
		recurrence_rule: `FREQ=WEEKLY;${recurrence_rule}`,
	});
	const repeatsOf = (...dates: object[]) => whenOf(dates).repeats;

	test('that has ended is not told while another date is to come', () => {
		expect(repeatsOf(fridays('UNTIL=20260930'), next)).toEqual([]);
		expect(repeatsOf(fridays('COUNT=4'), next)).toEqual([]);
		expect(repeatsOf(fridays('COUNT=4'), fridays('COUNT=4', '2026-09-25T20:00:00Z'), next)).toEqual(
			[],
		);
	});

	test('that has not ended is told beside another date', () => {
		expect(repeatsOf(fridays('UNTIL=20261218'), next)).toEqual(['Every Friday until 18 December']);
		expect(repeatsOf(fridays('COUNT=14'), next)).toEqual(['Every Friday, 14 times']);
		expect(repeatsOf(fridays('BYDAY=FR'), next)).toEqual(['Every Friday']);
		expect(repeatsOf(fridays('BYHOUR=9'), next)).toEqual(['Repeats regularly']);
	});

	test('is told with its last date, and of an event that is over', () => {
		const last = fridays('UNTIL=20261204', '2026-12-04T21:00:00Z');

		expect(repeatsOf(fridays('UNTIL=20261204'), last)).toEqual(['Every Friday until 4 December']);
		expect(repeatsOf(fridays('UNTIL=20260930'))).toEqual(['Every Friday until 30 September']);
		expect(repeatsOf(fridays('COUNT=4'))).toEqual(['Every Friday, 4 times']);
	});
});

test('the note on a period is told once, with its rule', () => {
	const { dates, repeats } = whenOf([
		{
			start_at: '2026-12-01T18:00:00Z',
			end_at: '2026-12-22T19:00:00Z',
			recurrence_rule: 'FREQ=WEEKLY;BYDAY=TU',
			notes: 'Not on 8 December.',
		},
	]);

	expect(repeats).toEqual(['Every Tuesday until 22 December', 'Not on 8 December.']);
	expect(dates.upcoming.map(({ notes }) => notes)).toEqual(Array(4).fill(undefined));
});

test('an event is said to have ended with the last date of its rule, on a page that nobody rebuilds as well', () => {
	const mondays = {
		start_at: '2026-12-14T07:30:00Z',
		recurrence_rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270405T073000Z',
	};
	const fridays = {
		start_at: '2026-12-04T21:00:00Z',
		recurrence_rule: 'FREQ=WEEKLY;UNTIL=20281231',
	};

	const overText = (dates: object[]) => whenOf(dates).overText;

	expect(overText([mondays])).toBe('This event is over. It ended on Monday, 5 April 2027.');
	expect(overText([fridays])).toBe('This event is over. It ended on Friday, 29 December 2028.');
});

test.describe('an event without dates', () => {
	const undatedWith = (status?: string) => {
		const { awaitsDates, banners } = whenOf([], status);
		return {
			awaitsDates,
			shown: banners.map(({ isShown, notice }) => [isShown, notice.label, notice.detail]),
		};
	};

	test('awaits them', () => {
		expect(undatedWith()).toEqual({ awaitsDates: true, shown: [] });
		expect(whenOf([later]).awaitsDates).toBe(false);
	});

	test('tells of its own status, but of no dates that are shown', () => {
		expect(undatedWith('postponed')).toEqual({
			awaitsDates: true,
			shown: [[true, 'Postponed', undefined]],
		});
		expect(undatedWith('EventMovedOnline')).toEqual({
			awaitsDates: true,
			shown: [[true, 'Moved online', 'It takes place online, not at the venue.']],
		});
		expect(undatedWith('sold out').shown).toEqual([
			[true, 'Sold out', 'No more tickets are available, says the source.'],
		]);
	});

	test('is when the notes of its dates say', () => {
		expect(whenOf([{ notes: 'Jul–Dec 2024 (Every Wed)' }, { notes: 'Sundays' }])).toMatchObject({
			leading: undefined,
			noted: ['Jul–Dec 2024 (Every Wed)', 'Sundays'],
		});
		expect(whenOf([later, { notes: 'And on request' }]).noted).toEqual(['And on request']);
		expect(whenOf([{ ...later, notes: 'Bring a coat' }]).noted).toEqual([]);
	});

	test('awaits none where it is cancelled', () => {
		expect(undatedWith('cancelled')).toEqual({
			awaitsDates: false,
			shown: [[true, 'Cancelled', undefined]],
		});
		expect(whenOf([{ start_at: 'soon' }], 'cancelled').awaitsDates).toBe(false);
	});
});

test('an event that is over tells its last day with the year, whenever it turns past', () => {
	const overText = (...sent: Parameters<typeof whenOf>) => whenOf(...sent).overText;

	expect(overText([past])).toBe('This event is over. It ended on Tuesday, 20 October 2026.');
	expect(overText([past, later])).toBe('This event is over. It ended on Sunday, 20 December 2026.');
	expect(overText([past, { ...later, status: 'cancelled' }])).toBe(
		'This event is over. It ended on Tuesday, 20 October 2026.',
	);
	expect(overText([{ start_at: '2019-10-25T19:00:00Z', end_at: '2020-01-31T00:00:00Z' }])).toBe(
		'This event is over. It ended on Friday, 31 January 2020.',
	);
	expect(overText([past], 'cancelled')).toBe(
		'This event was planned for Tuesday, 20 October 2026.',
	);
	expect(overText([])).toBe(undefined);
});

test('what is said of a date that is called off tells of one where there is no other', () => {
	const details = (...sent: Parameters<typeof whenOf>) =>
		whenOf(...sent).banners.map(({ notice }) => notice.detail);

	expect(details([later], 'postponed')).toEqual([
		'It does not take place on the date shown here. No new date is stated.',
	]);
	expect(details([later], 'cancelled')).toEqual(['It does not take place on the date shown here.']);
	expect(details([running, later], 'cancelled')).toEqual([
		'It does not take place on the dates shown here.',
	]);
});

test('an event with one date has one calendar', () => {
	const weekly = { ...later, recurrence_rule: 'FREQ=WEEKLY;COUNT=2' };
	const calendarsOf = (...occurrences: object[]) => {
		const { calendar, dates, hasOneDate } = whenOf(occurrences);
		return [hasOneDate, calendar, dates.upcoming.map(({ calendarStart }) => calendarStart)];
	};
	const folder = '/guide/events/maps-of-the-coast-00000001';

	expect(calendarsOf(later)).toEqual([true, `${folder}/all-dates.ics`, [undefined]]);
	expect(calendarsOf(past, later)[0]).toBe(false);
	expect(calendarsOf(weekly)).toEqual([
		false,
		`${folder}/all-dates.ics`,
		['20261201T100000Z', '20261208T100000Z'],
	]);
});

test('an event with very many dates has a row and a calendar for the next hundred, and one calendar for all', () => {
	const hours = Array.from({ length: 1000 }, (_, index) => {
		const startMs = Date.parse('2026-11-21T10:00:00Z') + index * 3_600_000;
		const end_at = new Date(startMs + 1_800_000).toISOString();
		return { start_at: new Date(startMs).toISOString(), end_at, status: `Tour ${index}` };
	});
	const { banners, calendar, dates, goesOnUntilMs, listsAllDates } = whenOf(hours);
	const folder = '/guide/events/maps-of-the-coast-00000001';

	expect(dates.past).toEqual([]);
	expect(dates.upcoming).toHaveLength(100);
	expect(dates.upcoming.at(-1)?.calendarStart).toBe('20261125T130000Z');
	expect(calendar).toBe(`${folder}/all-dates.ics`);
	expect(listsAllDates).toBe(false);
	expect(banners).toHaveLength(100);
	// A page that is not drawn anew until all that it lists is over does not say that the event is.
	expect(goesOnUntilMs).toBe(Date.parse('2027-01-02T01:30:00Z'));
	expect(whenOf(hours.slice(0, 100))).toMatchObject({
		goesOnUntilMs: undefined,
		listsAllDates: true,
	});
});

test('an event with very many dates and a rule without end goes on for ever', () => {
	const days = Array.from({ length: 101 }, (_, index) => ({
		start_at: new Date(Date.parse('2026-12-01T10:00:00Z') + index * 86_400_000).toISOString(),
		recurrence_rule: index === 0 ? 'FREQ=WEEKLY' : undefined,
	}));

	expect(whenOf(days)).toMatchObject({ goesOnUntilMs: 0, listsAllDates: false });
});
