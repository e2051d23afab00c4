import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import { attributesOf } from '../../../../src/domain/places/attributes.ts';
import type {
	Attribute,
	AttributeSettings,
	AttributeValue,
} from '../../../../src/domain/places/attribute.ts';
import { testProperty } from '../../../support/test-property.ts';

const read = (source: Record<string, unknown>, settings?: AttributeSettings, locale = 'en-GB') =>
	attributesOf(source, locale, messages, { settings });

/** One line per attribute, as a reader would see it. */
function printed(attributes: readonly Attribute[]): string[] {
	return attributes.map(({ label, value }) => `${label}: ${printedValue(value)}`);
}

function printedValue(value: AttributeValue): string {
	if (value.kind === 'text') return value.text;
	if (value.kind === 'link') return `<${value.text}>`;
	const parts = value.kind === 'list' ? value.values.map(printedValue) : printed(value.attributes);
	return `[${parts.join(' | ')}${value.omitted > 0 ? ` +${value.omitted}` : ''}]`;
}

test('makes lists, stars, texts and numbers readable', () => {
	expect(
		printed(
			read({
				payment_accepted: ['Cash', 'Visa', 'Cash', null, ''],
				features: ['Wifi, internet access'],
				star_rating: 3,
				stars: 1,
				quality_labels: [],
				collection: 'Tiles from the 15th century to today',
				visit_minutes: 75,
				inscribed: 1983,
				area_hectares: 12500.5,
				reservation: true,
				lift: false,
				closed_since: null,
			}),
		),
	).toEqual([
		'Payment accepted: [Cash | Visa]',
		'Features: Wifi, internet access',
		'Star rating: 3 stars',
		'Stars: 1 star',
		'Collection: Tiles from the 15th century to today',
		'Visit: 75 minutes',
		'Inscribed: 1983',
		'Area: 12,500.5 hectares',
		'Reservation: Yes',
		'Lift: No',
	]);
});

test('tells no stars of what has none, but the number as its classification', () => {
	const ofOffice = (source: Record<string, unknown>) =>
		attributesOf(source, 'en-GB', messages, {
			settings: { labels: { star_rating: 'Stars' } },
			hasStars: false,
		});

	expect(printed(ofOffice({ star_rating: 2, wifi: true }))).toEqual([
		'Classification: 2',
		'Wifi: Yes',
	]);
	expect(ofOffice({ star_rating: 2 })).toEqual([
		{
			key: 'star_rating',
			label: 'Classification',
			isLabelContent: false,
			value: { kind: 'text', text: '2', isContent: false },
		},
	]);
	expect(printed(ofOffice({ star_rating: '2 étoiles', stars: 9000 }))).toEqual([
		'Stars: 2 étoiles',
		'Stars: 9,000 stars',
	]);
	expect(printed(ofOffice({ star_rating: [2] }))).toEqual(['Classification: 2']);
	expect(printed(ofOffice({ star_rating: [1, 2], office: { star_rating: 3 } }))).toEqual([
		'Classification: [1 | 2]',
		'Office: [Classification: 3]',
	]);
	expect(printed(ofOffice({ star_rating: ['2 étoiles'] }))).toEqual(['Stars: 2 étoiles']);
});

test('prints a number that is dialled or quoted as it is given', () => {
	expect(
		printed(
			read({
				phone: 33247731971,
				postal_code: 75001,
				orderNumber: 12345,
				inventory: { id: 3324773197 },
				visitors: 12345,
				unicode: 12345,
				number_of_rooms: 12000,
			}),
		),
	).toEqual([
		'Phone: 33247731971',
		'Postal code: 75001',
		'Order number: 12345',
		'Inventory: [Id: 3324773197]',
		'Visitors: 12,345',
		'Unicode: 12,345',
		'Number of rooms: 12,000',
	]);
});

test('gives the whole tree as values to print', () => {
	expect(
		read({ protection: { 'World Heritage Site': true, years: [1983, { from: 1907 }] } }),
	).toEqual([
		{
			key: 'protection',
			label: 'Protection',
			isLabelContent: true,
			value: {
				kind: 'group',
				omitted: 0,
				attributes: [
					{
						key: 'World Heritage Site',
						label: 'World Heritage Site',
						isLabelContent: true,
						value: { kind: 'text', text: 'Yes', isContent: false },
					},
					{
						key: 'years',
						label: 'Years',
						isLabelContent: true,
						value: {
							kind: 'list',
							omitted: 0,
							values: [
								{ kind: 'text', text: '1983', isContent: false },
								{
									kind: 'group',
									omitted: 0,
									attributes: [
										{
											key: 'from',
											label: 'From',
											isLabelContent: true,
											value: { kind: 'text', text: '1907', isContent: false },
										},
									],
								},
							],
						},
					},
				],
			},
		},
	]);
});

