import { expect } from '@playwright/test';
import fc from 'fast-check';
import { withoutMojibake } from '../../../src/records/mojibake.ts';
import { testProperty } from '../../support/test-property.ts';

/** Lists what Windows-1252 makes of the bytes 80 to 9F. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Words from the letters of one language each, so long that they are no two signs by chance. */
const word = fc.oneof(
	...[
		'abcdeéèêëç',
		'abcdeñáíó',
		'abcdeöüäß',
		'abcdeåøæ',
		'abcdešžřčď',
		'abcdeąęłńśźż',
		'abcdeğışç',
		'abcdețșăî',
		'abcdeőűáé',
		'абвгдежзийклмнопрстуфхцчшщыьэюя',
		'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ',
		'אבגדהוזחטיכלמנסעפצקרשת',
		'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
		'日本東京都大阪府山川温泉神社寺院',
		'あいうえおかきくけこさしすせそアイウエオ',
		'서울부산대구인천광주한국',
	].map((letters) =>
		fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 4, maxLength: 9 }),
	),
);
const emoji = fc.constantFrom('🎉', '🏰', '🚲', '🍷');
const text = fc
	.array(fc.oneof({ weight: 5, arbitrary: word }, emoji), { maxLength: 6 })
	.map((words) => words.join(' '));

testProperty('words of any script come back whole, read wrongly once or twice', 1000, () =>
	fc.property(text, fc.constantFrom(asWindows1252, asLatin1), (words, wronglyRead) => {
		// A word alone may be two signs, as “Ä…a”: where another is certain, all are mended.
		const right = `café ${words}`;
		expect(withoutMojibake(wronglyRead(right))).toBe(right);
		expect(withoutMojibake(wronglyRead(wronglyRead(right)))).toBe(right);
	}),
);

testProperty('text that was read rightly stays', 1000, () =>
	fc.property(text, (right) => {
		expect(withoutMojibake(right)).toBe(right);
		expect(withoutMojibake(right.toUpperCase())).toBe(right.toUpperCase());
		expect(withoutMojibake(`“${right}” – «${right}»…`)).toBe(`“${right}” – «${right}»…`);
	}),
);

testProperty('what was mended is not mended again', 1000, () =>
	fc.property(fc.string({ unit: fc.constantFrom(...Array.from('aeéÉ œ’»«€ÃÂâÅ©¡')) }), (any) => {
		expect(withoutMojibake(withoutMojibake(any))).toBe(withoutMojibake(any));
	}),
);

function asWindows1252(right: string): string {
	return Array.from(
		Buffer.from(right),
		(byte) => signs[byte - 0x80] ?? String.fromCharCode(byte),
	).join('');
}

function asLatin1(right: string): string {
	return Buffer.from(right).toString('latin1');
}
