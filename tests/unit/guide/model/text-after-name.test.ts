import { expect, test } from '@playwright/test';
import { textAfterName } from '../../../../src/guide/model/text-after-name.ts';

test('a text begins after a sentence or a line that is the name alone', () => {
	for (const beginning of [
		'Ayo au Minotaure de Vendôme. ',
		'AYO AU MINOTAURE DE VENDÔME ! ',
		'« Ayo » au Minotaure de Vendôme\n\n',
	]) {
		const text = `${beginning}Joy vient de Nigeria.\n\nEt Paris.`;
		expect(textAfterName(text, 'Ayo au Minotaure de Vendôme'), text).toBe(
			'Joy vient de Nigeria.\n\nEt Paris.',
		);
	}
	expect(textAfterName('Ciné. Drôles de rats. À 10 h.', 'Ciné. Drôles de rats')).toBe('À 10 h.');
	expect(textAfterName('Dégustation\n"Duo" de vins', 'Dégustation')).toBe('"Duo" de vins');
	expect(textAfterName('港の塔。眺めがよい。', '港の塔')).toBe('眺めがよい。');
});

test('a text begins after the name and a full stop also where it goes on with a small letter', () => {
	for (const beginning of [
		'L’été “à la Loire.” . ',
		'L’été “à la\nLoire.”.\n',
		'L’été “à la Loire.”. ',
	]) {
		const text = `${beginning}la galerie organise un bal.`;
		expect(textAfterName(text, 'L’été “à la Loire.”'), text).toBe('la galerie organise un bal.');
	}
	expect(textAfterName('Duck & Geese. de Londres.', 'Duck & Geese')).toBe('de Londres.');
});

test('so it does before a number, a quotation without a space, and after a last word in capitals', () => {
	expect(textAfterName('Duck & Geese. 2ème édition.', 'Duck & Geese')).toBe('2ème édition.');
	expect(textAfterName('Duck &  geese."Tea" is served.', 'Duck & Geese')).toBe('"Tea" is served.');
	expect(textAfterName('Duck & C.LOY. La création.', 'Duck & C.LOY')).toBe('La création.');
	expect(textAfterName('Duck & CIE. Les canards.', 'Duck & CIE')).toBe('Les canards.');
});

test('a text stays where the name is a part of what it says', () => {
	for (const text of [
		'Duck & Co offers tea.',
		'Duck & Co. Ltd offers tea.',
		'Duck & Co. limited offers tea.',
		'Duck & Co: a house of tea.',
		'Duck & Co\nis a house of tea.',
		'Duck & Co ★★★. Tea.',
		'Duck & Company. Tea.',
		'Duck & Co.',
		'Duck & Co."Tea" is served.',
		'Duck & Co.\n…',
		'Duck.\n\nTea.',
		'Tea. Duck & Co.',
		'Tea at Duck & Co. Free.',
	]) {
		expect(textAfterName(text, 'Duck & Co'), text).toBe(text);
	}
	expect(textAfterName('Duck and sons: tea.', 'Duck and sons')).toBe('Duck and sons: tea.');
	expect(textAfterName('Booking.com', 'Booking')).toBe('Booking.com');
	expect(textAfterName('… Tea.', '…')).toBe('… Tea.');
	expect(textAfterName(undefined, 'Duck & Co')).toBeUndefined();
});
