import { expect, test } from '@playwright/test';
import {
	lacksDialableNumber,
	phoneNumbers,
	telephoneHref,
} from '../../../../src/domain/places/telephone.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

test('makes a telephone link of the digits, with the plus of a country code', () => {
	const expected: Record<string, string> = {
		'+351 21 362 00 34': 'tel:+351213620034',
		'+33 (0)2 47 73 19 71': 'tel:+33247731971',
		'0033 (0) 2 47 73 19 71': 'tel:+33247731971',
		'0033 2 47 73 19 71': 'tel:+33247731971',
		'+33 02 47 73 19 71': 'tel:+33247731971',
		'0033 02 47 73 19 71': 'tel:+33247731971',
		'+49 030 1234567': 'tel:+49301234567',
		'+39 06 6988 1234': 'tel:+390669881234',
		'(+351) 213.620.034': 'tel:+351213620034',
		'02 47 73 19 71': 'tel:0247731971',
		'(212) 555-0100': 'tel:2125550100',
		'030/1234567': 'tel:0301234567',
		'112': 'tel:112',
		'Tel.: +351 21 362 00 34': 'tel:+351213620034',
		'Reception (24h): +351 21 362 00 34': 'tel:+351213620034',
		'+ 351 21 362 00 34': 'tel:+351213620034',
		'+351\u201121\u2011362\u201100\u201134': 'tel:+351213620034',
		'+351 21 362 \u2212 0034': 'tel:+351213620034',
		'+44 (020) 7946 0958': 'tel:+442079460958',
		'+39 (0)6 6988 1234': 'tel:+390669881234',
		'0039 (06) 6988 1234': 'tel:+390669881234',
		'+１ ２１２ ５５５ ０１００': 'tel:+12125550100',
		'+٩٦٦ ١١ ٢٣٤ ٥٦٧٨': 'tel:+966112345678',
		'+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸': 'tel:+982112345678',
		'+९१ ११ २३४५ ६७८९': 'tel:+911123456789',
	};
	for (const [text, href] of Object.entries(expected)) {
		expect(telephoneHref(text), text).toBe(href);
	}
});

test('dials nothing that is said beside a number', () => {
	const expected: Record<string, string | undefined> = {
		'+33 2 47 45 12 34 (24/7)': 'tel:+33247451234',
		'+33 2 47 45 12 34 (7j/7, 24h/24)': 'tel:+33247451234',
		'+33 2 47 45 12 34 - 24/7': 'tel:+33247451234',
		'+33 2 47 45 12 34 24/24': 'tel:+33247451234',
		'+33 2 47 45 12 34 24h/24': 'tel:+33247451234',
		'+33 2 47 45 12 34 24 H/24 7j/7': 'tel:+33247451234',
		'3624 24h/24 7j/7': 'tel:3624',
		'3624 (24h/24, 7j/7)': 'tel:3624',
		'+351 213 620 034 (9-18)': 'tel:+351213620034',
		'(9-18) +351 213 620 034': 'tel:+351213620034',
		'02 47 73 19 71 (06 12 34 56 78)': 'tel:0247731971',
		'1) 02 47 73 19 71': 'tel:0247731971',
		'3635 (0,34€/min)': 'tel:3635',
		'0 892 68 30 00 (0.40 € / min)': 'tel:0892683000',
		'0892 123 456 0.40€': 'tel:0892123456',
		'3635 0,34€': 'tel:3635',
		'24/7': undefined,
		'9.30-18.00': undefined,
	};
	for (const [text, href] of Object.entries(expected)) {
		expect(phoneNumbers(text), text).toEqual([{ text, href }]);
	}
});

test('dials the first of numbers that only end otherwise', () => {
	const expected: Record<string, string> = {
		'+351 213 620 034/5': 'tel:+351213620034',
		'+351 213 620 034/5/6': 'tel:+351213620034',
		'02 47 73 19 71 /72': 'tel:0247731971',
		'112/911': 'tel:112',
	};
	for (const [text, href] of Object.entries(expected)) {
		expect(phoneNumbers(text), text).toEqual([{ text, href }]);
	}
});

