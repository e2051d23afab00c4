import { expect, test } from '@playwright/test';
import { slugFromName, slugWithEnd, slugWithId } from '../../../src/i18n/slug.ts';

test('folds accents and joins words with hyphens', () => {
	expect(slugFromName('Château d’Azay-le-Rideau (musée)')).toBe('chateau-d-azay-le-rideau-musee');
	expect(slugFromName('Straße & Œuvre, Øresund')).toBe('strasse-oeuvre-oresund');
});

test('keeps the letters and digits of every script', () => {
	expect(slugFromName('故宫 博物院')).toBe('故宫-博物院');
	expect(slugFromName('المتحف الوطني')).toBe('المتحف-الوطني');
	expect(slugFromName('กรุงเทพ')).toBe('กรุงเทพ');
	expect(slugFromName('Ελλάδα 2026')).toBe('ελλάδα-2026');
});

test('leaves out signs that choose how an emoji is drawn, and are no letters by themselves', () => {
	expect(slugFromName('Café ☕\uFE0F')).toBe('cafe');
	expect(slugFromName('❤\uFE0F')).toBe('');
	expect(slugFromName('Route 1\uFE0F\u20E3')).toBe('route-1');
	expect(slugWithId('☀\uFE0F', 'plc_00e8d12118ba339b946f09896707b893')).toBe('00e8d121');
});

test('takes an acute accent or a diaeresis that stands alone for no mark of a letter', () => {
	expect(slugFromName('Rosi´s Café')).toBe('rosi-s-cafe');
	expect(slugFromName('´t Hoekje ¨ ´')).toBe('t-hoekje');
	expect(slugFromName('L΄Αθήνα')).toBe('l-αθήνα');
});

test('cuts a long name between words, and a long word at the limit', () => {
	const slug = slugFromName('a town with a name '.repeat(10));
	expect(slug).toBe('a-town-with-a-name-a-town-with-a-name-a-town-with-a-name-a');
	expect(slugFromName('x'.repeat(200))).toHaveLength(60);
});

test('ends an address with the first digits of the id, so that equal names differ', () => {
	expect(slugWithId('Café Central', 'plc_00E8D12118ba339b946f09896707b893')).toBe(
		'cafe-central-00e8d121',
	);
	expect(slugWithId('★ ★', 'evt_00e8d12118ba339b946f09896707b893')).toBe('00e8d121');
	expect(slugWithId('A', 'plc_00e8d12118ba339b946f09896707b893', 16)).toBe('a-00e8d12118ba339b');
});

test('cuts a name at a whole letter where it and its end are longer than file systems allow', () => {
	const id = 'plc_00e8d12118ba339b946f09896707b893';
	const name = '𠀀'.repeat(60);

	expect(slugWithId(name, id)).toBe(`${name}-00e8d121`);
	expect(slugWithId(name, id, 32)).toBe(`${'𠀀'.repeat(54)}-00e8d12118ba339b946f09896707b893`);
	expect(slugWithEnd('駅'.repeat(60), '駅'.repeat(60))).toBe(
		`${'駅'.repeat(22)}-${'駅'.repeat(60)}`,
	);
	expect(slugWithEnd(`${'駅'.repeat(21)}-駅`, '駅'.repeat(61))).toBe(
		`${'駅'.repeat(21)}-${'駅'.repeat(61)}`,
	);
});

test('joins what there is of a name and an end', () => {
	expect(slugWithEnd('lisbon', 'dst-1')).toBe('lisbon-dst-1');
	expect(slugWithEnd('', 'dst-1')).toBe('dst-1');
	expect(slugWithEnd('lisbon', '')).toBe('lisbon');
});
