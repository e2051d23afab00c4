import { expect, test } from '@playwright/test';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import { verificationOf } from '../../../../src/domain/places/verification.ts';

const today = '2026-11-21';

function verification(at: string | undefined, method?: string, oldAfterMonths = 18) {
	return verificationOf(
		{ source_verified_at: at, source_verification_method: method },
		{ today, locale: 'en-GB', oldAfterMonths },
		messages,
	);
}

test('tells when and how a record was verified', () => {
	const text = (method?: string) => verification('2026-05-04T09:00:00+00:00', method)?.text;
	expect(text()).toBe('Verified in May 2026');
	for (const method of ['on_site', 'On site', 'onsite', 'site-visit', 'in person']) {
		expect(text(method), method).toBe('Verified on site in May 2026');
	}
	expect(text('phone')).toBe('Verified by telephone in May 2026');
	expect(text('by telephone')).toBe('Verified by telephone in May 2026');
	expect(text('email')).toBe('Verified by e-mail in May 2026');
	expect(text('official_website')).toBe('Verified online in May 2026');
	expect(text('OWNER')).toBe('Confirmed by the place itself in May 2026');
	expect(text('automated')).toBe('Checked automatically in May 2026');
	expect(text('manual_review')).toBe('Verified in May 2026: manual review');
	expect(text('From published information; not checked on site')).toBe(
		'Verified in May 2026: From published information; not checked on site',
	);
	expect(text('constructor')).toBe('Verified in May 2026: constructor');
});

test('says of nothing that it was verified where the record says that it was not', () => {
	for (const method of ['unverified', 'Not verified', 'not_verified', 'pending']) {
		expect(verification(undefined, method), method).toBeUndefined();
		expect(verification('2026-05-04T09:00:00+00:00', method), method).toBeUndefined();
	}
	expect(verification(undefined, 'Verified, not yet on site')?.text).toBe(
		'Verified, date not stated: Verified, not yet on site',
	);
});

test('tells the date alone where the way is stated as none', () => {
	for (const method of ['none', 'Unknown', 'N/A']) {
		expect(verification(undefined, method), method).toBeUndefined();
		expect(verification('2026-05-04T09:00:00+00:00', method)?.text, method).toBe(
			'Verified in May 2026',
		);
	}
});

test('takes the day at the offset the time was sent with', () => {
	expect(verification('2026-05-31T23:30:00-10:00')?.verifiedOn).toBe('2026-05-31');
	expect(verification('2026-06-01T00:30:00+14:00')?.text).toBe('Verified in June 2026');
});

test('is old from the day on which the months are over', () => {
	expect(verification('2025-05-22T09:00:00Z')?.warning).toEqual({
		text: 'Last verified in May 2025: check before you go.',
		from: '2026-11-22',
	});
	expect(verification('2026-10-20T09:00:00Z', undefined, 1)?.warning).toEqual({
		text: 'Last verified in October 2026: check before you go.',
		from: '2026-11-20',
	});
});

test('ends months at their last day', () => {
	expect(verification('2025-08-31T09:00:00Z', undefined, 6)?.warning?.from).toBe('2026-02-28');
	expect(verification('2023-08-31T09:00:00Z', undefined, 6)?.warning?.from).toBe('2024-02-29');
	expect(verification('2024-02-29T09:00:00Z', undefined, 12)?.warning?.from).toBe('2025-02-28');
	expect(verification('2025-11-30T09:00:00Z', undefined, 1)?.warning?.from).toBe('2025-12-30');
});

test('does not believe a verification in the future', () => {
	expect(verification('2026-11-23T12:00:00Z')).toBeUndefined();
	expect(verification('2026-11-22T06:00:00+14:00')?.text).toBe('Verified in November 2026');
	expect(verification('2030-01-01T00:00:00Z', 'on_site')).toEqual({
		text: 'Verified, date not stated: on site',
	});
});

test('does not believe what programs write for no date', () => {
	expect(verification('0001-01-01T00:00:00Z')).toBeUndefined();
	expect(verification('1970-01-01T00:00:00Z', 'phone')).toEqual({
		text: 'Verified, date not stated: phone',
	});
});

test('tells what it can where only one of both is stated', () => {
	expect(verification(undefined)).toBeUndefined();
	expect(
		verificationOf(undefined, { today, locale: 'en-GB', oldAfterMonths: 18 }, messages),
	).toBeUndefined();
	expect(verification(undefined, 'site_visit')).toEqual({
		text: 'Verified, date not stated: site visit',
	});
});
