import { expect, test } from '@playwright/test';
import { eventOffer } from '../../../../src/outputs/structured-data/offer.ts';
import { readPrices } from '../../../../src/domain/places/price-range.ts';

const prices: readonly [text: string, expected: unknown][] = [
	['EUR 12', { lowest: 12, currency: 'EUR' }],
	['€12', { lowest: 12, currency: 'EUR' }],
	['from €12,50 per person', { lowest: 12.5, currency: 'EUR' }],
	['From EUR 5.5', { lowest: 5.5, currency: 'EUR' }],
	['EUR 5-8 per person', { lowest: 5, highest: 8, currency: 'EUR' }],
	['EUR 5 – EUR 8', { lowest: 5, highest: 8, currency: 'EUR' }],
	['€10–10', { lowest: 10, currency: 'EUR' }],
	['GBP 1,200', { lowest: 1200, currency: 'GBP' }],
	['GBP 1.200', { lowest: 1200, currency: 'GBP' }],
	['USD 1,234,567.89', { lowest: 1234567.89, currency: 'USD' }],
	['EUR 1.234,5', { lowest: 1234.5, currency: 'EUR' }],
	['JPY 3000', { lowest: 3000, currency: 'JPY' }],
	['₹500', { lowest: 500, currency: 'INR' }],
	['EUR 0', { lowest: 0, currency: 'EUR' }],
	['From EUR 350 per room per night', { lowest: 350, currency: 'EUR' }],
	['12 EUR', { lowest: 12, currency: 'EUR' }],
	['£12', { lowest: 12, currency: 'GBP' }],
	['EUR 12 per night/tent', { lowest: 12, currency: 'EUR' }],
	['EUR 12 per half-day', { lowest: 12, currency: 'EUR' }],
	['EUR 12 per pers.', { lowest: 12, currency: 'EUR' }],
];
for (const [text, expected] of prices) {
	test(`reads "${text}" as ${JSON.stringify(expected)}`, () => {
		expect(readPrices(text)).toEqual(expected);
	});
}

for (const text of [
	...['adults 12, children 6', 'EUR 12, children EUR 6', 'EUR 12 per adult, 6 per child', '$12'],
	...['12', 'from 12', 'eur 12', 'ALL', 'ABC 12', 'EUR 12 or more', 'EUR 8-5'],
	...['EUR 1,2,3', 'EUR 1,200,50', 'EUR 0.125', 'KWD 2.500', 'EUR -5', 'about EUR 5', '€€', ''],
	...['EUR 12 per adult, children free', 'EUR 12 per adult; members free'],
	...['EUR 12 per adult children free', 'EUR 12 per adult - children free', 'EUR 12 per'],
	...['EUR 12 per adult (reduced: ask)', 'EUR 12 per adult. Reduced: ask', 'EUR 12 per day: ask'],
	...['EUR 12345678901234567890', 'EUR 5-9,007,199,254,740,993'],
	...['EUR 12 per month plus deposit', 'EUR 12 per month + deposit', 'EUR 12 per day and deposit'],
]) {
	test(`finds no price in "${text}"`, () => {
		expect(readPrices(text)).toBe(undefined);
	});
}

test('a free event costs 0 in the currency of the guide', () => {
	expect(eventOffer({ is_free: true }, 'CHF', false)).toEqual({
		isAccessibleForFree: true,
		offer: { '@type': 'Offer', price: 0, priceCurrency: 'CHF' },
	});
});

test('a free event with a number that may be a price says neither', () => {
	for (const price_range of ['Adults 5, children 3', '5', 'from 12 per person', '5,-', 'Seat 4']) {
		expect(eventOffer({ is_free: true, price_range }, 'EUR', false)).toEqual({});
	}
	expect(eventOffer({ is_free: true, price_range: 'Free; tour 5' }, 'EUR', false)).toMatchObject({
		isAccessibleForFree: true,
		offer: { price: 0 },
	});
});

test('a free event with a span of prices contradicts itself in either order', () => {
	for (const price_range of ['8–0 EUR', 'EUR 0–8']) {
		expect(eventOffer({ is_free: true, price_range }, 'EUR', false)).toEqual({});
	}
});

test('says neither free nor a price where they contradict each other', () => {
	const ticket_url = 'https://tix.example/';
	const onlyTheLink = { '@type': 'Offer', url: 'https://tix.example/' };

	expect(eventOffer({ is_free: true, price_range: 'EUR 5', ticket_url }, 'EUR', false)).toEqual({
		offer: onlyTheLink,
	});
	expect(
		eventOffer({ is_free: true, price_range: 'adults 12 EUR', ticket_url }, 'EUR', false),
	).toEqual({ offer: onlyTheLink });
	for (const price_range of ['£10', '$ 15 per person', '10 euros', 'from 5 Euro']) {
		expect(eventOffer({ is_free: true, price_range, ticket_url }, 'EUR', false)).toEqual({
			offer: onlyTheLink,
		});
	}
	for (const price_range of ['EUR 0', '£0', 'Free entry', 'Kostenlos', 'from EUR 0']) {
		expect(eventOffer({ is_free: false, price_range, ticket_url }, 'EUR', false)).toEqual({
			offer: onlyTheLink,
		});
	}
});

test('a span of prices from 0 does not contradict an event that is not free', () => {
	expect(eventOffer({ is_free: false, price_range: 'EUR 0-10' }, 'EUR', false)).toMatchObject({
		isAccessibleForFree: false,
		offer: { price: 0, priceSpecification: { minPrice: 0, maxPrice: 10 } },
	});
});

test('a price of 0 does not contradict a free event', () => {
	for (const price_range of ['EUR 0', '£0', '0 €']) {
		expect(eventOffer({ is_free: true, price_range }, 'EUR', false)).toEqual({
			isAccessibleForFree: true,
			offer: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
		});
	}
});

test('makes no offer out of nothing', () => {
	expect(eventOffer(undefined, 'EUR', false).offer).toBe(undefined);
	expect(eventOffer({ is_free: false }, 'EUR', false)).toEqual({ isAccessibleForFree: false });
	expect(eventOffer({ price_range: 'on request' }, 'EUR', false).offer).toBe(undefined);
});

test('offers with a link only say no price, and availability only when sold out', () => {
	expect(eventOffer({ ticket_url: 'https://tix.example/?a=1&b=2' }, 'EUR', false).offer).toEqual({
		'@type': 'Offer',
		url: 'https://tix.example/?a=1&b=2',
	});
	expect(eventOffer({}, 'EUR', true).offer).toEqual({
		'@type': 'Offer',
		availability: 'https://schema.org/SoldOut',
	});
});

for (const price_range of [
	'EUR 0',
	'EUR 0.00',
	'0',
	'€0',
	'from EUR 0',
	'EUR 0 per child',
	'EUR 0–0',
]) {
	test(`“${price_range}” is a price of 0 only beside “free”`, () => {
		expect(eventOffer({ price_range }, 'EUR', false)).toEqual({
			isAccessibleForFree: undefined,
			offer: undefined,
		});
		expect(eventOffer({ is_free: false, price_range }, 'EUR', false).offer).toBe(undefined);
		expect(eventOffer({ is_free: true, price_range }, 'EUR', false)).toEqual({
			isAccessibleForFree: true,
			offer: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
		});
	});
}
