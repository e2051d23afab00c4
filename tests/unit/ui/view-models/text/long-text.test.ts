import { expect, test } from '@playwright/test';
import { hasLongText, hasText } from '../../../../../src/ui/view-models/text/long-text.ts';

const noTexts = { lead: [], description: [], curatorNote: [], seasonality: [], neighbourhood: [] };

test('a text of more than 1,200 characters is long', () => {
	expect(hasLongText(noTexts)).toBe(false);
	expect(hasLongText({ ...noTexts, description: ['a'.repeat(1200)] })).toBe(false);
	expect(hasLongText({ ...noTexts, description: ['a'.repeat(1201)] })).toBe(true);
});

test('a place with any text is not without', () => {
	expect(hasText(noTexts)).toBe(false);
	expect(hasText({ ...noTexts, seasonality: ['Closed in snow.'] })).toBe(true);
});

test('all texts of a place count together, and so do their paragraphs', () => {
	const short = ['a'.repeat(300)];

	expect(hasLongText({ ...noTexts, lead: short, curatorNote: short, neighbourhood: short })).toBe(
		false,
	);
	expect(
		hasLongText({
			lead: short,
			description: [...short, 'b'],
			curatorNote: short,
			seasonality: short,
			neighbourhood: [],
		}),
	).toBe(true);
});
