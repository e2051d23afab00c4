import { expect, test } from '@playwright/test';
import { occurrencesOf } from '../../../src/events/occurrence.ts';
import { offsetsAgainstZone } from '../../../src/events/zone-offsets.ts';
import { at, eventOn } from './sample-dates.ts';

test('finds date-times whose offset contradicts the time zone of their place', () => {
	const occurrences = occurrencesOf(
		eventOn(
			at('2026-07-04T21:00:00+01:00', '2026-07-04T23:00:00+02:00'),
			at('2026-12-04T21:00:00+00:00'),
			at('2026-12-05T21:00:00+01:00'),
		),
	);

	expect(offsetsAgainstZone(occurrences, 'Europe/Lisbon').map(({ iso }) => iso)).toEqual([
		'2026-07-04T23:00:00+02:00',
		'2026-12-05T21:00:00+01:00',
	]);
});
