import { expect, test } from '@playwright/test';
import { recordWealth } from '../../../../src/guide/model/record-wealth.ts';
import { placeRecord } from '../../../support/records.ts';

const wealthOf = (sent: object) => recordWealth(placeRecord(sent));
const photograph = (number: number) => ({ url: `https://cdn.example/${number}.jpg` });

test('a record is the richer the more photographs, text and practical facts it has', () => {
	expect(wealthOf({})).toBe(0);
	expect(wealthOf({ images: [photograph(1), photograph(2), photograph(2)] })).toBe(2);
	expect(wealthOf({ images: Array.from({ length: 40 }, (_, at) => photograph(at)) })).toBe(8);
	expect(wealthOf({ description: 'Walls above the harbour.' })).toBe(5);
	expect(wealthOf({ description: 'Walls above the harbour.'.repeat(8) })).toBe(8);
	expect(
		wealthOf({
			opening_hours: [{ day_of_week: ['Monday'], opens: '09:00:00', closes: '17:00:00' }],
			pricing: { price_range: '5 EUR' },
			access: { is_free: false, languages_spoken: ['en'] },
			contact: { phone: '+351 21 000 00 00', website: 'https://bastion.example/' },
		}),
	).toBe(6);
});

test('a fact that is not stated counts for nothing', () => {
	const access = { languages_spoken: [], accessibility: { hearing_loop: null } };

	expect(wealthOf({ opening_hours: [], access, images: [] })).toBe(0);
	expect(wealthOf({ pricing: { price_range: '0 EUR' } })).toBe(0);
	expect(wealthOf({ access: { ...access, accessibility: { hearing_loop: false } } })).toBe(1);
});

test('a place that an encyclopaedia has is the richer for it, once', () => {
	const withSameAs = (...same_as: string[]) => wealthOf({ provenance: { same_as } });

	expect(withSameAs('https://www.wikidata.org/wiki/Q1')).toBe(8);
	expect(
		withSameAs('https://pt.m.wikipedia.org/wiki/Torre', 'https://whc.unesco.org/en/list/263'),
	).toBe(8);
	expect(withSameAs('https://data.example/1', 'https://notwikipedia.org/1')).toBe(0);
});
