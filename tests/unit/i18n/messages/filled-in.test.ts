import { expect, test } from '@playwright/test';
import { countInWords, filledIn } from '../../../../src/i18n/messages/filled-in.ts';

test('a template has its gaps filled with what is given, as it is', () => {
	expect(filledIn('Without “{filter}”: {entries}', { filter: '$& {entries}', entries: '3' })).toBe(
		'Without “$& {entries}”: 3',
	);
});

test('a gap of which nothing is known stays', () => {
	expect(filledIn('Open {time}', {})).toBe('Open {time}');
});

test('a number is counted by the rules of its language', () => {
	const places = (count: number, locale: string) =>
		countInWords(count, '{count} place', '{count} places', locale);

	expect([0, 1, 1600].map((count) => places(count, 'en-GB'))).toEqual([
		'0 places',
		'1 place',
		'1,600 places',
	]);
	expect(places(0, 'fr')).toBe('0 place');
});
