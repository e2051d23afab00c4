import { expect, test } from '@playwright/test';
import { typefaceFiles } from '../../../../.config/fonts.js';
import { fittedLines } from '../../../../src/graphics/typesetting/fitted-lines.ts';
import { openGuideTypefaces } from '../../../../src/graphics/typesetting/guide-typefaces.ts';
import { settableText } from '../../../../src/graphics/typesetting/settable-text.ts';
import { printedTypeface } from '../../../support/printed-typeface.ts';

const opened = openGuideTypefaces(typefaceFiles);

for (const [language, name, face] of [
	['Portuguese', 'Fundação Calouste Gulbenkian – Jardins', 0],
	['French', 'L’Œuvre d’Orléans, Saint-Benoît-sur-Loire', 0],
	['German', 'Königsstraße 7', 0],
	['Polish', 'Łódź: Księży Młyn', 0],
	['Turkish', 'İstiklâl Caddesi, Ağrı', 0],
	['Icelandic', 'Þingvellir, Ísafjörður', 0],
	['Vietnamese', 'Nhà thờ Đức Bà Sài Gòn', 1],
] as const) {
	test(`the guide's typefaces set a name in ${language}`, async () => {
		const { names } = await opened;
		const settable = settableText(name, names);

		expect(settable?.text).toBe(name);
		expect(settable && names.indexOf(settable.typeface)).toBe(face);
	});
}

for (const [script, name] of [
	['Japanese', '東京国立博物館'],
	['Korean', '경복궁'],
	['Arabic', 'المتحف الوطني'],
	['Hebrew', 'מוזיאון ישראל'],
	['Thai', 'วัดพระแก้ว'],
	['Greek', 'Ακρόπολη'],
	['Russian', 'Эрмитаж'],
	['two scripts', 'Café 東京'],
	['two directions', 'Museum متحف'],
	['emoji alone', '✨🎉'],
	['nothing', ' \u200b'],
] as const) {
	test(`a name in ${script} is not set, rather than with boxes for letters`, async () => {
		expect(settableText(name, (await opened).names)).toBeUndefined();
	});
}

test('what adds to a name may be missing: brackets in another script, emoji, marks of direction', async () => {
	const { names } = await opened;
	const textOf = (name: string) => settableText(name, names)?.text;

	expect(textOf('Tokyo National Museum (東京国立博物館)')).toBe('Tokyo National Museum');
	expect(textOf('Festival ✨ of Lights 🎉')).toBe('Festival of Lights');
	expect(textOf('\u202eFado\u2066 in\u00adChiado')).toBe('Fado inChiado');
	expect(textOf('Cafe\u0301 (Lisbon)')).toBe('Café (Lisbon)');
});

test('text of both directions is not set, whatever the typeface holds', () => {
	const all = { ...printedTypeface, covers: () => true };

	expect(settableText('المتحف الوطني', [all])?.text).toBe('المتحف الوطني');
	expect(settableText('المتحف 1920', [all])).toBeUndefined();
});

test('kerning counts, and letters of two files stand in one line', async () => {
	const [besley] = (await opened).names;
	if (!besley) throw new Error('No typeface.');

	expect(besley.widthInEms('AVA')).toBeLessThan(
		besley.widthInEms('A') + besley.widthInEms('V') + besley.widthInEms('A'),
	);
	expect(besley.widthInEms('Łód')).toBeCloseTo(besley.widthInEms('Ł') + besley.widthInEms('ód'), 5);
	expect(besley.outlines('Łód', 0, 0, 100).match(/<path /g)).toHaveLength(3);
});

test('no line is wider than its box', async () => {
	const { names } = await opened;
	const box = { width: 540, height: 330, sizes: [82, 58, 34], lineHeight: 1.12 };
	for (const name of [
		'MAISON DE LA NATURE ET DU PATRIMOINE DES BORDS DE LOIRE ET DE SES AFFLUENTS',
		'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
		'W'.repeat(164),
		'Musée des Beaux-Arts de Tours, ancien palais de l’Archevêché',
	]) {
		const settable = settableText(name, names);
		if (!settable) throw new Error(`${name} is not set.`);
		const { fontSize, lines } = fittedLines(settable, box);
		for (const line of lines) {
			expect(settable.typeface.widthInEms(line) * fontSize).toBeLessThan(box.width + 2);
		}
	}
});
