import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { distinctTitles } from '../../../src/view-models/distinct-titles.ts';
import { testProperty } from '../../support/test-property.ts';

test('a title says as much as it takes to tell pages apart, and no more', () => {
	const titles = distinctTitles(
		[
			{ path: '/1/', candidates: ['Central, Lisbon', 'Central, Café, Lisbon'] },
			{ path: '/2/', candidates: ['Central, Lisbon', 'Central, Cinema, Lisbon'] },
			{ path: '/3/', candidates: ['Central, Sintra', 'Central, Café, Sintra'] },
			{ path: '/4/', candidates: ['Places', 'Places, Lisbon'] },
			{ path: '/5/', candidates: ['Twin'] },
			{ path: '/6/', candidates: ['Twin'] },
		],
		['Places'],
	);

	expect([...titles].sort()).toEqual([
		['/1/', 'Central, Café, Lisbon'],
		['/2/', 'Central, Cinema, Lisbon'],
		['/3/', 'Central, Sintra'],
		['/4/', 'Places, Lisbon'],
		['/5/', 'Twin'],
		['/6/', 'Twin (2)'],
	]);
});

const word = fc.constantFrom('A', 'B', 'A (2)', 'C');
const candidates = fc.tuple(word, fc.array(word, { maxLength: 2 }));

testProperty('no two titles are ever the same, and every page has one', 300, () =>
	fc.property(fc.array(candidates, { maxLength: 12 }), word, (pages, reserved) => {
		const titles = distinctTitles(
			pages.map(([first, others], index) => ({
				path: String(index),
				candidates: [first, ...others],
			})),
			[reserved],
		);

		expect(titles.size).toBe(pages.length);
		expect(new Set([...titles.values(), reserved]).size).toBe(pages.length + 1);
	}),
);
