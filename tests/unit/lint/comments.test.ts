import { expect, test } from '@playwright/test';
import { Linter } from 'eslint';
import { commentRules } from '../../../.config/comments.js';

const linter = new Linter();
const problemsOf = (source: string) =>
	linter.verify(source, commentRules).map(({ line, message }) => [line, message]);
/** Makes words that end at a column. */
const wordsTo = (column: number, beginning: string) =>
	`${beginning} `.padEnd(column - 1, 'ab ') + 'x';

test('accepts comments that end at column 100, a tab counted as two', () => {
	const source = `${wordsTo(100, '//')}\n/**\n${wordsTo(100, ' *')}\n */\nif (true) {\n\t${wordsTo(98, '//')}\n}`;

	expect(problemsOf(source)).toEqual([]);
});

test('refuses lines of comments beyond column 100, each by its number', () => {
	const source = `${wordsTo(101, '//')}\n/**\n * Holds.\n${wordsTo(102, ' *')}\n */\n\t${wordsTo(100, '/*')} */`;

	expect(problemsOf(source)).toEqual([
		[1, 'This line of a comment ends at column 101, not by 100: wrap it.'],
		[4, 'This line of a comment ends at column 102, not by 100: wrap it.'],
		[6, 'This line of a comment ends at column 105, not by 100: wrap it.'],
	]);
});

test('accepts a URL that no line can hold, and code beyond column 100', () => {
	const url = `https://guide.example/${'a'.repeat(100)}`;

	expect(problemsOf(`// ${url}\n/** ${url} */\nconst address = '${url}';`)).toEqual([]);
});

for (const word of ['What', 'Of', 'The same']) {
	test(`refuses a doc comment that begins with “${word}”`, () => {
		const message = `A doc comment begins with a verb or a noun, not with "${word}": “Returns …”, “Holds …”.`;

		expect(problemsOf(`/** ${word} it says. */\n/**\n * ${word} it says.\n */`)).toEqual([
			[1, message],
			[2, message],
		]);
	});
}

test('accepts such words in other comments, within a sentence and within a word', () => {
	const comments = [
		'// What it says.',
		'/* Of both. */',
		'/** Returns what it says. */',
		'/** Offers. */',
	];

	expect(problemsOf(comments.join('\n'))).toEqual([]);
});
