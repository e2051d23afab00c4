import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
	lacksDialableNumber,
	phoneNumbers,
	phoneRuns,
} from '../../../../src/domain/places/telephone.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';
import { testProperty } from '../../../support/test-property.ts';

/** Lists what a visitor dials: each link with the digits that it stands on. */
const links = (text: string, country?: string) =>
	phoneRuns(text, country).flatMap(({ href, text: words }) =>
		href === undefined ? [] : `${words} → ${href.replace('tel:', '')}`,
	);

const [france, portugal, germany] = ['FR', 'PT', 'DE'];

test('dials a number with the code of its country, whatever its form', () => {
	const expected: [string, string, string][] = [
		['+351 21 362 00 34', portugal, '+351213620034'],
		['21 362 00 34', portugal, '+351213620034'],
		['(+351) 213.620.034', portugal, '+351213620034'],
		['+ 351 21 362 00 34', portugal, '+351213620034'],
		['+351‑21‑362‑00‑34', portugal, '+351213620034'],
		['02 47 73 19 71', france, '+33247731971'],
		['02/47/73/19/71', france, '+33247731971'],
		['+33 (0)2 47 73 19 71', france, '+33247731971'],
		['(+33) (0)2 47 73 19 71', france, '+33247731971'],
		['0033 02 47 73 19 71', france, '+33247731971'],
		['0033 2 47 73 19 71', germany, '+33247731971'],
		['030 / 1234567', germany, '+49301234567'],
		['+49 (0)6131 - 2862166', germany, '+4961312862166'],
		['06 6988 1234', 'IT', '+390669881234'],
		['33112218', 'DK', '+4533112218'],
		['33112218', 'dk', '+4533112218'],
		['(212) 555-0100', 'US', '+12125550100'],
		['1 (800) 555-0100', 'US', '+18005550100'],
		['2345 6789', 'HK', '+85223456789'],
		['02-730-5800', 'KR', '+8227305800'],
		['82-2-730-5800', 'KR', '+8227305800'],
		['03－1234－5678', 'JP', '+81312345678'],
		['٩٢٠ ٠٠٠ ٠٠٠', 'SA', '+966920000000'],
		['+1 212 555 0100 x7', 'US', '+12125550100;ext=7'],
	];
	for (const [text, country, dialled] of expected) {
		expect(links(text, country), text).toEqual([`${text} → ${dialled}`]);
	}
});

test('dials short numbers and those with a star as they are written', () => {
	for (const [text, dialled] of [
		['*2407', '*2407'],
		['2407', '2407'],
		['112', '112'],
		['1330', '1330'],
		['3635', '3635'],
		['13 13 13', '131313'],
		['#3100', '%233100'],
	] as const) {
		for (const country of ['IL', 'KR', 'FR', 'AU', undefined]) {
			if (text === '13 13 13' && country !== 'AU') continue;
			expect(links(text, country), text).toEqual([`${text} → ${dialled}`]);
		}
	}
	expect(links('Emergency: 112', 'DK')).toEqual(['112 → 112']);
	expect(links('+972 3-123-4567 / *2407', 'IL')).toEqual([
		'+972 3-123-4567 → +97231234567',
		'*2407 → *2407',
	]);
	expect(links('555 1234', 'US')).toEqual([]);
	expect(links('030/123', 'FR')).toEqual([]);
});

test('several numbers are a link each, with the words as they were sent', () => {
	expect(
		phoneRuns('Reservations: 02 47 73 19 71; office (Ana): 06 12 34 56 78 (9-18)', 'FR'),
	).toEqual([
		{ text: 'Reservations: ' },
		{ text: '02 47 73 19 71', href: 'tel:+33247731971', number: '+33 2 47 73 19 71' },
		{ text: '; office (Ana): ' },
		{ text: '06 12 34 56 78', href: 'tel:+33612345678', number: '+33 6 12 34 56 78' },
		{ text: ' (9-18)' },
	]);
	for (const between of [', ', ',', '; ', ' / ', '/', ' | ', ' ou ', ' - ', ' – ']) {
		expect(links(`02 47 73 19 71${between}06 12 34 56 78`, 'FR'), between).toEqual([
			'02 47 73 19 71 → +33247731971',
			'06 12 34 56 78 → +33612345678',
		]);
	}
	expect(links('02 47 73 19 71 (06 12 34 56 78)', 'FR')).toEqual([
		'02 47 73 19 71 → +33247731971',
		'06 12 34 56 78 → +33612345678',
	]);
});

