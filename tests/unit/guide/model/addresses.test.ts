import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { placeId, storedEvent, storedGrouping, storedPlace } from '../../../support/records.ts';
import { testProperty } from '../../../support/test-property.ts';
import { guideOf } from './example-guide.ts';

const slugsOf = (entries: readonly { addressSlug: string }[]) =>
	entries.map(({ addressSlug }) => addressSlug);

test('places of one name have addresses of their own', () => {
	const { places } = guideOf({
		places: [
			storedPlace({ id: placeId(1), name: 'Café Central' }),
			storedPlace({ id: placeId(2), name: 'Café Central' }),
		],
	});

	expect(slugsOf(places)).toEqual(['cafe-central-00000001', 'cafe-central-00000002']);
});

test('of two ids that begin alike, the later one is shown whole', () => {
	const places = [
		storedPlace({ id: `plc_abcdef12${'f'.repeat(24)}`, name: 'Café Central' }),
		storedPlace({ id: `plc_abcdef12${'0'.repeat(24)}`, name: 'Café Central' }),
	];
	const expected = ['cafe-central-abcdef12', 'cafe-central-abcdef12ffffffffffffffffffffffff'];

	expect(slugsOf(guideOf({ places }).places)).toEqual(expected);
	expect(slugsOf(guideOf({ places: [...places].reverse() }).places)).toEqual(expected);
});

test('an address does not change with the other records of the guide', () => {
	const fado = storedEvent({ name: 'Fado', id: 'evt_0a1b2c3d4e5f60718293a4b5c6d7e8f9' });
	const others = [1, 2, 3].map((digit) =>
		storedEvent({ name: 'Fado', id: `evt_${String(digit).repeat(32)}` }),
	);

	expect(slugsOf(guideOf({ events: [fado] }).events)).toEqual(['fado-0a1b2c3d']);
	expect(slugsOf(guideOf({ events: [...others, fado] }).events)).toContain('fado-0a1b2c3d');
});

test('names of any script make addresses that can be read', () => {
	const names = ['故宫博物院', 'المتحف الوطني', 'Ελληνικό Μουσείο', '★★★'];
	const places = names.map((name, index) => storedPlace({ id: placeId(index + 1), name }));

	expect(slugsOf(guideOf({ places }).places).sort()).toEqual(
		[
			'00000004',
			'ελληνικό-μουσείο-00000003',
			'المتحف-الوطني-00000002',
			'故宫博物院-00000001',
		].sort(),
	);
});

test('destinations keep the address that the service proposes, as letters and hyphens', () => {
	const { destinations } = guideOf({
		destinations: [
			storedGrouping({ id: 'dst_1', name: 'Lisbon', slug: 'lisboa' }),
			storedGrouping({ id: 'dst_2', name: 'Sintra', slug: '../../Síntra & hills' }),
			storedGrouping({ id: 'dst_3', name: 'Cascais' }),
			storedGrouping({ id: 'dst_4', name: '★', slug: '—' }),
		],
	});

	expect(slugsOf(destinations)).toEqual(['dst-4', 'cascais', 'lisboa', 'sintra-hills']);
});

test('destinations of one address add their ids', () => {
	const { destinations } = guideOf({
		destinations: [
			storedGrouping({ id: 'dst_1', name: 'Santa Cruz' }),
			storedGrouping({ id: 'dst_2', name: 'Santa Cruz' }),
			storedGrouping({ id: 'dst_3', name: 'Santa Cruz', slug: 'santa-cruz' }),
		],
	});

	expect(slugsOf(destinations)).toEqual(['santa-cruz', 'santa-cruz-dst-2', 'santa-cruz-dst-3']);
});

test('destinations whose ids make one address are still told apart', () => {
	const { collections } = guideOf({
		collections: [
			storedGrouping({ id: '1', name: 'A', slug: 'x-2' }),
			storedGrouping({ id: '2', name: 'B', slug: 'x' }),
			storedGrouping({ id: '2!', name: 'C', slug: 'x' }),
			storedGrouping({ id: '★', name: 'D', slug: '—' }),
			storedGrouping({ id: '☆', name: '★', slug: '—' }),
			storedGrouping({ id: '✩', name: '★', slug: '—' }),
		],
	});

	expect(new Set(slugsOf(collections)).size).toBe(6);
	expect(slugsOf(collections)).not.toContain('');
});

test('no address is longer than the name of a file may be, whatever names and ids are made of', () => {
	const name = '𠀀'.repeat(60);
	const id = (end: string) => '駅'.repeat(59) + end;
	const { destinations, places } = guideOf({
		places: [1, 2, 3].map((digit) =>
			storedPlace({ id: `plc_00000000${String(digit).repeat(24)}`, name }),
		),
		destinations: ['一', '二', '三'].map((end) => storedGrouping({ id: id(end), name })),
	});

	expect(slugsOf(places)).toEqual([
		`${name}-00000000`,
		`${'𠀀'.repeat(54)}-00000000${'2'.repeat(24)}`,
		`${'𠀀'.repeat(54)}-00000000${'3'.repeat(24)}`,
	]);
	expect(slugsOf(destinations).sort()).toEqual(
		[name, `${'𠀀'.repeat(17)}-${id('三')}`, `${'𠀀'.repeat(17)}-${id('二')}`].sort(),
	);
});

testProperty('no two records ever share an address, and none is empty', 300, () => {
	const words = fc.constantFrom('Café', 'CAFE', 'x', '2', 'x-2', '★', '北京', 'dst', '');
	const text = fc.array(words, { maxLength: 3 }).map((parts) => parts.join('-'));
	const hex = fc.constantFrom('0', '1', 'e', 'f').map((digit) => digit.repeat(8));
	const ids = fc.tuple(hex, hex).map(([start, end]) => `plc_${start}0000000000000000${end}`);
	return fc.property(
		fc.uniqueArray(fc.record({ id: ids, name: text }), { selector: ({ id }) => id }),
		fc.uniqueArray(fc.record({ id: text, name: text, slug: text }), {
			selector: ({ id }) => id,
		}),
		(places, groupings) => {
			const guide = guideOf({
				places: places.map(({ id, name }) => storedPlace({ id, name: name || 'A' })),
				destinations: groupings.map(({ id, name, slug }) =>
					storedGrouping({ id: id || '1', name: name || 'A', slug }),
				),
			});
			for (const entries of [guide.places, guide.destinations]) {
				const slugs = slugsOf(entries);
				expect(new Set(slugs).size).toBe(slugs.length);
				expect(slugs).not.toContain('');
			}
		},
	);
});
