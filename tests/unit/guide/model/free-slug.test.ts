import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { UsedSlugs } from '../../../../src/guide/model/record-slugs.ts';
import { testProperty } from '../../../support/test-property.ts';

const nothing = () => false;

test('a record has the first of its candidates that is free, else the last one with a number', () => {
	const taken = new UsedSlugs();
	const slugs = [['x'], ['x', 'x-dst'], ['x', 'x-dst'], ['x-2'], ['x'], ['x', ''], [''], []];

	expect(slugs.map((candidates) => taken.take(candidates, nothing))).toEqual([
		...['x', 'x-dst', 'x-dst-2', 'x-2', 'x-3', 'x-4', 'other-2', 'other-3'],
	]);
});

test('a number that is kept for another record is still free for that one', () => {
	const taken = new UsedSlugs();

	expect(taken.take(['x'], nothing)).toBe('x');
	expect(taken.take(['x'], (slug) => slug === 'x-2')).toBe('x-3');
	expect(taken.take(['x'], nothing)).toBe('x-2');
	expect(taken.take(['x'], nothing)).toBe('x-4');
});

test('very many records of one slug are told apart in no time', () => {
	const taken = new UsedSlugs();
	const slugs = Array.from({ length: 50_000 }, () => taken.take(['x'], nothing));

	expect(slugs.at(-1)).toBe('x-50000');
});

testProperty('a record has the lowest number that is free for it', 500, () => {
	const slug: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'a-2', 'a-3', 'b-2', 'a-2-2', '');
	const record = fc.record({
		candidates: fc.array(slug, { maxLength: 2 }),
		foreign: fc.uniqueArray(slug, { maxLength: 3 }),
	});
	return fc.property(fc.array(record, { maxLength: 20 }), (records) => {
		const taken = new UsedSlugs();
		const given = new Set<string>();
		for (const { candidates, foreign } of records) {
			const isFree = (one: string) => !given.has(one) && !foreign.includes(one);
			const readable = candidates.filter((one) => one !== '');
			let expected = readable.find(isFree);
			for (let number = 2; expected === undefined; number++) {
				const numbered = `${readable.at(-1) ?? 'other'}-${number}`;
				if (isFree(numbered)) expected = numbered;
			}
			given.add(expected);

			expect(taken.take(candidates, (one) => foreign.includes(one))).toBe(expected);
		}
	});
});
