import { expect, test } from '@playwright/test';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import { isShownOn } from '../../../../src/domain/places/dated-notice.ts';
import {
	hasContradictoryValidity,
	validityAhead,
	validityAt,
	validityInWords,
	validityNotices,
	validityOf,
	type ValidityPeriod,
} from '../../../../src/domain/places/validity.ts';

const summer = { validFrom: '2027-06-01', validThrough: '2027-09-30' };

test('is in force from the first day to the last, both included', () => {
	expect(validityAt(summer, '2027-05-31')).toBe('not-yet');
	expect(validityAt(summer, '2027-06-01')).toBe('in-force');
	expect(validityAt(summer, '2027-09-30')).toBe('in-force');
	expect(validityAt(summer, '2027-10-01')).toBe('no-longer');
});

test('has no end where none is stated', () => {
	expect(validityAt({}, '2027-10-01')).toBe('in-force');
	expect(validityAt({ validFrom: '2027-06-01' }, '9999-12-31')).toBe('in-force');
	expect(validityAt({ validThrough: '2027-06-01' }, '0001-01-01')).toBe('in-force');
});

test('is in force where the period ends before it begins', () => {
	const contradictory = { validFrom: '2027-09-30', validThrough: '2027-06-01' };
	expect(validityAt(contradictory, '2027-01-01')).toBe('in-force');
	expect(validityAt(contradictory, '2028-01-01')).toBe('in-force');
	expect(hasContradictoryValidity(contradictory)).toBe(true);
	expect(hasContradictoryValidity(summer)).toBe(false);
	expect(hasContradictoryValidity({ validFrom: '2027-06-01', validThrough: '2027-06-01' })).toBe(
		false,
	);
});

test('tells a visitor before the record is in force, which is not the day on which a place opens, and from the day after its end', () => {
	const before = { text: 'This information applies from 1 June 2027', before: '2027-06-01' };
	const after = {
		text: 'No longer current: this was valid until 30 September 2027',
		from: '2027-10-01',
	};

	expect(validityNotices(summer, 'en-GB', messages)).toEqual([before, after]);
	expect(validityNotices({ validFrom: '2027-06-01' }, 'en-GB', messages)).toEqual([before]);
	expect(validityNotices({ validThrough: '2027-09-30' }, 'en-GB', messages)).toEqual([after]);
	expect(validityNotices(summer, 'en-US', messages)[0]?.text).toBe(
		'This information applies from June 1, 2027',
	);
	expect(
		validityNotices({ validFrom: '2027-09-30', validThrough: '2027-06-01' }, 'en-GB', messages),
	).toEqual([]);
});

test('a notice is shown from its first day to the day before its last', () => {
	const autumn = { from: '2027-10-01', before: '2027-12-01' };
	const days = ['2027-09-30', '2027-10-01', '2027-11-30', '2027-12-01'];

	expect(days.map((day) => isShownOn(autumn, day))).toEqual([false, true, true, false]);
	expect(isShownOn({}, '2027-10-01')).toBe(true);
});

test('is open at the ends that programs write for none', () => {
	const stated = (valid_from?: string, valid_through?: string) =>
		validityOf({ valid_from, valid_through });
	const open = { validFrom: undefined, validThrough: undefined };

	expect(validityOf(undefined)).toEqual(open);
	expect(stated('2027-06-01', '2027-09-30')).toEqual(summer);
	expect(stated('0001-01-01', '9999-12-31')).toEqual(open);
	expect(stated('0999-12-31', '9000-01-01')).toEqual(open);
	expect(stated('0001-01-01', '0001-01-01')).toEqual(open);
	expect(stated('1000-01-01', '8999-12-31')).toEqual({
		validFrom: '1000-01-01',
		validThrough: '8999-12-31',
	});
});

test('does not begin where it is to begin at the end of all time', () => {
	const never = validityOf({ valid_from: '9999-12-31', valid_through: undefined });

	expect(validityAt(never, '2027-06-01')).toBe('not-yet');
});

test('says the period in words', () => {
	const words = (period: ValidityPeriod) => validityInWords(period, 'en-GB', messages);

	expect(words(summer)).toBe('1 June 2027 – 30 September 2027');
	expect(words({ validFrom: '2027-06-01' })).toBe('From 1 June 2027');
	expect(words({ validThrough: '2027-09-30' })).toBe('Until 30 September 2027');
	expect(words({})).toBeUndefined();
	expect(words({ validFrom: '2027-09-30', validThrough: '2027-06-01' })).toBeUndefined();
});

test('a page that ages has to know the first day only until it comes, and the last for ever', () => {
	const through = { validFrom: undefined, validThrough: '2027-09-30' };

	expect(validityAhead(summer, '2027-05-31')).toEqual(summer);
	expect(validityAhead(summer, '2027-06-01')).toEqual(through);
	expect(validityAhead(summer, '2027-10-01')).toEqual(through);
	expect(validityAhead({ validFrom: '2027-06-01' }, '2027-06-01')).toBeUndefined();
	expect(validityAhead({}, '2027-06-01')).toBeUndefined();
	expect(
		validityAhead({ validFrom: '2027-09-30', validThrough: '2027-06-01' }, '2027-01-01'),
	).toBeUndefined();
});
