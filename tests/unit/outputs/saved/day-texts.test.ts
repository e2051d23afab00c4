import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import { dayPlan } from '../../../../src/domain/plans/day-plan.ts';
import {
	knownDay,
	nextStart,
	withStay,
	withSuggestedOrder,
} from '../../../../src/outputs/saved/day-changes.ts';
import { dayFrame } from '../../../../src/outputs/saved/day-stops.ts';
import {
	conflictText,
	dayTitle,
	hoursOfStop,
	spanText,
	waitText,
	wayText,
} from '../../../../src/outputs/saved/day-texts.ts';
import { knownRecords } from '../../../../src/outputs/saved/known-records.ts';
import { at, clockAt } from '../../domain/events/sample-dates.ts';
import { tableOfEvents } from '../explore/explored-events.ts';
import { exploredPlace, tableOf, timetable } from '../explore/explored-places.ts';

const saturday = ['saturday'];
const places = tableOf([
	exploredPlace({
		name: 'Museum',
		addressSlug: 'museum-00000001',
		coordinates: { latitude: 38.71235, longitude: -9.13585 },
		timetable: timetable([
			{ day_of_week: saturday, opens: '10:00', closes: '13:00' },
			{ day_of_week: saturday, opens: '14:00', closes: '17:00' },
		]),
	}),
	exploredPlace({
		name: 'Bar',
		addressSlug: 'bar-00000002',
		coordinates: { latitude: 38.72135, longitude: -9.13585 },
		timetable: timetable([{ day_of_week: saturday, opens: '18:00', closes: '02:00' }]),
	}),
	exploredPlace({ name: 'Beach', addressSlug: 'beach-00000003' }),
	exploredPlace({
		name: 'Market',
		addressSlug: 'market-00000004',
		coordinates: { latitude: 38.71235, longitude: -9.13585 },
		timetable: timetable([{ day_of_week: ['sunday'], opens: '08:00', closes: '13:00' }]),
	}),
]);
const events = tableOfEvents(
	[
		{
			id: 'concert',
			name: 'Concert',
			themes: [],
			occurrences: [at('2026-12-05T19:00:00+00:00', '2026-12-05T21:00:00+00:00')],
		},
		{ id: 'walk', name: 'Walk', themes: [] },
	],
	clockAt('2026-11-21T12:00:00Z'),
);
const recordOf = knownRecords(places, events);
const keys = ['p00000001', 'p00000002', 'p00000003', 'p00000004', 'econcert-0', 'ewalk-1'];
const { day: dayMessages, openingHours, saved } = messagesFor('en');
const words = { ...openingHours, ...saved.browser, ...dayMessages.browser };

function day(start: number, ...stops: string[]) {
	return { date: '2026-12-05', start, stops: stops.map((key) => ({ key })) };
}

/** The day as its page tells it, a line for each stop. */
function told(planned: ReturnType<typeof day>): string[] {
	const { stops, timeZone } = knownDay(planned, recordOf, 'Europe/Lisbon');
	const settings = { words, locale: 'en-GB', timeZone, date: planned.date };
	return dayPlan(stops, dayFrame(planned, timeZone)).flatMap((visit, at) => {
		const stop = stops[at];
		if (!stop) return [];
		const texts = [
			stop.record.name,
			at > 0 && visit.arrivesMs !== undefined ? wayText(visit, undefined, settings) : '',
			hoursOfStop(stop, settings),
			waitText(visit, settings),
			conflictText(stop, visit, settings),
		];
		return texts.filter(Boolean).join(' | ');
	});
}

test('a day tells ways, hours, waiting and what is not known', () => {
	expect(told(day(570, 'p00000001', 'p00000002', 'p00000003', 'ewalk-1'))).toEqual([
		'Museum | Hours on this day: 10:00–13:00, 14:00–17:00 | You would wait 30 mins, until 10:00.',
		'Bar | On foot 16 mins, 0.6 mi | Hours on this day: 18:00–Sun 02:00 | You would wait 6 hrs 44 mins, until 18:00.',
		'Beach | The way is not known, and no time is counted for it. | Hours not known',
		'Walk | The way is not known, and no time is counted for it. | Time of day not known',
	]);
});

test('a day tells what speaks against a visit', () => {
	expect(told(day(1005, 'p00000002', 'p00000001', 'econcert-0', 'p00000004', 'p00000003'))).toEqual(
		[
			'Bar | Hours on this day: 18:00–Sun 02:00 | You would wait 1 hr 15 mins, until 18:00.',
			'Museum | On foot 16 mins, 0.6 mi | Hours on this day: 10:00–13:00, 14:00–17:00 | Closes 17:00, you would arrive 19:16',
			'Concert | The way is not known, and no time is counted for it. | From 19:00 to 21:00 | Begins 19:00, you would arrive 19:16',
			'Market | Closed on this day',
			'Beach | The way is not known, and no time is counted for it. | Hours not known',
		],
	);
	expect(told(day(990, 'p00000001'))).toEqual([
		'Museum | Hours on this day: 10:00–13:00, 14:00–17:00 | Closes 17:00, before your stay is over',
	]);
	expect(told({ ...day(570, 'econcert-0'), date: '2026-12-06' })).toEqual([
		'Concert | Not on this day',
	]);
});

test('stops are suggested in an order that keeps their hours, and stays are kept', () => {
	const planned = withStay(day(570, ...keys.toReversed()), 'p00000001', 90);
	const suggested = withSuggestedOrder(planned, knownDay(planned, recordOf, 'Europe/Lisbon'));
	const order = suggested.stops.map(({ key }) => key);
	expect(order.at(-1)).toBe('p00000004');
	expect(order.indexOf('p00000001')).toBeLessThan(order.indexOf('econcert-0'));
	const { stops, timeZone } = knownDay(suggested, recordOf, 'Europe/Lisbon');
	const visits = dayPlan(stops, dayFrame(suggested, timeZone));
	expect(visits.map(({ conflict }) => conflict?.kind)).toEqual([
		...Array.from({ length: 5 }, () => undefined),
		'closed',
	]);
	expect(suggested.stops).toContainEqual({ key: 'p00000001', stayMinutes: 90 });
});

test('a day is offered from the next half hour, and in the evening that after it', () => {
	const offered = (now: string) => nextStart(Date.parse(now), 'Europe/Lisbon');
	expect(offered('2026-07-04T05:00:00Z')).toEqual({ date: '2026-07-04', start: 570 });
	expect(offered('2026-07-04T10:10:00Z')).toEqual({ date: '2026-07-04', start: 690 });
	expect(offered('2026-07-04T22:30:00Z')).toEqual({ date: '2026-07-05', start: 570 });
	expect(offered('2026-07-04T23:30:00Z')).toEqual({ date: '2026-07-05', start: 570 });
});

test('dates and lengths of time are told as the locale writes them', () => {
	const settings = { words, locale: 'en-GB', timeZone: 'Europe/Lisbon', date: '2026-12-05' };
	expect(dayTitle(Date.parse('2026-12-05T09:30:00Z'), settings)).toMatch(
		/^Saturday,? 5 December 2026, from 09:30$/,
	);
	expect([0, 60_000, 3_600_000, 5_400_000].map((ms) => spanText(ms, 'en-GB'))).toEqual([
		'0 mins',
		'1 min',
		'1 hr',
		'1 hr 30 mins',
	]);
});
