import { expect, test } from '@playwright/test';
import {
	freeOfCharge,
	partsOfPrice,
	saysFreeOnly,
	statedPrice,
	statesPrice,
} from '../../../../src/domain/places/stated-price.ts';

test('a price is told as it was sent, in whatever language', () => {
	for (const price of [
		'EUR 12 per adult',
		'Base rate - full rate; Child rate; (moins de 12 ans)',
		'(visite guidée)',
		'8–0 EUR',
		'Moderate',
		'€€',
		'ตามสมัครใจ',
	]) {
		expect(statedPrice(price, undefined)).toBe(price);
		expect(statedPrice(price, false)).toBe(price);
	}
	expect(statedPrice(undefined, undefined)).toBeUndefined();
});

test('a price of 0 is one only where the record says that it is free', () => {
	for (const price of ['0', '0 EUR', '€0.00', '0,- €', 'CHF 0.-', '0円']) {
		expect(statedPrice(price, undefined), price).toBeUndefined();
		expect(statedPrice(price, false), price).toBeUndefined();
		expect(statedPrice(price, true), price).toBe(price);
	}
	expect(statedPrice('0–8 EUR', undefined)).toBe('0–8 EUR');
});

test('semicolons part prices, but not within parentheses', () => {
	expect(partsOfPrice('5 EUR; 3 EUR (pupils; students) ;; Free')).toEqual([
		'5 EUR',
		'3 EUR (pupils; students)',
		'Free',
	]);
	expect(partsOfPrice('大人500円；小人（6歳；12歳）250円')).toEqual([
		'大人500円',
		'小人（6歳；12歳）250円',
	]);
	expect(partsOfPrice('5 EUR); 3 EUR')).toEqual(['5 EUR)', '3 EUR']);
	expect(partsOfPrice(' ; ')).toEqual([]);
});

test('a price that only says free does so in the words of any language, or as a 0', () => {
	for (const price of [
		'Free',
		'FREE.',
		'Entrée libre',
		'Eintritt frei',
		'無料。',
		'免費',
		'0 EUR',
	]) {
		expect(saysFreeOnly(price), price).toBe(true);
	}
	for (const price of ['Free parking', 'Free; 5 EUR', 'Gluten-free', '0–5 EUR', '', undefined]) {
		expect(saysFreeOnly(price), price).toBe(false);
	}
});

test('free beside an amount alone is not believed, nor not free beside nothing to pay', () => {
	expect(freeOfCharge(true, '5 EUR')).toBeUndefined();
	expect(freeOfCharge(true, 'adults 5 €')).toBeUndefined();
	expect(freeOfCharge(true, 'Adults 5, children 3')).toBeUndefined();
	expect(freeOfCharge(true, 'Gluten-free menu 12')).toBeUndefined();
	expect(freeOfCharge(false, 'Gratuit')).toBeUndefined();
	expect(freeOfCharge(false, '0 EUR')).toBeUndefined();

	expect(freeOfCharge(true, 'Free; guided tour 5 EUR')).toBe(true);
	expect(freeOfCharge(true, 'Child rate; Base rate')).toBe(true);
	expect(freeOfCharge(true, 'Entrée libre, visite guidée 5 €')).toBe(true);
	expect(freeOfCharge(true, undefined)).toBe(true);
	expect(freeOfCharge(false, '5 EUR; Free')).toBe(false);
	expect(freeOfCharge(undefined, 'Free')).toBeUndefined();
});

test('a number, a sign of a currency or a word for free tells what is to be paid', () => {
	for (const price of [
		'12',
		'€€',
		'ab 5 €',
		'१०० रुपये',
		'Free on Sundays',
		'入場無料です',
		'(visite libre et gratuite du parc)',
		'visita gratuita',
		'kostenlose Führung',
	]) {
		expect(statesPrice(price), price).toBe(true);
	}
	for (const price of ['Moderate', 'Child rate; Base rate', '(visite guidée)', 'Gluten-free']) {
		expect(statesPrice(price), price).toBe(false);
	}
});
