import { expect, test } from '@playwright/test';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import { attributeProblems, attributesOf } from '../../../../src/domain/places/attributes.ts';

/** As many keys or elements, each with another value. */
const group = (size: number) =>
	Object.fromEntries(Array.from({ length: size }, (_, index) => [`key_${index}`, index]));
const list = (size: number) => Array.from({ length: size }, (_, index) => `Value ${index}`);

test('attributes of which a page shows everything have nothing to report', () => {
	expect(attributeProblems(undefined)).toEqual([]);
	expect(
		attributeProblems({
			payment: ['card', 'cash'],
			protection: { inscribed: { year: 1931, part: { name: 'The keep' } } },
			empty: { nothing: [null, '', {}] },
			history: 'x'.repeat(2000),
			...group(55),
			facilities: list(100),
		}),
	).toEqual([]);
});

test('what is nested too deep to be shown is reported where it begins', () => {
	expect(attributeProblems({ a: { b: { c: { d: { e: 1 } } } }, 'b c': [[[[1]]]] })).toEqual([
		{ path: 'attributes.a.b.c.d', reason: 'nested more than 4 levels deep, and not shown' },
		{ path: 'attributes.b c[0][0][0]', reason: 'nested more than 4 levels deep, and not shown' },
	]);
});

test('keys and elements beyond those that are shown are reported for each group and list', () => {
	expect(attributeProblems({ ...group(61), more: group(61) })).toEqual([
		{ path: 'attributes', reason: 'more than 60 keys, of which the first are shown' },
	]);
	expect(attributeProblems({ more: group(61), rooms: [list(101)] })).toEqual([
		{ path: 'attributes.more', reason: 'more than 60 keys, of which the first are shown' },
		{ path: 'attributes.rooms[0]', reason: 'more than 100 elements, of which the first are shown' },
	]);
});

test('empty values and elements that come again count for nothing', () => {
	const empty = Object.fromEntries(list(30).map((key) => [key, ' ']));

	expect(attributeProblems({ ...empty, ...group(60) })).toEqual([]);
	expect(attributeProblems({ rooms: [...list(100), ...list(100), null] })).toEqual([]);
	expect(attributeProblems({ rooms: Array<string>(401).fill('Wifi') })).toEqual([]);
});

test('what has nothing to print is no key of those that are shown, and is not reported however deep it is', () => {
	expect(attributeProblems({ nothing: '<br>', ...group(60) })).toEqual([]);
	expect(attributeProblems({ a: { b: { c: { d: { e: null } } } }, b: [[[[[' ']]]]] })).toEqual([]);
});

test('a key without a letter or a sign to show is reported, as its value has no label', () => {
	expect(attributeProblems({ ___: 'x', rooms: { '': 3, '-': null } })).toEqual([
		{ path: 'attributes.___', reason: 'not shown, as its key makes no label' },
		{ path: 'attributes.rooms.', reason: 'not shown, as its key makes no label' },
	]);
});

test('what is reported is what a page counts as left out', () => {
	const lists = { rooms: list(101), more: { keys: group(62) } };
	const [rooms, more] = attributesOf(lists, 'en-GB', messages);

	expect(rooms?.value).toMatchObject({ kind: 'list', omitted: 1 });
	expect(more?.value).toMatchObject({ kind: 'group', attributes: [{ value: { omitted: 2 } }] });
	expect(attributeProblems(lists)).toEqual([
		{ path: 'attributes.rooms', reason: 'more than 100 elements, of which the first are shown' },
		{ path: 'attributes.more.keys', reason: 'more than 60 keys, of which the first are shown' },
	]);
});

test('more values than a place may have are reported of the attributes altogether', () => {
	const reason = 'more than 400 values, of which the first are shown';

	expect(attributeProblems({ a: list(99), b: list(99), c: list(99), d: list(99) })).toEqual([]);
	expect(attributeProblems({ a: list(99), b: list(99), c: list(99), d: list(100) })).toEqual([
		{ path: 'attributes', reason },
	]);
});

test('a text that is cut off is reported, and one that is long by its markup alone is not', () => {
	const reason = 'more than 2000 characters, of which the first are shown';

	expect(attributeProblems({ history: 'x'.repeat(2001), tour: ['y'.repeat(30_000)] })).toEqual([
		{ path: 'attributes.history', reason },
		{ path: 'attributes.tour[0]', reason },
	]);
	expect(attributeProblems({ history: `<p>${'<b></b>'.repeat(500)}Built in 1520.</p>` })).toEqual(
		[],
	);
	expect(
		attributeProblems({ history: `<p>${'x '.repeat(900)}</p>${'<i></i>'.repeat(3000)}` }),
	).toEqual([]);
	expect(
		attributeProblems({ history: `<p>Built</p>${'<i></i>'.repeat(3000)}<p>in 1520</p>` }),
	).toEqual([
		{
			path: 'attributes.history',
			reason: 'more than 20000 characters with its markup, of which the first are shown',
		},
	]);
});
