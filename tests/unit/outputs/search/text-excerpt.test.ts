import { expect, test } from '@playwright/test';
import { queryWords } from '../../../../src/outputs/search/indexed-words.ts';
import { type FoundText, textExcerpt } from '../../../../src/outputs/search/text-excerpt.ts';

/** Words of a description that no query has. */
const others = (count: number) => Array.from({ length: count }, () => 'and').join(' ');

test('an excerpt is the sentence with what was found, and the next one while there is room', () => {
	const text = 'A house in Alfama. Songs of fado by candle light. Dinner is served from eight.';

	expect(shown({ raw_content: text, locations: [6] }, 'fado')).toBe(
		'Songs of [fado] by candle light. Dinner is served from eight.',
	);
});

test('an excerpt is of the description where that was found, however often facts say the same', () => {
	const text = `Songs of fado by candle light. · Fado bar · Fado · Fado evening`;

	expect(shown({ raw_content: text, locations: [7, 10, 12, 2] }, 'fado')).toBe(
		'Songs of [fado] by candle light.',
	);
});

test('what was found in facts alone stands behind the first sentence, without other facts', () => {
	const text = 'Surf with a railway station. · lively · wild · surfing schools · swimming';

	expect(shown({ raw_content: text, locations: [11] }, 'schools')).toBe(
		'Surf with a railway station. · surfing [schools]',
	);
	expect(shown({ raw_content: '· lively · wild', locations: [3] }, 'wild')).toBe('[wild]');
});

test('sentences behind facts are sentences again', () => {
	const text = 'Songs by candle light. · lively ¶ On Friday a guitar is played.';

	expect(shown({ raw_content: text, locations: [10] }, 'guitar')).toBe(
		'On Friday a [guitar] is played.',
	);
});

test('an excerpt has as many different words of a query as sentences have, of two at most', () => {
	const text = `Fado and dinner. ${others(60)}. Come early. A guitar is played.`;

	expect(shown({ raw_content: text, locations: [0, 66] }, 'fado guitar')).toBe(
		'[Fado] and dinner. … A [guitar] is played.',
	);
});

test('a sentence that is longer than there is room is cut around what was found', () => {
	const text = `Here ${others(90)} fado with guitar ${others(90)} end.`;

	expect(shown({ raw_content: text, locations: [91, 93] }, 'fado guitar')).toBe(
		`… ${others(6)} [fado] with [guitar] ${others(54)} …`,
	);
});

test('of words that only begin with a letter or two none is marked', () => {
	const text = 'A visit of an abbey and all arcades.';

	expect(shown({ raw_content: text, locations: [0, 3, 4, 5, 6, 7] }, 'a abbey')).toBe(
		'[A] visit of an [abbey] and all arcades.',
	);
});

test('a title before a name ends no sentence', () => {
	const text = 'Built for Dr. Stanley Ho in 1968. Open all year.';

	expect(shown({ raw_content: text, locations: [3] }, 'stanley')).toBe(
		'Built for Dr. [Stanley] Ho in 1968. Open all year.',
	);
});

test('an excerpt of a text found by its title alone is its beginning', () => {
	const text = 'Songs by candle light. Dinner.';

	expect(shown({ raw_content: text, locations: [] }, 'house')).toBe(text);
});

test('angle brackets of a text are shown as they are', () => {
	const text = 'Above &lt;i&gt; the guitar.';

	expect(shown({ raw_content: text, locations: [3] }, 'guitar')).toBe('Above <i> the [guitar].');
});

test('words of a language without spaces are put together again, and marked as they were typed', () => {
	expect(shown({ raw_content: '夜九時\u200bに\u200b始まる。', locations: [1] }, 'に')).toBe(
		'夜九時[に]始まる。',
	);
	const text = '音|^ の|^ 会。|^ 音|^ 楽|^ 会|^ が|^ あ|^ る。';
	expect(shown({ raw_content: text, locations: [0, 2, 3, 4, 5] }, '音楽会')).toBe(
		'[音楽会]がある。',
	);
});

function shown(found: FoundText, query: string): string {
	return textExcerpt(found, queryWords(query))
		.map(({ isMarked, text }) => (isMarked ? `[${text}]` : text))
		.join('');
}
