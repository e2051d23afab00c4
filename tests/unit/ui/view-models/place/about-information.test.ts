import { expect, test } from '@playwright/test';
import { aboutInformation } from '../../../../../src/ui/view-models/place/about-information.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeRecord } from '../../../../support/records.ts';

const record = placeRecord({
	metadata: { opened: '1904', source_record: '4711' },
	provenance: { source_verified_at: '2025-08-21T09:00:00+00:00' },
});

test('metadata is not for visitors, but for the keys to which the guide gives a label', () => {
	const shown = contextOf({}, { fields: { opened: 'Opened in', architect: 'Architect' } });

	expect(aboutInformation(contextOf({}), record).metadata).toEqual([]);
	expect(aboutInformation(shown, record).metadata).toEqual([{ label: 'Opened in', text: '1904' }]);
});

test('the guide sets after how many months a page says to check before going', () => {
	const warning = (months: number) =>
		aboutInformation(contextOf({}, { verifiedForMonths: months }), record).warning;

	expect(warning(15)).toMatchObject({ from: '2026-11-21', isShown: true });
	expect(warning(16)).toMatchObject({ from: '2026-12-21', isShown: false });
});

test('a page goes by the last change where the day of the verification is not known', () => {
	const about = (provenance: object) =>
		aboutInformation(
			contextOf({}),
			placeRecord({ updated_at: '2015-03-01T09:00:00+00:00', provenance }),
		);
	const warning = {
		text: 'Last updated in March 2015: check before you go.',
		from: '2016-09-01',
		isShown: true,
	};

	const byPhone = about({ source_verification_method: 'phone' });
	expect(byPhone.verification).toBe('Verified, date not stated: phone');
	expect(byPhone.warning).toMatchObject(warning);
	expect(
		about({
			source_verified_at: '2099-01-01T00:00:00+00:00',
			source_verification_method: 'phone',
		}).warning,
	).toMatchObject(warning);
	expect(about({}).warning).toMatchObject(warning);
});

test('dates that programs write for none are not told', () => {
	const about = aboutInformation(
		contextOf({}),
		placeRecord({
			updated_at: '1970-01-01T00:00:00Z',
			provenance: { sd_date_published: '0001-01-01', source_verified_at: '0001-01-01T00:00:00Z' },
			validity: { valid_from: '0001-01-01', valid_through: '9999-12-31' },
		}),
	);

	expect([
		about.published,
		about.updated,
		about.verification,
		about.validity,
		about.warning,
	]).toEqual(Array(5).fill(undefined));
});

test('a change in the future is not told', () => {
	const about = aboutInformation(
		contextOf({}),
		placeRecord({ updated_at: '2099-01-01T00:00:00+00:00' }),
	);

	expect(about.updated).toBeUndefined();
	expect(about.warning).toBeUndefined();
});

test('a day that is that of publication and of the last update is told once', () => {
	const datesOf = (published: string) => {
		const about = aboutInformation(
			contextOf({}),
			placeRecord({
				updated_at: '2026-05-26T15:08:20+02:00',
				provenance: { sd_date_published: published },
			}),
		);
		return [about.published?.text, about.updated?.text];
	};

	expect(datesOf('2026-05-26')).toEqual([undefined, '26 May 2026']);
	expect(datesOf('2026-05-20')).toEqual(['20 May 2026', '26 May 2026']);
});
