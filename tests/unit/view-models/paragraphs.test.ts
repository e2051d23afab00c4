import { expect, test } from '@playwright/test';
import { longTexts } from '../../../src/view-models/paragraphs.ts';

const assa =
	'Assa means morning in Japanese. Anthony and Fumiko specialise in creating French gourmet cuisine based around local produce.';

test('the editors’ text comes before the description', () => {
	expect(longTexts('A quay.\n\nBoats.', 'The best sunset in town.')).toEqual({
		lead: ['The best sunset in town.'],
		description: ['A quay.', 'Boats.'],
	});
	expect(longTexts(undefined, 'The best sunset in town.')).toEqual({
		lead: [],
		description: ['The best sunset in town.'],
	});
});

test('a text that the description says again is shown once', () => {
	for (const again of [
		assa,
		'Assa means morning in Japanese.',
		assa.replace('Japanese. Anthony', 'Japanese – Anthony').toUpperCase(),
		'Anthony and Fumiko specialise in French gourmet cuisine based around local produce.',
	]) {
		expect(longTexts(assa, again).lead, again).toEqual([]);
	}
});

test('a text of which a word was corrected is shown once, unless it is a number', () => {
	const text =
		'Assa means morning in Japanese. Anthony and Fumiko, who opened it in 2015, specialise in creating French gourmet cuisine based around local produce.';

	expect(longTexts(text, text.replace('produce', 'produces')).lead).toEqual([]);
	expect(longTexts(text, text.replace('2015', '2016')).lead).not.toEqual([]);
});

test('a text with a word of its own is shown, and so is one in another order', () => {
	for (const own of [
		assa.replace('local', 'seasonal'),
		'Produce local around based cuisine gourmet French.',
		'朝',
	]) {
		expect(longTexts(assa, own).lead, own).toEqual([own]);
	}
});