test('keeps a number whole that is parted by brackets, slashes or dashes', () => {
	const expected: Record<string, string> = {
		'(+33) (0)2 47 73 19 71': 'tel:+33247731971',
		'(+33 (0)2 47 73 19 71)': 'tel:+33247731971',
		'+(351) 213 620 034': 'tel:+351213620034',
		'1 (800) 555-0100': 'tel:18005550100',
		'(02 47) 73 19 71': 'tel:0247731971',
		'030/123': 'tel:030123',
		'+32 2/123.45.67': 'tel:+3221234567',
		'030 / 1234567': 'tel:0301234567',
		'+49 (0) 30 / 1234567': 'tel:+49301234567',
		'0043 512 / 123456': 'tel:+43512123456',
		'+43 512 / 12 34 56': 'tel:+43512123456',
		'02/47/73/19/71': 'tel:0247731971',
		'+33/2/47/73/19/71': 'tel:+33247731971',
		'+49 (0)6131 - 2862166': 'tel:+4961312862166',
		'0049 6131 - 2862166': 'tel:+4961312862166',
		'030 12345 - 0': 'tel:030123450',
		'+43 1 512 34 56-12': 'tel:+431512345612',
	};
	for (const [text, href] of Object.entries(expected)) {
		expect(phoneNumbers(text), text).toEqual([{ text, href }]);
	}
});

test('keeps an extension', () => {
	expect(telephoneHref('+351 21 362 00 34 ext. 12')).toBe('tel:+351213620034;ext=12');
	expect(telephoneHref('+1 212 555 0100 x7')).toBe('tel:+12125550100;ext=7');
	expect(telephoneHref('+33 2 47 73 19 71 poste 204')).toBe('tel:+33247731971;ext=204');
	expect(telephoneHref('+1 212 555 0100 (extension 7)')).toBe('tel:+12125550100;ext=7');
});

test('makes no link where no number can be read', () => {
	for (const text of [
		'',
		'ask at the desk',
		'12',
		'1-800-FLOWERS',
		'Mon-Fri 9-17h',
		'floor 12',
		'+1 234 567 890 123 456 789',
		'javascript:alert(1)',
	]) {
		expect(telephoneHref(text), text).toBeUndefined();
	}
});

test('makes no link of a French number that has not nine digits after the country code', () => {
	for (const text of ['+33 062291654', '0033 2 47 73 19', '+33 (0)2 47 73 19 71 7', '+33 3949']) {
		expect(phoneNumbers(text), text).toEqual([{ text, href: undefined }]);
	}
	expect(telephoneHref('+33 062291654 (06 22 91 65 43)')).toBe('tel:0622916543');
	expect(telephoneHref('02 47 73 19')).toBe('tel:02477319');
});

test('a text that has the digits of a number, none of which can be dialled, lacks one', () => {
	for (const text of [
		...['+33 062291654', 'Tél. +33 062291654', '+1 234 567 890 123 456 789'],
		...['+33 062291654 24h/24', '+33 062291654 (9h-18h)', '(9-18) +33 062291654'],
	]) {
		expect(lacksDialableNumber(text), text).toBe(true);
	}
	for (const text of [
		...['ask at the desk', 'Mon-Fri 9-17h', '1-800-FLOWERS', '12', '+351 1', ''],
		...['+33 2 47 73 19 71', '+33 062291654, +33 6 22 91 65 43', '3635 (0,34€/min)'],
		...['+33 2 47 45 12 34 24h/24', '+33 2 47 45 12 34 7j/7', '+33 2 47 45 12 34 9h-18h'],
		...[
			'1-800-444-PARK',
			'3624 24h/24 7j/7',
			'3624 (24h/24, 7j/7)',
			'3624 de 9h à 18h, 01/04-30/09',
		],
	]) {
		expect(lacksDialableNumber(text), text).toBe(false);
	}
});

