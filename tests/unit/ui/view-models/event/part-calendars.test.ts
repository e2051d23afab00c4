import { expect, test } from '@playwright/test';
import { partFeed } from '../../../../../src/ui/view-models/event/event-calendars.ts';
import {
	destinationCalendars,
	themeCalendars,
} from '../../../../../src/ui/view-models/event/part-calendars.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { eventId, storedEvent, storedGrouping } from '../../../../support/records.ts';
import { linesWith } from '../../../outputs/icalendar/parsed-calendar.ts';

const event = (number: number, name: string, start_at: string, about: object = {}) =>
	storedEvent({ id: eventId(number), name, occurrences: [{ start_at }], ...about });
const lastWeek = '2026-11-14T21:00:00+00:00';
const lastSummer = '2026-07-04T21:00:00+01:00';
const nextMonth = '2026-12-04T21:00:00+00:00';

/** Returns what stands in each calendar, by its part of an address. */
function summariesOf(
	context: ReturnType<typeof contextOf>,
	calendars: ReturnType<typeof themeCalendars>,
): [string, string[]][] {
	return calendars.map(({ events, name, slug }) => [
		slug,
		linesWith(partFeed(context, name, events), 'SUMMARY'),
	]);
}

test('the calendar of a destination tells for a month of what is over, as that of the guide does', () => {
	const context = contextOf({
		events: [event(1, 'Fado', nextMonth), event(2, 'Fair', lastWeek), event(3, 'Gala', lastSummer)],
		destinations: [
			storedGrouping({
				id: 'dst_1',
				name: 'Coast',
				event_ids: [eventId(1), eventId(2), eventId(3)],
			}),
		],
	});

	expect(summariesOf(context, destinationCalendars(context))).toEqual([
		['coast', ['SUMMARY:Fair', 'SUMMARY:Fado']],
	]);
});

test('events are in the calendar of a destination whose name they bear, also when they are over', () => {
	const context = contextOf({
		events: [event(1, 'Fair', lastWeek, { location: { city: 'Faro' } })],
		destinations: [storedGrouping({ id: 'dst_1', name: 'Faro' })],
	});

	expect(summariesOf(context, destinationCalendars(context))).toEqual([['faro', ['SUMMARY:Fair']]]);
});

test('the calendar of a destination is there also without any event, for those who have subscribed to it', () => {
	const context = contextOf({ destinations: [storedGrouping({ id: 'dst_1', name: 'Coast' })] });

	expect(summariesOf(context, destinationCalendars(context))).toEqual([['coast', []]]);
});

test('the calendar of a theme is there as long as the guide has an event of it, and is called as its page', () => {
	const music = (theme: string) => ({ classification: { theme: [theme] } });
	const context = contextOf({
		events: [
			event(1, 'Fado', nextMonth, music('Music')),
			event(2, 'Fair', lastWeek, music('Music')),
			event(3, 'Gala', lastSummer, music('MUSIC')),
			event(4, 'Market', lastWeek, { classification: { theme: ['Crafts'] } }),
		],
	});

	expect(summariesOf(context, themeCalendars(context)).sort()).toEqual([
		['crafts', ['SUMMARY:Market']],
		['music', ['SUMMARY:Fair', 'SUMMARY:Fado']],
	]);
	expect(themeCalendars(context).find(({ slug }) => slug === 'music')?.name).toBe('Music');
});
