import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
	type AddressReading,
	addressProblems,
	furtherAddresses,
	readAddressField,
} from '../../../src/records/address-field.ts';
import { growth, steadyGrowth } from '../../support/growth.ts';
import { testProperty } from '../../support/test-property.ts';

const { mended, none, several, user, words } = addressProblems;

/** Holds each reading against what is expected of its field; absent members are `undefined`. */
function expectReadings(expected: Record<string, AddressReading>): void {
	for (const [field, reading] of Object.entries(expected)) {
		expect(readAddressField(field), field).toEqual(reading);
	}
}

test('one address is the link, and nothing is to be mended', () => {
	expectReadings({
		' https://a.example/b ': { addresses: ['https://a.example/b'] },
		'//a.example/b': { addresses: ['https://a.example/b'] },
		'https://a.example/my page.html': { addresses: ['https://a.example/my%20page.html'] },
		'https://a.example/;b,c|d': { addresses: ['https://a.example/;b,c|d'] },
	});
});

test('one misspelt address is mended, and named', () => {
	for (const [field, address] of Object.entries({
		'http://https://a.example/': 'https://a.example/',
		'http://www.https://a.example/': 'https://a.example/',
		'www.a.example': 'http://www.a.example/',
		'a.example/b': 'http://a.example/b',
		'https:// a.example': 'https://a.example/',
		'https://a.example/?a=1&amp;b=2': 'https://a.example/?a=1&b=2',
		'<https://a.example/>': 'https://a.example/',
		'(https://a.example/)': 'https://a.example/',
		'https://a.example/ ;': 'https://a.example/',
		'["https://a.example/"]': 'https://a.example/',
		'<a href="https://a.example/">https://a.example/</a>': 'https://a.example/',
		'<p>https://a.example/</p>': 'https://a.example/',
		'https://a.example/ https://a.example/': 'https://a.example/',
	})) {
		expect(readAddressField(field), field).toEqual({ addresses: [address], problem: mended });
	}
});

test('the first of several addresses is the link, and all are kept', () => {
	const addresses = ['https://a.example/', 'https://b.example/'];
	for (const [field, text] of Object.entries({
		'https://a.example/; https://b.example/': 'https://a.example/; https://b.example/',
		'https://a.example/;https://b.example/': 'https://a.example/; https://b.example/',
		'https://a.example/ https://b.example/': 'https://a.example/ https://b.example/',
		'https://a.example,https://b.example': 'https://a.example, https://b.example',
		'https://a.example | https://b.example': 'https://a.example | https://b.example',
		'https://a.example/\r\nhttps://b.example/': 'https://a.example/ https://b.example/',
		'https://a.example und https://b.example': 'https://a.example und https://b.example',
		'https://a.example (deutsch); https://b.example (English)':
			'https://a.example (deutsch); https://b.example (English)',
		'DE: https://a.example/, EN: https://b.example/':
			'DE: https://a.example/, EN: https://b.example/',
		'https://a.examplehttps://b.example': 'https://a.example https://b.example',
		'http://https://a.example/; https//b.example': 'https://a.example/; https://b.example/',
		'https://a.example/、https://b.example/': 'https://a.example/、 https://b.example/',
		'<a href="https://a.example/">deutsch</a> <a href="https://b.example/">English</a>':
			'https://a.example/ (deutsch) https://b.example/ (English)',
	})) {
		expect(readAddressField(field), field).toEqual({ addresses, text, problem: several });
		expect(furtherAddresses(text), text).toEqual(['https://b.example/']);
	}
	expectReadings({
		'a.example; www.b.example/c': {
			addresses: ['http://a.example/', 'http://www.b.example/c'],
			text: 'http://a.example/; http://www.b.example/c',
			problem: several,
		},
		'www.a.example;www.b.example': {
			addresses: ['http://www.a.example/', 'http://www.b.example/'],
			text: 'http://www.a.example/; http://www.b.example/',
			problem: several,
		},
	});
});

