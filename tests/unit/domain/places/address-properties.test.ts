import { expect } from '@playwright/test';
import fc from 'fast-check';
import { addressLines } from '../../../../src/domain/places/address-lines.ts';
import { spelt } from '../../../../src/domain/places/parts-in-text.ts';
import { testProperty } from '../../../support/test-property.ts';

const partNames = ['neighbourhood', 'city', 'region', 'postal_code', 'country'] as const;
const latin = fc.stringMatching(/^[A-Z][a-z]{2,8}( [A-Z][a-z]{2,8})?$/);
const eastAsian = fc.stringMatching(/^[東京都市区県町村山川田]{2,5}$/);

/** Addresses whose street says some of the other parts as well. */
const addresses = fc
	.record({
		names: fc.oneof(
			...[latin, eastAsian].map((name) => fc.uniqueArray(name, { minLength: 5, maxLength: 5 })),
		),
		postalCode: fc.stringMatching(/^[0-9]{5}$/),
		countryCode: fc.constantFrom('FR', 'US', 'GB', 'JP', 'KR', 'CN', 'HU', 'AE', 'KZ', undefined),
		stated: fc.subarray([...partNames]),
		saidAgain: fc.subarray([...partNames]),
		separator: fc.constantFrom(', ', '; ', ' - ', '\n'),
	})
	.map(({ countryCode, names, postalCode, saidAgain, separator, stated }) => {
		const [street = '', neighbourhood = '', city = '', region = '', country = ''] = names;
		const texts = { neighbourhood, city, region, country, postal_code: postalCode };
		const parts = stated
			// A code stands for the country, whose name is in the language of the guide.
			.filter((part) => part !== 'country' || countryCode === undefined)
			.map((part) => [part, texts[part]] as const);
		const again = parts.filter(([part]) => saidAgain.includes(part)).map(([, text]) => text);
		return {
			address: {
				...Object.fromEntries(parts),
				street: [`${street} 7`, ...again].join(separator),
				country_code: countryCode,
			},
			street,
			texts: parts.map(([, text]) => text),
			again,
		};
	});

testProperty('every stated part of an address is in its lines', 1000, () =>
	fc.property(addresses, ({ address, street, texts }) => {
		const said = spelt(addressLines(address, 'en').join('\n'));
		for (const text of [street, ...texts]) expect(said).toContain(spelt(text));
	}),
);

testProperty('a part that the street of an address says as well is said once', 1000, () =>
	fc.property(addresses, ({ address, again, street, texts }) => {
		const lines = addressLines(address, 'en');
		const said = spelt(lines.join('\n'));
		for (const text of again) {
			// One name may be in another, as 京都 is in 東京都, or in two beside each other.
			const others = spelt([street, ...texts.filter((other) => other !== text)].join('|'));
			if (others.includes(spelt(text).slice(0, 1))) continue;
			expect(said.split(spelt(text)), lines.join(' | ')).toHaveLength(2);
		}
	}),
);
