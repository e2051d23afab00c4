import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { savedAddress } from '../../../../src/outputs/saved/saved-key.ts';
import {
	readSaved,
	type SavedRecord,
	withMoved,
	withNote,
	withRecord,
	writtenRecords,
} from '../../../../src/outputs/saved/saved-records.ts';
import { testProperty } from '../../../support/test-property.ts';

const record = (digits: string, more: Partial<SavedRecord> = {}): SavedRecord => ({
	key: `p${digits}`,
	path: `places/quay-${digits}/`,
	name: `Quay ${digits}`,
	savedAt: '2026-12-04T10:00:00.000Z',
	...more,
});
const [first, second, third] = [record('0000000a'), record('0000000b'), record('0000000c')];
const keys = (records: readonly SavedRecord[]) => records.map(({ key }) => key);

test('a place and an event are known by the digits of their addresses, whatever they are called', () => {
	expect(savedAddress('/guide/places/british-bar-45ac3fe4/')).toEqual({
		key: 'p45ac3fe4',
		path: 'places/british-bar-45ac3fe4/',
	});
	expect(savedAddress('/events/renamed-45ac3fe4/')?.key).toBe('e45ac3fe4');
	expect(savedAddress('/events/%E5%A4%A7%E9%98%AA-2/')?.key).toBe('e%E5%A4%A7%E9%98%AA-2');
	for (const other of ['/guide/', '/destinations/faro/', '/places/', '/events/months/2026-12/']) {
		expect(savedAddress(other)).toBeUndefined();
	}
});

test('a record is saved once, at the end', () => {
	expect(keys(withRecord([first], second))).toEqual(['p0000000a', 'p0000000b']);
	expect(withRecord([first], { ...first, name: 'Other' })).toEqual([first]);
});

test('a record moves up and down, and not beyond the ends', () => {
	const list = [first, second, third];
	expect(keys(withMoved(list, 'p0000000c', -1))).toEqual(['p0000000a', 'p0000000c', 'p0000000b']);
	expect(keys(withMoved(list, 'p0000000a', 1))).toEqual(['p0000000b', 'p0000000a', 'p0000000c']);
	expect(withMoved(list, 'p0000000a', -1)).toEqual(list);
	expect(withMoved(list, 'p0000000c', 1)).toEqual(list);
	expect(withMoved(list, 'unknown', 1)).toEqual(list);
});

test('a note is kept without the space around it; an empty one is none', () => {
	expect(withNote([first], 'p0000000a', ' book \n')).toEqual([{ ...first, note: 'book' }]);
	expect(withNote([{ ...first, note: 'book' }], 'p0000000a', ' ')).toEqual([first]);
});

test('what is no list is not read, and entries that were not written are left out', () => {
	for (const text of ['', '{', 'null', '[]', '{"saved":1}', '"saved"']) {
		expect(readSaved(text), text).toBeUndefined();
	}
	const entries = [
		first,
		{ ...first, name: 'Again' },
		{ ...second, path: 'javascript:alert(1)/' },
		{ ...second, path: 'https://other.example/places/quay-0000000b/' },
		{ ...second, name: ' ' },
		{ ...third, note: 7, more: 'more' },
		null,
	];
	expect(readSaved(JSON.stringify({ saved: entries }))).toEqual([first, third]);
});

const written = fc.uniqueArray(
	fc.record({
		digits: fc.stringMatching(/^[\da-f]{8}$/),
		name: fc.string({ unit: 'binary' }).filter((name) => name.trim() === name && name !== ''),
		note: fc.option(fc.stringMatching(/^\S(.*\S)?$/), { nil: undefined }),
	}),
	{ selector: ({ digits }) => digits },
);

testProperty('what is written is read again', 300, () =>
	fc.property(written, (entries) => {
		const records = entries.map(({ digits, name, note }) =>
			record(digits, { name, ...(note === undefined ? {} : { note }) }),
		);
		expect(readSaved(writtenRecords(records))).toEqual(records);
	}),
);

const anyText = fc.oneof(
	fc.string(),
	fc.json(),
	fc.json().map((json) => `{"saved":[${json}]}`),
);

testProperty('nothing that a file may hold is thrown at whoever reads it', 300, () =>
	fc.property(anyText, (text) => {
		expect(Array.isArray(readSaved(text) ?? [])).toBe(true);
	}),
);
