import { expect, test } from '@playwright/test';
import { wordFaults } from '../../../src/config/word-faults.ts';

test('accepts words by the keys of the interface', () => {
	expect(
		wordFaults({
			'pages.nearby': 'Around the corner',
			'saved.browser.entry': { en: '{count} kept', de: '{count} behalten' },
		}),
	).toEqual([]);
});

test('names the key that was meant by a misspelt one, or by one without its group', () => {
	expect(wordFaults({ 'pages.nearbi': 'Here', 'places.aroundHere': 'Here' })).toEqual([
		'"pages.nearbi" is no word of the interface. Is pages.nearby meant?',
		'"places.aroundHere" is no word of the interface. Is pages.aroundHere meant?',
	]);
	expect(wordFaults({ 'nothing.like.this': 'Here' })).toEqual([
		'"nothing.like.this" is no word of the interface. docs/reference/words.md lists all, such as pages.aroundHere.',
	]);
});

test('refuses words that are put together from numbers', () => {
	expect(wordFaults({ 'pages.placeCount': 'places' })).toEqual([
		'"pages.placeCount" is put together from numbers or names, and cannot be another.',
	]);
});

test('refuses an empty word, and one without what pages fill in', () => {
	expect(wordFaults({ 'pages.nearby': ' ', 'saved.browser.entry': { de: 'behalten' } })).toEqual([
		'"pages.nearby" is empty: write a text, or leave it out.',
		'"saved.browser.entry" ("behalten") lacks {count}, which pages fill in: "{count} saved".',
	]);
});
