import { expect } from '@playwright/test';
import fc from 'fast-check';
import { creditOf, creditsOwed, imageCredit } from '../../../../src/domain/credits/credits.ts';
import { captionOf } from '../../../../src/domain/images/caption.ts';
import { displayImages, imageProblems } from '../../../../src/domain/images/display-images.ts';
import { licenceOf } from '../../../../src/domain/images/licence.ts';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import { addressLines, locality } from '../../../../src/domain/places/address-lines.ts';
import { categoryLevels } from '../../../../src/domain/places/category.ts';
import { phoneRuns } from '../../../../src/domain/places/telephone.ts';
import { websiteHost } from '../../../../src/domain/places/website-host.ts';
import { directionsTo } from '../../../../src/domain/places/directions.ts';
import { languageNames, spokenLanguages } from '../../../../src/domain/places/spoken-languages.ts';
import { verificationOf } from '../../../../src/domain/places/verification.ts';
import { testProperty } from '../../../support/test-property.ts';

const awkward = [
	'',
	' ',
	'__proto__',
	'</script><img onerror>',
	'javascript:alert(1)',
	'\u202Eabc',
	'\uD800',
	'👨‍👩‍👧‍👦',
	'مرحبا',
	'(((((',
	'+',
	'$&',
	'{city}',
	' > ',
	'©',
	'CC BY',
];
const text = fc.oneof(
	fc.constantFrom(...awkward),
	fc.string({ unit: 'binary', maxLength: 80 }),
	fc.stringMatching(/^[+()\d\s./x-]{0,40}$/),
);
const mayBe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const address = fc.record({
	street: mayBe(text),
	street_alt: mayBe(text),
	postal_code: mayBe(text),
	neighbourhood: mayBe(text),
	region: mayBe(text),
	city: mayBe(text),
	country: mayBe(text),
	country_code: mayBe(fc.oneof(text, fc.constantFrom('FR', 'GB', 'US', 'JP', 'HU', 'kr'))),
});
const image = fc.record({
	url: mayBe(fc.oneof(text, fc.webUrl())),
	alt_text: mayBe(text),
	caption: mayBe(text),
	credit: mayBe(text),
	copyright_holder: mayBe(text),
	license: mayBe(text),
	thumbnail_url: mayBe(fc.oneof(text, fc.webUrl())),
	width: mayBe(fc.nat()),
	height: mayBe(fc.nat()),
	is_primary: mayBe(fc.boolean()),
	sort_order: mayBe(fc.integer()),
});

testProperty('reads any text without throwing, and makes safe links of it', 300, () =>
	fc.property(text, text, address, (one, other, anyAddress) => {
		for (const { href } of phoneRuns(one, 'FR')) {
			if (href !== undefined)
				expect(href).toMatch(
					/^tel:(?:\+?\d{3,17}(;ext=\d{1,7})?|\*?\d{3,6}(?:%23)?|%23\d{3,6}(?:%23)?)$/,
				);
		}
		for (const line of addressLines(anyAddress, 'en-GB')) expect(line).not.toBe('undefined');
		const directions = directionsTo({ address: anyAddress }, one, 'en-GB');
		for (const href of [directions?.href, directions?.androidHref, directions?.appleHref]) {
			if (href !== undefined)
				expect(href).toMatch(/^(https:\/\/[a-z.]+\/|geo:)[\w%/?=.,:;!~*'()-]+$/);
		}
		locality({ address: anyAddress, contained_in: other });
		categoryLevels({ category: one, category_path: other });
		languageNames(spokenLanguages([one, other], 'fr'), 'en-GB');
		captionOf(one, other);
		licenceOf(one);
		websiteHost(one);
		verificationOf(
			{ source_verified_at: '2026-05-01T00:00:00Z', source_verification_method: one },
			{ today: '2026-11-21', oldAfterMonths: 18, locale: 'en-GB' },
			messages,
		);
		creditsOwed([creditOf({ attribution: { text: one, url: other, required: true } })]);
	}),
);

testProperty('shows any images with web addresses only, each once', 300, () =>
	fc.property(fc.array(image, { maxLength: 12 }), (images) => {
		const shown = displayImages(images);
		expect(new Set(shown.map(({ url }) => url)).size).toBe(shown.length);
		for (const one of shown) {
			expect(one.url).toMatch(/^https?:\/\//i);
			expect(one.thumbnailUrl ?? 'https://').toMatch(/^https?:\/\//i);
			expect(one.width === undefined).toBe(one.height === undefined);
			imageCredit(one);
		}
		imageProblems(images);
	}),
);
