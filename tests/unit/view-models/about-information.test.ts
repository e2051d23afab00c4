import { expect, test } from '@playwright/test';
import { aboutInformation } from '../../../src/view-models/about-information.ts';
import { contextOf } from '../../support/page-context.ts';
import { placeRecord } from '../../support/records.ts';

const record = placeRecord({
	metadata: { opened: '1904', source_record: '4711' },
	provenance: { source_verified_at: '2025-08-21T09:00:00+00:00' },
});

test('metadata is not for visitors, but for the keys to which the guide gives a label', () => {
	const shown = contextOf({}, { shownMetadata: { opened: 'Opened in', architect: 'Architect' } });

	expect(aboutInformation(contextOf({}), record).metadata).toEqual([]);
	expect(aboutInformation(shown, record).metadata).toEqual([{ label: 'Opened in', text: '1904' }]);
});

test('the guide sets after how many months a page says to check before going', () => {
	const warning = (months: number) =>
		aboutInformation(contextOf({}, { verifiedForMonths: months }), record).warning;

	expect(warning(15)).toMatchObject({ from: '2026-11-21', isShown: true });
	expect(warning(16)).toMatchObject({ from: '2026-12-21', isShown: false });
});
