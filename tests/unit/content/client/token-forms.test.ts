import { expect, test } from '@playwright/test';
import { redaction } from '../../../../src/content/client/redaction.ts';
import { tokenFinder } from '../../../../src/content/client/token-forms.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

const token = 'Tok-9f1c7ed0.Distinctive_4B2a6e';
const holds = tokenFinder(token);
const base64 = (text: string) => Buffer.from(text).toString('base64');

const forms: Readonly<Record<string, string>> = {
	'as it is': token,
	'in a slug': 'tok-9f1c7ed0-distinctive-4b2a6e',
	'in capitals': token.toUpperCase(),
	'parted by zero-width characters': Array.from(token).join('\u200b'),
	'parted by soft hyphens in JSON': JSON.stringify(token.replace('Dist', 'Di\u00adst')),
	'parted by escapes of JSON': JSON.stringify(Array.from(token).join('\u0001')),
	'parted by a line end in JSON': JSON.stringify(token.replace('Dist', 'Di\nst')),
	'parted by entities': token.replace('Dist', 'Di&zwnj;st'),
	'with accents': token.replace('i', 'í'),
	'in letters of full width': token.replace('Tok', 'Ｔｏｋ'),
	'percent-encoded in every character': [...Buffer.from(token)]
		.map((octet) => `%${octet.toString(16)}`)
		.join(''),
	'in Base64': base64(token),
	'in the Base64 of the header': base64(`Bearer ${token}`),
	'in the Base64 of a cursor': base64(`after:${token}`),
	'in the Base64 of Basic': base64(`user:${token}`),
	'in Base64 for addresses': Buffer.from(`Bearer ${token}`).toString('base64url'),
	'in hexadecimal digits': Buffer.from(token).toString('hex'),
};
for (const [words, form] of Object.entries(forms)) {
	test(`finds the token ${words}`, () => {
		expect(holds(`{"name":"The ${form} museum"}`)).toBe(true);
	});
}

test('takes no other text for the token', () => {
	for (const text of [
		'',
		'A distinctive museum',
		'Tok-9f1c7ed0',
		base64('Bearer of news'),
		'%%%',
	]) {
		expect(holds(text)).toBe(false);
	}
	expect(tokenFinder('local')('the local museum')).toBe(false);
});

test('masks the token in an ETag, a slug and a cursor that a message shows', () => {
	const masked = redaction(token);

	expect(masked.text(`W/"${base64(`Bearer ${token}`)}" was refused`)).not.toContain(
		base64(token).slice(4, 20),
	);
	expect(masked.text('at /tok-9f1c7ed0-distinctive-4b2a6e/')).toBe('at /***/');
	const cursor = new URL(`https://content.example/v1/places?cursor=${base64(`after:${token}`)}`);
	expect(masked.address(cursor)).toMatch(/^\/v1\/places\?cursor=\w{0,10}\*\*\*\S{0,4}$/);
});

test('looks through JSON in a time that grows with its length', () => {
	const jsonOf = (names: number) =>
		JSON.stringify(Array.from({ length: names }, (_, index) => `Tok ${index} — der Ort, été`));

	expect(holds(jsonOf(20_000))).toBe(false);
	expect(growth(1000, (names) => holds(jsonOf(names)))).toBeLessThan(steadyGrowth);
});
