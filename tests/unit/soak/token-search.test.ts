import { expect, test } from '@playwright/test';
import { containsToken } from '../../soak/token-search.ts';
import { distinctiveToken as token } from '../../support/site-builds.ts';

test('the token is found in every form in which a service may send it back', () => {
	for (const text of [
		`Bearer ${token}`,
		token.toUpperCase().replaceAll('-', '_'),
		Array.from(token).join('\u200b'),
		`/places/${token}-00000001/`,
		...['', 'B', 'Be'].map((before) => Buffer.from(before + token).toString('base64url')),
		Buffer.from(token).toString('hex'),
	]) {
		expect(containsToken(`before ${text} after`), text).toBe(true);
	}
	expect(containsToken('A token of distinctive taste')).toBe(false);
});
