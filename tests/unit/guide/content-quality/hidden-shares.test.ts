import { expect, test } from '@playwright/test';
import {
	type CountedRecord,
	hiddenShares,
} from '../../../../src/guide/content-quality/hidden-shares.ts';

const record = (id: string, about: Partial<CountedRecord> = {}): CountedRecord => ({
	id,
	isHidden: false,
	whereabouts: [],
	...about,
});
const none: ReadonlySet<string> = new Set();

test('tells of a destination that is hidden as a whole, by the ids or the name that it bears', () => {
	const records = [
		record('a', { isHidden: true }),
		record('b', { isHidden: true, whereabouts: ['Séoul', 'KR'] }),
		record('c'),
	];
	const destinations = [
		{ name: 'Busan', memberIds: ['a'] },
		{ name: 'SEOUL', memberIds: [] },
		{ name: 'Daegu', memberIds: ['c'] },
	];

	expect(hiddenShares(records, destinations, none)).toEqual([
		{ kind: 'destination', name: 'Busan', hidden: 1, total: 1 },
		{ kind: 'destination', name: 'SEOUL', hidden: 1, total: 1 },
	]);
});

test('counts members that could not be read as hidden', () => {
	const destinations = [{ name: 'Busan', memberIds: ['a', 'b', 'elsewhere'] }];

	expect(hiddenShares([record('a')], destinations, new Set(['b']))).toEqual([
		{ kind: 'destination', name: 'Busan', hidden: 1, total: 2 },
	]);
});

test('tells of a source and a category of which more than a fifth has run out, and of no less', () => {
	const records = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
		record(id, { source: 'Board', category: index < 5 ? 'Museum' : 'Bar', isHidden: index < 2 }),
	);
	const fewer = records.map((each, index) => ({ ...each, isHidden: index < 1 }));

	expect(hiddenShares(records, [], none)).toEqual([
		{ kind: 'source', name: 'Board', hidden: 2, total: 5 },
		{ kind: 'category', name: 'Museum', hidden: 2, total: 5 },
	]);
	expect(hiddenShares(fewer, [], none)).toEqual([]);
});