test('the number of a fax is no telephone', () => {
	for (const text of [
		'Fax: 02 47 73 19 71',
		'télécopie 02 47 73 19 71',
		'02 47 73 19 71 (fax)',
		'Fax 02 47 73 19 71, 02 47 73 19 72',
		'ファックス：02 47 73 19 71',
		'传真 02 47 73 19 71',
	]) {
		expect(links(text, 'FR'), text).toEqual([]);
		expect(phoneNumbers(text, 'FR'), text).toEqual([]);
	}
	expect(links('Tel. 02 47 73 19 71, Fax 02 47 73 19 72, mobile 06 12 34 56 78', 'FR')).toEqual([
		'02 47 73 19 71 → +33247731971',
		'06 12 34 56 78 → +33612345678',
	]);
	expect(links('Tel./Fax: 02 47 73 19 71', 'FR')).toEqual(['02 47 73 19 71 → +33247731971']);
	expect(links('Halifax: 02 47 73 19 71', 'FR')).toEqual(['02 47 73 19 71 → +33247731971']);
});

test('dials nothing that is said beside a number', () => {
	for (const beside of [
		...[
			'(24/7)',
			'(7j/7, 24h/24)',
			'24h/24',
			'- 24/7',
			'(9-18)',
			'(0,34€/min)',
			'9h-18h',
			'/72',
			'0.40€',
		],
		...[', 9-18', ',,123#', ', ask for Ana', 'poste 204'],
	]) {
		expect(links(`02 47 73 19 71 ${beside}`, 'FR'), beside).toEqual([
			'02 47 73 19 71 → +33247731971',
		]);
	}
	for (const beside of ['24h/24 7j/7', '(24h/24, 7j/7)', '(0,34€/min)', '0,34€', 'de 9h à 18h']) {
		expect(links(`3624 ${beside}`, 'FR'), beside).toEqual(['3624 → 3624']);
	}
	expect(links('1) 02 47 73 19 71', 'FR')).toEqual(['02 47 73 19 71 → +33247731971']);
	expect(links('From 12/05/2026: 213 620 034', 'PT')).toEqual(['213 620 034 → +351213620034']);
});

test('makes no link where no plan has the number', () => {
	for (const text of [
		...['', 'ask at the desk', '12', '1-800-FLOWERS', 'Mon-Fri 9-17h', 'floor 12', '24/7'],
		...['+1 234 567 890 123 456 789', '+33 062291654', '+33 3949', '2026-11-21', '12/05/2026'],
		...['9.30-18.00', 'javascript:alert(1)'],
	]) {
		expect(links(text, 'FR'), text).toEqual([]);
	}
});

test('a number of an unknown country is dialled as it is written', () => {
	expect(links('02 47 73 19 71')).toEqual(['02 47 73 19 71 → 0247731971']);
	expect(links('02 47 73 19 71', 'XX')).toEqual(['02 47 73 19 71 → 0247731971']);
	expect(phoneNumbers('02 47 73 19 71')).toEqual(['02 47 73 19 71']);
	expect(links('+33 2 47 73 19 71')).toEqual(['+33 2 47 73 19 71 → +33247731971']);
});

test('a text that has the digits of a number, none of which can be dialled, lacks one', () => {
	for (const text of ['+33 062291654', '+1 234 567 890 123 456 789', 'Fax 02 47 73 19 71']) {
		expect(lacksDialableNumber(text, 'FR'), text).toBe(true);
	}
	for (const text of [
		'ask at the desk',
		'1-800-FLOWERS',
		'1-800-444-PARK',
		'12',
		'',
		'02 47 73 19 71',
		'3635 (0,34€/min)',
	]) {
		expect(lacksDialableNumber(text, 'FR'), text).toBe(false);
	}
});

testProperty('the stretches of a text are the text', 300, () =>
	fc.property(fc.string({ unit: 'grapheme' }), (any) => {
		const whole = `${any} 02 47 73 19 71 ${any}`.replace(/\s+/g, ' ').trim();
		expect(
			phoneRuns(whole, 'FR')
				.map(({ text }) => text)
				.join(''),
		).toBe(whole);
	}),
);

for (const text of ['1/', '(1 ', '1) ', '1 - ', '(', '02 47 73 19 71, ', 'Fax ', '*2407']) {
	test(`reads a text of very many “${text}” in a time that grows with its length`, () => {
		expect(growth(300, (times) => phoneRuns(text.repeat(times), 'FR'))).toBeLessThan(steadyGrowth);
	});
}
