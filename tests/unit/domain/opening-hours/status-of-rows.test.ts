import { expect, test } from '@playwright/test';
import { openingStatusOf } from '../../../../src/domain/opening-hours/status-of-rows.ts';
import { openingHoursRowSchema } from '../../../../src/records/opening-hours-row.ts';

const row = openingHoursRowSchema.parse({ day_of_week: 'monday', opens: '09:00', closes: '17:00' });
/** A Monday. */
const morning = Date.parse('2026-11-23T10:00:00Z');
const evening = Date.parse('2026-11-23T20:00:00Z');

test('rows say whether a place is open, by the clocks of its time zone', () => {
	expect(openingStatusOf([row], morning, 'Europe/Lisbon').state).toBe('open');
	expect(openingStatusOf([row], evening, 'Europe/Lisbon').state).toBe('closed');
	expect(openingStatusOf([row], evening, 'America/New_York').state).toBe('open');
});

test('without rows nothing is known', () => {
	expect(openingStatusOf(undefined, morning, 'Europe/Lisbon')).toEqual({ state: 'unknown' });
});
