import { expect, test } from '@playwright/test';
import { places as messages } from '../../../src/messages/en/places.ts';
import {
	hasContradictoryValidity,
	validityAt,
	validityNotice,
} from '../../../src/places/validity.ts';

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

test('tells a visitor when it opens or until when it was valid', () => {
	const notice = (date: string, locale = 'en-GB') => validityNotice(summer, date, locale, messages);
	expect(notice('2027-01-01')).toBe('Opens 1 June 2027');
	expect(notice('2027-07-01')).toBeUndefined();
	expect(notice('2028-01-01')).toBe('No longer current: this was valid until 30 September 2027');
	expect(notice('2027-01-01', 'en-US')).toBe('Opens June 1, 2027');
});
