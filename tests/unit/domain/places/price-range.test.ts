import { expect, test } from '@playwright/test';
import { isZeroPrice, readPrices } from '../../../../src/domain/places/price-range.ts';

test('an amount and its currency are read in either order, with any separators', () => {
	const prices: readonly (readonly [string, number, string])[] = [
		['EUR 12', 12, 'EUR'],
		['12 EUR', 12, 'EUR'],
		['12,34 €', 12.34, 'EUR'],
		['€12.50', 12.5, 'EUR'],
		['£199.99', 199.99, 'GBP'],
		['1,500円', 1500, 'JPY'],
		['R$ 20', 20, 'BRL'],
		['NT$1,200', 1200, 'TWD'],
		['CHF 12.-', 12, 'CHF'],
		['10,- €', 10, 'EUR'],
		['1 250 Kč', 1250, 'CZK'],
		["CHF 1'250", 1250, 'CHF'],
		['1.250,50 EUR', 1250.5, 'EUR'],
		['30 zł', 30, 'PLN'],
	];
	for (const [text, lowest, currency] of prices) {
		expect(readPrices(text), text).toEqual({ lowest, highest: undefined, currency });
	}
});

test('a lowest price is read with the word for it in any language, and what it is for', () => {
	for (const text of [
		'from 5 EUR',
		'ab 5 €',
		'dès 5 €',
		'À partir de 5 €',
		'desde 5 €',
		'da 5 €',
		'vanaf € 5',
		'5 € per person',
		'5 € pro Person',
		'5 € par personne',
		'5 €/person',
		'ab 5 € pro Person',
	]) {
		expect(readPrices(text), text).toEqual({ lowest: 5, highest: undefined, currency: 'EUR' });
	}
	expect(readPrices('1,500円から')).toEqual({ lowest: 1500, highest: undefined, currency: 'JPY' });
});

test('a span has its lower end first', () => {
	for (const text of ['5–8 EUR', 'EUR 5-8', '€5 – €8', '5 € – 8 €', '€5-8 per person']) {
		expect(readPrices(text), text).toEqual({ lowest: 5, highest: 8, currency: 'EUR' });
	}
	expect(readPrices('8–5 EUR')).toBeUndefined();
	expect(readPrices('5–5 EUR')).toEqual({ lowest: 5, highest: undefined, currency: 'EUR' });
});

test('no other text is a price', () => {
	for (const text of [
		'5',
		'$5',
		'¥500',
		'5 kr',
		'adults 12 EUR',
		'12 EUR, children 6 EUR',
		'EUR 12 per adult, children free',
		'EUR 5 USD 8',
		'€5 – $8',
		'5 EUR per adult and free for children',
		'KWD 1.250',
		'EUR 1,25,0',
		'€€',
		'',
		undefined,
	]) {
		expect(readPrices(text), text).toBeUndefined();
	}
});

test('a price of 0 is nothing but 0', () => {
	for (const text of ['0', '0 EUR', '€ 0,00', '0,- €']) expect(isZeroPrice(text), text).toBe(true);
	for (const text of ['10', '0 EUR; 5 EUR', '0–5 EUR', '', undefined]) {
		expect(isZeroPrice(text), text).toBe(false);
	}
});
