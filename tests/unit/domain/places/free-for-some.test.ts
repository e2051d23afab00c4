import { expect, test } from '@playwright/test';
import {
	partsFreeForSome,
	withoutFreeForSome,
} from '../../../../src/domain/places/free-for-some.ts';

test('a mere “Free” or 0 beside amounts is free for some where the whole is not', () => {
	const freeForSome = (...parts: string[]) => [...partsFreeForSome(parts, false)];

	expect(freeForSome('Child rate: 0 EUR', '5 EUR', 'Free')).toEqual(['Free']);
	expect(freeForSome('0 EUR', '5 EUR', 'Gratuit')).toEqual(['0 EUR', 'Gratuit']);
	expect(freeForSome('Free on Sundays', '5 EUR')).toEqual([]);
	expect(freeForSome('Free', 'Moderate')).toEqual([]);
	for (const isFree of [true, undefined]) {
		expect([...partsFreeForSome(['Free', '5 EUR'], isFree)]).toEqual([]);
	}
});

test('so it is beside the name of a rate without an amount, whatever the record says', () => {
	for (const isFree of [true, false, undefined]) {
		expect([...partsFreeForSome(['Child rate', 'Base rate', 'Free'], isFree)]).toEqual(['Free']);
		expect([...partsFreeForSome(['Group rate', '0 EUR'], isFree)]).toEqual(['0 EUR']);
		expect(withoutFreeForSome('Child rate; Free', isFree)).toBe('Child rate');
	}
});

test('what is to be paid is told without it', () => {
	expect(withoutFreeForSome('Base rate - full rate: 5 EUR; Free', false)).toBe(
		'Base rate - full rate: 5 EUR',
	);
	expect(withoutFreeForSome('0 EUR; 3 EUR (groups); 4 EUR', false)).toBe('3 EUR (groups); 4 EUR');
	expect(withoutFreeForSome('5 EUR;3 EUR', false)).toBe('5 EUR;3 EUR');
	expect(withoutFreeForSome('Free; guided tour 5 EUR', true)).toBe('Free; guided tour 5 EUR');
});
