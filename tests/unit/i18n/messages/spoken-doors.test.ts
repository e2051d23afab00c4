import { expect, test } from '@playwright/test';
import { doorsInWords } from '../../../../src/domain/events/door-time.ts';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import { british } from '../../domain/events/sample-dates.ts';

/** Returns the words for doors that open for a date on 4 December 2026 in Lisbon. */
function said(doorTime: string, locale: string): string | undefined {
	const date = { firstDay: '2026-12-04', timeZone: 'Europe/Lisbon' };
	const messages = messagesFor(locale).events;
	return doorsInWords(doorTime, date, { ...british, locale, messages });
}

test('German and Dutch have a word for the clock behind times of day', () => {
	expect(said('20:30', 'de')).toBe('Einlass 20:30 Uhr');
	expect(said('2026-12-04T20:30:00Z', 'de-AT')).toBe('Einlass 20:30 Uhr');
	expect(said('ab 19:30', 'de-CH')).toBe('Einlass ab 19:30 Uhr');
	expect(said('20:30', 'nl')).toBe('Deuren open: 20:30 uur');
	expect(said('vanaf 19:30', 'nl-BE')).toBe('Deuren open: vanaf 19:30 uur');

	const { dateAndTime } = messagesFor('nl').events;
	expect(dateAndTime('vrijdag 4 december', '21:00–23:00')).toBe(
		'vrijdag 4 december, 21:00–23:00 uur',
	);
});

test('they have none behind other texts that end in a digit', () => {
	expect(said('Saal 2', 'de')).toBe('Einlass Saal 2');
	expect(said('2026-12-04', 'de')).toBe('Einlass 2026-12-04');
	expect(said('2026-12-04T20:30', 'de')).toBe('Einlass 2026-12-04T20:30');
	expect(said('25:00', 'de')).toBe('Einlass 25:00');
	expect(said('zaal 2', 'nl')).toBe('Deuren open: zaal 2');
	expect(said('ingang 12', 'nl')).toBe('Deuren open: ingang 12');
});
