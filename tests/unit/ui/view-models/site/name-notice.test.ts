import { expect, test } from '@playwright/test';
import { nameNotice } from '../../../../../src/ui/view-models/site/name-notice.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { storedEvent } from '../../../../support/records.ts';

/**
 * Returns what is told of an event of 4 December 2026 in Lisbon, on 21 November 2026 if nothing
 * else is said.
 */
function noticeOf(sent: object, locale = 'en-GB', now?: string, goesOnUntilMs?: number) {
	const occurrences = [{ start_at: '2026-12-04T21:00:00Z', end_at: '2026-12-04T23:00:00Z' }];
	const events = [storedEvent({ occurrences, ...sent })];
	const context = contextOf({ events }, { locale }, now ? Date.parse(now) : undefined);
	const [event] = context.guide.events;
	if (!event) throw new Error('The guide lost the event.');
	return nameNotice(context, event, goesOnUntilMs);
}

test('visitors are told to ask where only the name says that an event is called off or sold out', () => {
	expect(noticeOf({ name: 'Annulé – Fado night' })).toEqual({
		text: 'Judging by its name, this event may be called off or put off. Please ask before you go.',
		before: '2026-12-05',
		timeZone: 'Europe/Lisbon',
		isShown: true,
	});
	expect(noticeOf({ name: 'Murray Head - COMPLET' })?.text).toBe(
		'Judging by its name, this event may be sold out. Please ask before you go.',
	);
});

test('visitors are told in the language of the interface', () => {
	expect(noticeOf({ name: 'Annulé – Fado night' }, 'de')?.text).toBe(
		'Ihrem Namen nach ist diese Veranstaltung womöglich abgesagt oder verschoben. Bitte fragen Sie nach, bevor Sie hingehen.',
	);
});

test('nothing is told where the name says nothing, or the status the same', () => {
	expect(noticeOf({ name: 'Fado night' })).toBeUndefined();
	expect(noticeOf({ name: 'Annulé – Fado night', status: 'cancelled' })).toBeUndefined();
});

test('nothing is told once the event is over, but while it goes on or has no dates', () => {
	const name = 'Annulé – Fado night';
	const later = '2026-12-10T12:00:00Z';

	expect(noticeOf({ name }, 'en-GB', later)).toBeUndefined();
	expect(noticeOf({ name }, 'en-GB', later, 0)).toMatchObject({ isShown: true, before: undefined });
	expect(noticeOf({ name, occurrences: [] })).toMatchObject({ isShown: true, before: undefined });
});