test('words beside an address are kept', () => {
	expectReadings({
		'https://a.example (deutsch)': {
			addresses: ['https://a.example/'],
			text: 'https://a.example (deutsch)',
			problem: words,
		},
		'https://a.example/ (deutsch)': {
			addresses: ['https://a.example/'],
			text: 'https://a.example/ (deutsch)',
			problem: words,
		},
		'https://a.example/en - closed in winter': {
			addresses: ['https://a.example/en'],
			text: 'https://a.example/en - closed in winter',
			problem: words,
		},
		'Tickets: www.a.example, info@a.example': {
			addresses: ['http://www.a.example/'],
			text: 'Tickets: http://www.a.example/, info@a.example',
			problem: words,
		},
	});
});

test('what is no address stays a text', () => {
	expectReadings({
		'ask at the desk': { addresses: [], text: 'ask at the desk', problem: none },
		'info@a.example': { addresses: [], text: 'info@a.example', problem: none },
		'@museum': { addresses: [], text: '@museum', problem: none },
		'https://-': { addresses: [], text: 'https://-', problem: none },
		'https://museum': { addresses: [], text: 'https://museum', problem: none },
		'http://www.museum/visit': { addresses: [], text: 'http://www.museum/visit', problem: none },
		'Museum &amp; <b>shop</b>': { addresses: [], text: 'Museum & shop', problem: none },
		'https://info@a.example/': { addresses: [], text: 'https://info@a.example/', problem: user },
		'javascript:alert(1)': { addresses: [], text: 'javascript:alert(1)', problem: none },
		'javascript:a=1//https://b.example/': {
			addresses: [],
			text: 'javascript:a=1//https://b.example/',
			problem: none,
		},
	});
});

test('a password is shown to nobody', () => {
	for (const field of [
		'https://me:secret@a.example/',
		'see https://me:secret@a.example/',
		'ftp://me:secret@a.example/',
	]) {
		expect(readAddressField(field).text, field).toBeUndefined();
		expect(readAddressField(field).addresses, field).toEqual([]);
	}
	expect(readAddressField('https://a.example/ https://me:secret@b.example/').text).toBeUndefined();
});

const letters = (text = '') => text.replace(/\s+/g, '');
const written = fc.constantFrom(
	'https://a.example/',
	'http://www.b.example/c?d=e',
	'https://c.example/f',
);
const signs = fc.constantFrom(
	'; ',
	';',
	', ',
	',',
	' ',
	' | ',
	'|',
	'\n',
	' / ',
	' (de); ',
	' or ',
);

testProperty('every address of a field is read, in its order', 500, () =>
	fc.property(fc.array(fc.tuple(written, signs), { minLength: 1, maxLength: 6 }), (parts) => {
		const { addresses, text } = readAddressField(parts.flat().slice(0, -1).join(''));
		expect(addresses).toEqual([...new Set(parts.map(([address]) => address))]);
		if (addresses.length > 1) expect(furtherAddresses(text)).toEqual(addresses.slice(1));
	}),
);

testProperty('any text is read, and no letter of it is lost', 1000, () =>
	fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (any) => {
		const { addresses, text } = readAddressField(`${any} (see)`);
		const hasPassword = any.includes('@') && any.includes(':');
		expect(addresses.length > 0 || text !== undefined || hasPassword).toBe(true);
		const isPlain = !/[<&\\]/.test(any) && !hasPassword;
		if (addresses.length === 0 && isPlain) expect(letters(text)).toBe(letters(`${any} (see)`));
	}),
);

for (const part of [
	'https://',
	'https://a.example',
	';www.',
	'a.example ',
	'<a href=',
	'("',
	'|',
]) {
	test(`very many “${part}” are read in a time that grows with their number`, () => {
		const read = (times: number) => readAddressField(part.repeat(times).slice(0, 4000));

		expect(growth(50, read)).toBeLessThan(steadyGrowth);
	});
}

test('a text with markup that acts or loads has no address', () => {
	for (const text of [
		'</script ><script>x()</script> <a href="https://evil.example/">https://b.example/</a>',
		'<img src=x onerror="x()"> https://evil.example/',
	]) {
		expect(readAddressField(text)).toEqual({
			addresses: [],
			problem: 'not an http or https address',
		});
	}
});
