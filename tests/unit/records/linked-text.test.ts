import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { linkedText } from '../../../src/records/linked-text.ts';
import { growth, steadyGrowth } from '../../support/growth.ts';
import { testProperty } from '../../support/test-property.ts';

const links = (text: string) =>
	linkedText(text)
		.filter(({ href }) => href !== undefined)
		.map(({ href, text }) => `${text} → ${href}`);

test('web and e-mail addresses that a text writes out are links, the signs after them are not', () => {
	expect(links('Résa : www.laparenthese-ballan-mire.fr, ou info@zone-i.org.')).toEqual([
		'www.laparenthese-ballan-mire.fr → http://www.laparenthese-ballan-mire.fr/',
		'info@zone-i.org → mailto:info@zone-i.org',
	]);
	expect(links('(voir https://guide.example/a_(b)/?c=d). «http://www.musée.example/».')).toEqual([
		'https://guide.example/a_(b)/?c=d → https://guide.example/a_(b)/?c=d',
		'http://www.musée.example/ → http://www.xn--muse-dpa.example/',
	]);
	expect(links('Programme (www.aroo-arena.fr) et www.fedepeche41.com).')).toEqual([
		'www.aroo-arena.fr → http://www.aroo-arena.fr/',
		'www.fedepeche41.com → http://www.fedepeche41.com/',
	]);
});

test('a sentence that goes on after an address without a space is not in it', () => {
	expect(links('詳細はhttps://example.jp/eventをご覧ください。')).toEqual([
		'https://example.jp/event → https://example.jp/event',
	]);
	expect(links('公式サイト（https://example.jp/）、またはwww.example.jpをご覧ください')).toEqual([
		'https://example.jp/ → https://example.jp/',
		'www.example.jp → http://www.example.jp/',
	]);
	expect(links('「www.example.jp/a?b=c」へ。info@example.jpまで')).toEqual([
		'www.example.jp/a?b=c → http://www.example.jp/a?b=c',
		'info@example.jp → mailto:info@example.jp',
	]);
	expect(
		links('请访问https://example.cn/票务，或https://example.cn！カレーはhttps://example.jpー'),
	).toEqual([
		'https://example.cn/ → https://example.cn/',
		'https://example.cn → https://example.cn/',
		'https://example.jp → https://example.jp/',
	]);
});

test('what is no address, or leads to somebody else’s site than it seems to, is none', () => {
	for (const text of [
		'Au 3.5 km, le 12.06.2026 à 10h.',
		'www. et http:// ne sont rien',
		'ftp://files.example javascript:alert(1)',
		'https://bank.example@elsewhere.example/',
		'https://:secret@bank.example/',
		'@handle, a@b',
	]) {
		expect(links(text), text).toEqual([]);
		expect(linkedText(text)).toEqual([{ text }]);
	}
});

for (const part of ['a.', '.', ')', 'www.', 'a@', '@a.', 'https://a.example/(', 'をwww.a']) {
	test(`the time to read a text grows with its length, also with “${part}” again and again`, () => {
		const read = (amount: number) => linkedText(`https://a.example/${part.repeat(amount)}x`);

		expect(growth(5000, read)).toBeLessThan(steadyGrowth);
	});
}

test('signs after an address belong to the sentence, however many they are', () => {
	expect(links(`https://a.example/${').'.repeat(100_000)}`)).toEqual([
		'https://a.example/ → https://a.example/',
	]);
});

testProperty('the stretches of a text are the text', 300, () =>
	fc.property(fc.string({ unit: 'grapheme' }), (any) => {
		const whole = `${any} www.${any} https://a.example/${any}`;
		const stretches = linkedText(whole).map(({ text }) => text);

		expect(stretches.join('')).toBe(whole);
	}),
);
