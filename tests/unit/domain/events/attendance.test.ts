import { expect, test } from '@playwright/test';
import { isOnline, isOnlineFromTheStart } from '../../../../src/domain/events/attendance.ts';
import { occurrencesOf } from '../../../../src/domain/events/listed-occurrences.ts';
import { at, lisbon } from './sample-dates.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const past = at('2026-10-02T21:00:00+01:00');
const coming = at('2026-12-04T21:00:00+00:00');

/** Whether an event with these dates is online, and whether it was from the start. */
function onlineStates(status: string | undefined, occurrences = [coming], attendance?: 'online') {
	const event = { attendance, status, dates: occurrencesOf({ status, occurrences }, lisbon) };
	return [isOnline(event, now), isOnlineFromTheStart(event, now)];
}

test('an event is online where it is held there, or where all its dates to come have moved there', () => {
	expect(onlineStates(undefined)).toEqual([false, false]);
	expect(onlineStates(undefined, [coming], 'online')).toEqual([true, true]);
	expect(onlineStates('moved online')).toEqual([true, false]);
	expect(onlineStates('moved online', [coming], 'online')).toEqual([true, false]);
});

test('its own status decides where no date is to come', () => {
	expect(onlineStates('moved online', [])).toEqual([true, false]);
	expect(onlineStates('moved online', [past])).toEqual([true, false]);
	expect(onlineStates('moved online', [], 'online')).toEqual([true, false]);
	expect(onlineStates('cancelled', [])).toEqual([false, false]);
	expect(onlineStates(undefined, [past])).toEqual([false, false]);
});

test('a date to come that is at its venue has the last word', () => {
	expect(onlineStates('moved online', [past, { ...coming, status: 'scheduled' }])).toEqual([
		false,
		false,
	]);
});
