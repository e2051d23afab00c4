import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { withMixedKinds } from '../../../../src/guide/model/mixed-kinds.ts';
import { placeId, storedPlace } from '../../../support/records.ts';
import { testProperty } from '../../../support/test-property.ts';

const place = (name: string, type?: string, schemaType?: string, number = 1) => ({
	...storedPlace({ id: placeId(number), name, type, schema_type: schemaType }),
	addressSlug: 'a',
});
const mixed = (types: string) => {
	const places = types.split('').map((type, index) => place(`${type}${index}`, type));
	return withMixedKinds(places)
		.map(({ name }) => name)
		.join(' ');
};

test('the third of a kind waits for the next of another', () => {
	expect(mixed('aaaabbc')).toBe('a0 a1 b4 a2 a3 b5 c6');
	expect(mixed('abcab')).toBe('a0 b1 c2 a3 b4');
});

test('where no others are left those of a kind follow each other', () => {
	expect(mixed('aaaab')).toBe('a0 a1 b4 a2 a3');
	expect(mixed('baaaaa')).toBe('b0 a1 a2 a3 a4 a5');
});

test('kinds are alike by either word for them, and what stands before counts', () => {
	const [castle, palace, tower, inn] = [
		place('Castle', 'castle', 'schema:LandmarksOrHistoricalBuildings'),
		place('Palace', 'palace', 'LandmarksOrHistoricalBuildings'),
		place('Tower', 'tower', 'schema:LandmarksOrHistoricalBuildings'),
		place('Inn', 'Inn', 'schema:Hotel'),
	];

	expect(withMixedKinds([castle, palace, tower, inn])).toEqual([castle, palace, inn, tower]);
	expect(withMixedKinds([tower, inn], [castle, palace])).toEqual([inn, tower]);
});

test('places of no stated kind are of none together', () => {
	const places = ['A', 'B', 'C'].map((name) => place(name));

	expect(withMixedKinds([...places, place('Inn', 'inn')])).toEqual([
		...places,
		place('Inn', 'inn'),
	]);
});

testProperty('no three of a kind follow each other while others are left', 300, () =>
	fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 }), (types) => {
		const places = types.map((type, index) => place(`${index}`, type, undefined, index + 1));
		const list = withMixedKinds(places);
		const kinds = list.map(({ kind }) => kind);

		expect(list.toSorted((a, b) => Number(a.name) - Number(b.name))).toEqual(places);
		for (let at = 2; at < kinds.length; at++) {
			const isThird = kinds[at] === kinds[at - 1] && kinds[at] === kinds[at - 2];
			if (isThird) expect(new Set(kinds.slice(at)).size).toBe(1);
		}
		for (const type of ['a', 'b', 'c', 'd']) {
			const numbers = list.filter(({ kind }) => kind === type).map(({ name }) => Number(name));
			expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
		}
	}),
);
