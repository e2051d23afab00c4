import { expect, test } from '@playwright/test';
import {
	parseOffsetDateTime,
	wallClockMs,
} from '../../../../src/domain/events/offset-date-time.ts';

test('keeps the offset and the clock of the source', () => {
	expect(parseOffsetDateTime('2026-12-04T21:00:00+05:30')).toEqual({
		iso: '2026-12-04T21:00:00+05:30',
		epochMs: 1796398200000,
		day: '2026-12-04',
		clock: '21:00',
		offsetMinutes: 330,
	});
});

test('cuts fractions of a second', () => {
	expect(parseOffsetDateTime('2026-12-04T21:00:00.512345+00:00')?.iso).toBe(
		'2026-12-04T21:00:00+00:00',
	);
});

test('writes Z as +00:00', () => {
	expect(parseOffsetDateTime('2026-12-04T21:00:00Z')?.iso).toBe('2026-12-04T21:00:00+00:00');
});

test('adds seconds where the source leaves them out', () => {
	expect(parseOffsetDateTime('2026-12-04T21:00-03:00')?.iso).toBe('2026-12-04T21:00:00-03:00');
});

test('reads offsets west of Greenwich', () => {
	const moment = parseOffsetDateTime('2026-01-01T00:30:00-09:30');

	expect(moment?.offsetMinutes).toBe(-570);
	expect(moment?.epochMs).toBe(Date.UTC(2026, 0, 1, 10, 0));
});

test('gives the wall clock as if it were UTC', () => {
	const moment = parseOffsetDateTime('2026-06-12T23:15:00+13:00');

	expect(moment && new Date(wallClockMs(moment)).toISOString()).toBe('2026-06-12T23:15:00.000Z');
});

for (const text of [
	'',
	'tomorrow',
	'2026-12-04',
	'2026-12-04T21:00:00',
	'2026-02-30T10:00:00+00:00',
	'2026-13-01T10:00:00+00:00',
	'2026-12-04T24:00:00+00:00',
	'2026-12-04T21:61:00+00:00',
	'2026-12-04T21:00:00+0100',
]) {
	test(`does not read "${text}"`, () => {
		expect(parseOffsetDateTime(text)).toBeUndefined();
	});
}