test('parts a text of several numbers', () => {
	const one = { text: '+351 21 362 00 34', href: 'tel:+351213620034' };
	const two = { text: '+351 912 345 678', href: 'tel:+351912345678' };
	for (const text of [
		'+351 21 362 00 34, +351 912 345 678',
		'+351 21 362 00 34; +351 912 345 678',
		'+351 21 362 00 34 / +351 912 345 678',
		'+351 21 362 00 34/+351 912 345 678',
		'+351 21 362 00 34 | +351 912 345 678',
		'+351 21 362 00 34 or +351 912 345 678',
		'+351 21 362 00 34  ou  +351 912 345 678',
		'+351 21 362 00 34 - +351 912 345 678',
		'+351 21 362 00 34 – +351 912 345 678',
	]) {
		expect(phoneNumbers(text), text).toEqual([one, two]);
	}
	expect(phoneNumbers('02 47 73 19 71/06 12 34 56 78')).toEqual([
		{ text: '02 47 73 19 71', href: 'tel:0247731971' },
		{ text: '06 12 34 56 78', href: 'tel:0612345678' },
	]);
	expect(phoneNumbers('030 / 1234567, 030 / 7654321')).toEqual([
		{ text: '030 / 1234567', href: 'tel:0301234567' },
		{ text: '030 / 7654321', href: 'tel:0307654321' },
	]);
	expect(phoneNumbers('555-1234 - 555-5678')).toEqual([
		{ text: '555-1234', href: 'tel:5551234' },
		{ text: '555-5678', href: 'tel:5555678' },
	]);
	expect(phoneNumbers('01 23 45 67 89,06 12 34 56 78')).toEqual([
		{ text: '01 23 45 67 89', href: 'tel:0123456789' },
		{ text: '06 12 34 56 78', href: 'tel:0612345678' },
	]);
});

for (const text of ['1/', '(1 ', '1) ', '1 - ', '(', '1/1/1.']) {
	test(`reads a text of very many “${text}” in a time that grows with its length`, () => {
		expect(growth(2000, (times) => phoneNumbers(text.repeat(times)))).toBeLessThan(steadyGrowth);
	});
}

test('keeps the words whole where a part of them is no number', () => {
	expect(phoneNumbers('+351 21 362 00 34, ask for Ana')).toEqual([
		{ text: '+351 21 362 00 34, ask for Ana', href: 'tel:+351213620034' },
	]);
	expect(phoneNumbers('+351 21 362 00 34, 9-18')).toEqual([
		{ text: '+351 21 362 00 34, 9-18', href: 'tel:+351213620034' },
	]);
	expect(phoneNumbers('+351 21 362 00 34 / 8')).toEqual([
		{ text: '+351 21 362 00 34 / 8', href: 'tel:+351213620034' },
	]);
	expect(phoneNumbers('ask at the desk')).toEqual([{ text: 'ask at the desk', href: undefined }]);
	expect(phoneNumbers(undefined)).toEqual([]);
	expect(phoneNumbers('  ')).toEqual([]);
});

test('dials no code that follows a number after a pause', () => {
	const expected: Record<string, string> = {
		'+351211234567,,123#': 'tel:+351211234567',
		'+351211234567,123#': 'tel:+351211234567',
		'+351211234567;123#': 'tel:+351211234567',
		'+351 21 123 45 67,,,9': 'tel:+351211234567',
	};
	for (const [text, href] of Object.entries(expected)) {
		expect(phoneNumbers(text), text).toEqual([{ text, href }]);
	}
	expect(phoneNumbers('+351 21 362 00 34,, +351 912 345 678')).toEqual([
		{ text: '+351 21 362 00 34', href: 'tel:+351213620034' },
		{ text: '+351 912 345 678', href: 'tel:+351912345678' },
	]);
	expect(growth(2000, (times) => phoneNumbers(`1${','.repeat(times)}1`))).toBeLessThan(
		steadyGrowth,
	);
});

test('dials no date', () => {
	const expected: Record<string, string | undefined> = {
		'2026-11-21': undefined,
		'12/05/2026': undefined,
		'1.5.2026': undefined,
		'2026-11-21 - 2026-12-01': undefined,
		'2026-11-21 10:00': undefined,
		'From 12/05/2026: 213 620 034': 'tel:213620034',
		'030/12.05.2026': 'tel:03012052026',
		'(030) 12.05.2026': 'tel:03012052026',
		'030 / 12.05.2026': 'tel:03012052026',
		'+33 1 20 10-12-20': 'tel:+33120101220',
	};
	for (const [text, href] of Object.entries(expected)) {
		expect(phoneNumbers(text), text).toEqual([{ text, href }]);
	}
});