test('makes keys readable', () => {
	const label = (key: string) => read({ [key]: 'x' })[0]?.label;
	expect(label('payment_accepted')).toBe('Payment accepted');
	expect(label('paymentAccepted')).toBe('Payment accepted');
	expect(label('payment-accepted')).toBe('Payment accepted');
	expect(label('schema:amenityFeature')).toBe('Amenity feature');
	expect(label('https://www.schema.org/amenityFeature')).toBe('Amenity feature');
	expect(label('schema_version')).toBe('Schema version');
	expect(label('addr:street')).toBe('Addr street');
	expect(label('TV_room')).toBe('TV room');
	expect(label('UNESCO')).toBe('UNESCO');
	expect(label('World Heritage Site')).toBe('World Heritage Site');
	expect(label('été_comme_hiver')).toBe('Été comme hiver');
	expect(label('営業')).toBe('営業');
	expect(label('a\u0000b\u202Ec')).toBe('A b c');
});

test('makes a web address a link, and nothing else', () => {
	expect(
		read({
			menu: 'https://www.museum.example/menu.pdf?x=1',
			script: 'javascript:alert(1)',
			mail: 'ana@museum.example',
			text: 'see https://museum.example/',
		}).map(({ value }) => value),
	).toEqual([
		{
			kind: 'link',
			url: 'https://www.museum.example/menu.pdf?x=1',
			text: 'museum.example/menu.pdf',
		},
		{ kind: 'text', text: 'javascript:alert(1)', isContent: true },
		{ kind: 'text', text: 'ana@museum.example', isContent: true },
		{ kind: 'text', text: 'see https://museum.example/', isContent: true },
	]);
});

test('makes no link of an address with a user name or a password', () => {
	for (const address of [
		'https://bank.example@elsewhere.example/',
		'https://editor:secret@bank.example/',
		'https://:secret@bank.example/',
	]) {
		expect(read({ menu: address })[0]?.value).toEqual({
			kind: 'text',
			text: address,
			isContent: true,
		});
	}
});

test('leads to no web address of which the end is missing', () => {
	const value = (source: string) => read({ url: source })[0]?.value;
	const long = `https://x.example/?id=${'1'.repeat(2000)}`;

	expect(value(long)).toEqual({
		kind: 'text',
		text: `${long.slice(0, 1999)}…`,
		isContent: true,
	});
	expect(value('https://x.example/programme-of-the-sum…')).toEqual({
		kind: 'text',
		text: 'https://x.example/programme-of-the-sum…',
		isContent: true,
	});
});

test('takes a web address as it is, unless it was made HTML', () => {
	const url = (source: string) => {
		const value = read({ url: source })[0]?.value;
		return value?.kind === 'link' ? value.url : value;
	};

	expect(url('https://x.example/?id=1&region=3&copy=2&reg')).toBe(
		'https://x.example/?id=1&region=3&copy=2&reg',
	);
	expect(url(' https://x.example/?id=1&amp;region=3 ')).toBe('https://x.example/?id=1&region=3');
	expect(url('https://x.example/<br>')).toBe('https://x.example/');
});

test('takes labels, order and what to hide from the guide', () => {
	const settings = {
		labels: {
			payment_accepted: 'Means of payment',
			'protection.inscribed': 'World Heritage since',
		},
		order: ['star_rating', 'payment_accepted', 'protection.site'],
		hide: ['internal', 'protection.code'],
	};
	expect(
		printed(
			read(
				{
					internal: 'x',
					features: ['Bar'],
					protection: { inscribed: 1983, code: 263, site: 'Belém' },
					payment_accepted: ['Cash'],
					star_rating: 2,
				},
				settings,
			),
		),
	).toEqual([
		'Star rating: 2 stars',
		'Means of payment: Cash',
		'Features: Bar',
		'Protection: [Site: Belém | World Heritage since: 1983]',
	]);
});

test('shows a number that would be rounded to nothing with its digits, and 0 without a sign', () => {
	expect(
		printed(read({ a: 1e-7, b: -0.00000012345, c: -0, d: 0, e: 1e-6, f: 1e-20, g_metres: 2e-8 })),
	).toEqual([
		'A: 0.0000001',
		'B: -0.00000012345',
		'C: 0',
		'D: 0',
		'E: 0.000001',
		'F: 1e-20',
		'G: 0.00000002 metres',
	]);
});

test('prints postcodes, years and dates as they are given', () => {
	expect(
		printed(
			read({
				postcode: 12345,
				postal_code: 12345,
				zip: 12345,
				year: 12345,
				opening_date: 20261121,
			}),
		),
	).toEqual([
		'Postcode: 12345',
		'Postal code: 12345',
		'Zip: 12345',
		'Year: 12345',
		'Opening date: 20261121',
	]);
});

