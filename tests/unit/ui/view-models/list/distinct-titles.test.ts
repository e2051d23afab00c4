import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { distinctTitles } from '../../../../../src/ui/view-models/list/distinct-titles.ts';
import { testProperty } from '../../../../support/test-property.ts';

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

const word: fc.Arbitrary<string> = fc.constantFrom('A', 'B', 'A (2)', 'C');
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

test('numbers go on after those that are taken, for each title by itself', () => {
	const pages = ['Twin', 'Twin', 'Other', 'Twin', 'Other', 'Twin (2)', 'Twin (2)'];
	const titles = distinctTitles(
		pages.map((title, index) => ({ path: `/${index}/`, candidates: [title] })),
		['Twin (3)'],
	);

	expect(pages.map((_, index) => titles.get(`/${index}/`))).toEqual([
		...['Twin', 'Twin (2)', 'Other', 'Twin (4)', 'Other (2)', 'Twin (2) (2)', 'Twin (2) (3)'],
	]);
});

testProperty('each title has the lowest number that is free', 300, () =>
	fc.property(fc.array(fc.tuple(word, word), { maxLength: 12 }), word, (pages, reserved) => {
		// The same first candidate leaves all of them to their last.
		const all = [...pages, ...pages].map(([, last], index) => ({
			path: String(index),
			candidates: ['Same', last] as const,
		}));
		const titles = distinctTitles(all, [reserved]);
		const given = new Set([reserved]);
		const byTitle = Map.groupBy(all, ({ candidates }) => candidates[1]);
		for (const { candidates, path } of [...byTitle.values()].flat()) {
			let expected: string = candidates[1];
			for (let number = 2; given.has(expected); number++) {
				expected = `${candidates[1]} (${number})`;
			}
			given.add(expected);

			expect(titles.get(path)).toBe(expected);
		}
	}),
);

test('very many pages of one title are told apart in no time', () => {
	const pages = Array.from({ length: 50_000 }, (_, index) => ({
		path: String(index),
		candidates: ['Twin'] as const,
	}));

	expect(distinctTitles(pages, []).get('49999')).toBe('Twin (50000)');
});
