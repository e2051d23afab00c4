import { expect, test } from '@playwright/test';
import { parseOffsetDateTime } from '../../../../src/domain/events/offset-date-time.ts';
import { atClocksOf, hasOffsetOfZone } from '../../../../src/domain/events/zone-offsets.ts';

for (const [dateTime, timeZone, fits] of [
	['2026-07-10T21:00:00+01:00', 'Europe/Lisbon', true],
	['2026-07-10T21:00:00+00:00', 'Europe/Lisbon', false],
	['2026-07-10T21:00:00Z', 'Europe/Lisbon', false],
	['2026-12-10T21:00:00+00:00', 'Europe/Lisbon', true],
	['2026-12-10T21:00:00Z', 'Europe/Lisbon', true],
	['2026-12-10T21:00:00.120+01:00', 'Europe/Lisbon', false],
	['2026-10-25T00:30:00+01:00', 'Europe/Lisbon', true],
	['2026-10-25T01:30:00+00:00', 'Europe/Lisbon', true],
	['2026-12-10T21:00:00+05:30', 'Asia/Kolkata', true],
	['2026-12-10T21:00:00-08:00', 'America/Los_Angeles', true],
	['2026-12-10T21:00:00-07:00', 'America/Los_Angeles', false],
] as const) {
	test(`${dateTime} ${fits ? 'fits' : 'contradicts'} ${timeZone}`, () => {
		const moment = parseOffsetDateTime(dateTime);

		expect(moment && hasOffsetOfZone(moment, timeZone)).toBe(fits);
	});
}

for (const [dateTime, timeZone, expected] of [
	['2026-07-04T19:00:00+00:00', 'Europe/Paris', '2026-07-04T21:00:00+02:00'],
	['2026-07-04T22:30:00Z', 'Europe/Paris', '2026-07-05T00:30:00+02:00'],
	['2026-07-04T21:00:00+01:00', 'Europe/Paris', '2026-07-04T22:00:00+02:00'],
	['2026-12-05T01:00:00+00:00', 'America/New_York', '2026-12-04T20:00:00-05:00'],
	['2026-12-04T21:00:00+01:00', 'Europe/Paris', '2026-12-04T21:00:00+01:00'],
	['9999-12-31T23:59:59+00:00', 'Europe/Paris', '9999-12-31T23:59:59+00:00'],
	['1850-06-01T12:00:00+00:00', 'Europe/Lisbon', '1850-06-01T12:00:00+00:00'],
] as const) {
	test(`${dateTime} is ${expected} in ${timeZone}`, () => {
		const moment = parseOffsetDateTime(dateTime);

		expect(moment && atClocksOf(moment, timeZone).iso).toBe(expected);
	});
}
