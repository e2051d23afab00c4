import { expect, test } from '@playwright/test';
import { websiteHost } from '../../../../src/domain/places/website-host.ts';

test('shows the host of a website', () => {
	expect(websiteHost('https://www.museum.example/en/visit?x=1#top')).toBe('museum.example');
	expect(websiteHost('http://museum.example:8080/')).toBe('museum.example');
	expect(websiteHost('https://www.example/')).toBe('www.example');
	expect(websiteHost('not an address')).toBeUndefined();
});

test('shows a host in its own script unless it could be mistaken for another', () => {
	expect(websiteHost('https://münchen.example/')).toBe('münchen.example');
	expect(websiteHost('https://xn--mnchen-3ya.example/')).toBe('münchen.example');
	expect(websiteHost('https://東京.example/')).toBe('東京.example');
	expect(websiteHost('https://пример.рф/')).toBe('пример.рф');
	// Cyrillic letters that look like “apple” and “paypal”.
	expect(websiteHost('https://аррӏе.example/')).toBe('xn--80ak6aa92e.example');
	expect(websiteHost('https://pаypal.example/')).toBe('xn--pypal-4ve.example');
});
