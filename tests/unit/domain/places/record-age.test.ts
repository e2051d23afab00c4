import { expect, test } from '@playwright/test';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import {
	believedDateTime,
	monthsLater,
	oldRecordNotice,
} from '../../../../src/domain/places/record-age.ts';

const age = { oldAfterMonths: 18, locale: 'en-GB' };

test('a record that was last changed long ago says so from the day on which it is', () => {
	expect(oldRecordNotice('2020-09-01T23:30:00+02:00', age, messages)).toEqual({
		text: 'Last updated in September 2020: check before you go.',
		from: '2022-03-01',
	});
});

test('nothing is said of a record that does not tell its age', () => {
	expect(oldRecordNotice(undefined, age, messages)).toBeUndefined();
	expect(oldRecordNotice('recently', age, messages)).toBeUndefined();
});

test('nothing has happened later than tomorrow', () => {
	const today = '2026-11-21';

	expect(believedDateTime('2026-11-22T06:00:00+14:00', today)).toBe('2026-11-22T06:00:00+14:00');
	expect(believedDateTime('2026-11-23T00:00:00Z', today)).toBeUndefined();
	expect(believedDateTime('2099-01-01T00:00:00Z', today)).toBeUndefined();
	expect(believedDateTime(undefined, today)).toBeUndefined();
});

test('what programs write for no date is none, nor is a time before there were records', () => {
	const today = '2026-11-21';

	for (const none of [
		'0001-01-01T00:00:00Z',
		'0001-01-01T00:00:00+00:00',
		'1899-12-31T23:59:59+00:00',
		'1970-01-01T00:00:00Z',
		'1970-01-01T00:00:00.000+00:00',
		'1970-01-01T01:00:00+01:00',
		'1970-01-01',
	]) {
		expect(believedDateTime(none, today), none).toBeUndefined();
	}
	for (const stated of ['1900-01-01T00:00:00Z', '1970-01-01T00:00:01Z', '1970-01-02']) {
		expect(believedDateTime(stated, today)).toBe(stated);
	}
});

test('months of different lengths end on their last day', () => {
	expect(monthsLater('2026-08-31', 6)).toBe('2027-02-28');
	expect(monthsLater('2024-02-29', 12)).toBe('2025-02-28');
	expect(monthsLater('2026-11-22', 2)).toBe('2027-01-22');
	expect(monthsLater('0026-08-31', 6)).toBe('0027-02-28');
});