test('writes numbers as the locale does', () => {
	const source = { area_hectares: 12500.5, visitors: 1250000, inscribed: 1983, ratio: 0.1 + 0.2 };
	expect(printed(read(source, undefined, 'de'))).toEqual([
		'Area: 12.500,5 Hektar',
		'Visitors: 1.250.000',
		'Inscribed: 1983',
		'Ratio: 0,3',
	]);
	expect(printed(read({ huge: 1e300, none: NaN, endless: Infinity }))).toEqual(['Huge: 1e+300']);
});

test('shows text as plain text', () => {
	expect(
		printed(
			read({ note: '<b>Fish &amp; Chips</b></script><script>alert(1)</script>', empty: '<p></p>' }),
		),
	).toEqual(['Note: Fish & Chips']);
});

test('is safe with hostile keys', () => {
	const source = JSON.parse(
		`{"__proto__": {"polluted": true}, "constructor": "Gustave Eiffel", "toString": 1, "": "empty",
		"\\u0000\\u0007": "control", "${'k'.repeat(10_240)}": "long", "<img onerror=x>": "markup"}`,
	) as Record<string, unknown>;
	const attributes = read(source, { labels: {}, order: ['toString'] });
	expect(attributes.map(({ label }) => label)).toEqual([
		'To string',
		'Constructor',
		`K${'k'.repeat(78)}…`,
		'<img onerror=x>',
	]);
	expect(attributes.every(({ key }) => key.length <= 80)).toBe(true);
	expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('bounds depth, and says where something is left out', () => {
	const deep = { a: { b: { c: { d: { e: 'too deep' } }, near: 'shown' } } };
	expect(printed(read(deep))).toEqual(['A: [B: [Near: shown +1]]']);
	let bottomless: Record<string, unknown> = { end: 'x' };
	for (let level = 0; level < 1000; level++) bottomless = { down: bottomless };
	expect(read(bottomless)).toEqual([]);
	let lists: unknown = 'x';
	for (let level = 0; level < 1000; level++) lists = [lists];
	expect(read({ lists, shown: 'y' }).map(({ key }) => key)).toEqual(['shown']);
});

test('bounds the number of keys, elements and values, and the length of texts', () => {
	const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]));
	expect(read(many)).toHaveLength(60);
	const [list] = read({ list: Array.from({ length: 5000 }, (_, index) => `element ${index}`) });
	expect(list?.value).toMatchObject({ kind: 'list', omitted: 4900 });
	const wide = Object.fromEntries(
		Array.from({ length: 50 }, (_, index) => [
			`k${index}`,
			Array.from({ length: 50 }, (__, n) => n),
		]),
	);
	expect(JSON.stringify(read(wide)).length).toBeLessThan(30_000);
	const [text] = read({ text: 'word '.repeat(1_000_000) });
	expect(text?.value.kind === 'text' ? text.value.text.length : 0).toBeLessThan(2001);
	const [word] = read({ word: '😀'.repeat(100_000) });
	expect(word?.value.kind === 'text' ? word.value.text : '').toMatch(/^(😀)+…$/u);
});

test('elements that come again are neither values of a place nor more than are shown', () => {
	const values = Array.from({ length: 100 }, (_, index) => `Value ${index}`);

	expect(printed(read({ rooms: Array<string>(401).fill('Wifi'), lift: true }))).toEqual([
		'Rooms: Wifi',
		'Lift: Yes',
	]);
	expect(read({ rooms: [...values, ...values, ' Value 1 '] })[0]?.value).toMatchObject({
		omitted: 0,
	});
	expect(read({ rooms: [...values, 'Other', 'Value 2', 'Other'] })[0]?.value).toMatchObject({
		omitted: 1,
	});
});

test('reads nothing from nothing', () => {
	expect(attributesOf(undefined, 'en-GB', messages)).toEqual([]);
	expect(read({})).toEqual([]);
	expect(printed(read({ a: { b: { c: { d: { e: null } }, near: 'shown' } } }))).toEqual([
		'A: [B: [Near: shown]]',
	]);
	expect(
		read({ a: null, b: '', c: ' ', d: [], e: {}, f: [null, ['']], g: { h: { i: null } } }),
	).toEqual([]);
});

testProperty('reads any JSON without throwing, within bounds', 200, () =>
	fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 8 })), (source) => {
		const attributes = read(JSON.parse(JSON.stringify(source)) as Record<string, unknown>);
		expect(JSON.stringify(attributes).length).toBeLessThan(1_000_000);
		for (const { label } of attributes) expect(label).not.toBe('');
	}),
);
