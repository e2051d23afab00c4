import { expect, test } from '@playwright/test';
import { readStatus } from '../../../../src/domain/events/event-status.ts';
import { statusNotices } from '../../../../src/domain/events/status-words.ts';
import { british } from './sample-dates.ts';

function notices(status: string, previousStartDate?: string) {
	return statusNotices(readStatus(status), previousStartDate, british.locale, british.messages);
}

test('nothing is said of an event that takes place', () => {
	expect(notices('confirmed')).toEqual([]);
	expect(notices('')).toEqual([]);
});

test('cancelled', () => {
	expect(notices('EventCancelled')).toEqual([
		{
			kind: 'cancelled',
			label: 'Cancelled',
			detail: 'It does not take place on the dates shown here.',
		},
	]);
});

test('postponed', () => {
	expect(notices('postponed')).toEqual([
		{
			kind: 'postponed',
			label: 'Postponed',
			detail: 'It does not take place on the dates shown here. No new date is stated.',
		},
	]);
});

test('rescheduled, with the former date where it is known', () => {
	expect(notices('rescheduled', '2027-05-08')).toEqual([
		{
			kind: 'rescheduled',
			label: 'New date',
			detail: 'It has been moved to the date shown here; it was planned for 8 May 2027.',
		},
	]);
	expect(notices('rescheduled')[0]?.detail).toBe('It has been moved to the date shown here.');
});

test('moved online', () => {
	expect(notices('moved online')).toEqual([
		{
			kind: 'moved-online',
			label: 'Moved online',
			detail: 'It takes place online, not at the venue.',
		},
	]);
});

test('sold out', () => {
	expect(notices('sold out')).toEqual([
		{
			kind: 'sold-out',
			label: 'Sold out',
			detail: 'No more tickets are available, says the source.',
		},
	]);
});

test('an unknown status is given as it is', () => {
	expect(notices('Annulé')).toEqual([{ kind: 'as-given', label: 'Status: Annulé' }]);
});
