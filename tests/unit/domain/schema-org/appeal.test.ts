import { expect, test } from '@playwright/test';
import { appealOfType } from '../../../../src/domain/schema-org/appeal.ts';

test('sights come before what one does, that before meals, those before beds, shops and offices', () => {
	const appeals = [
		'schema:CatholicChurch',
		'schema:NightClub',
		'schema:Winery',
		'schema:Hotel',
		'schema:BankOrCreditUnion',
	].map(appealOfType);

	expect(appeals).toEqual([10, 5, 1, -4, -10]);
});

test('of several classes above a type the clearest counts', () => {
	expect(appealOfType('Campground')).toBe(-4);
	expect(appealOfType('Hospital')).toBe(-10);
	expect(appealOfType('MovieTheater')).toBe(5);
	expect(appealOfType('amusementpark')).toBe(10);
});

test('a type that says nothing of the kind of a place has no appeal of its own', () => {
	const vague = [undefined, '', 'schema:Place', 'schema:LocalBusiness', 'schema:Event', 'Unheard'];

	expect(vague.map(appealOfType)).toEqual(vague.map(() => undefined));
	expect(appealOfType('schema:Library')).toBe(0);
});
