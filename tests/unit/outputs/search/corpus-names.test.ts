import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { foldedWords } from '../../../../src/i18n/folded-words.ts';
import { NameIndex } from '../../../../src/outputs/search/name-index.ts';
import { projectRoot } from '../../../support/build-site.ts';

const corpus = join(projectRoot, '..', 'shared', 'corpus');
const isMissing = !existsSync(corpus);
/** As many as the list of suggestions shows. */
const maxSuggestions = 8;
const sampleSize = 200;

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Numbers that are the same in every run (Park and Miller's generator). */
function* numbers(): Generator<number, never> {
	for (let last = 20_261_122; ;) {
		last = (last * 48_271) % 2_147_483_647;
		yield last;
	}
}

const namesOf = (file: string) =>
	z
		.array(z.object({ name: z.string() }))
		.parse(JSON.parse(readFileSync(join(corpus, file), 'utf8')))
		.map(({ name }) => name);

for (const [way, typedAs] of [
	['as they are written', (name: string) => name],
	[
		'without accents, capitals, apostrophes and hyphens',
		(name: string) => foldedWords(name).join(' '),
	],
	['with one mistake', (name: string, at: number) => withMistake(foldedWords(name).join(' '), at)],
] as const) {
	test(`of 200 names of the corpus at least 95 % are found ${way}`, () => {
		test.skip(isMissing, 'The corpus is not on this machine.');
		const names = ['places.json', 'events.json', 'destinations.json'].flatMap(namesOf);
		const index = new NameIndex(names);
		const random = numbers();
		const sample = Array.from(
			{ length: sampleSize },
			() => names[random.next().value % names.length] ?? '',
		);

		const missed = sample.filter((name) => {
			const found = index.search(typedAs(name, random.next().value), maxSuggestions);
			return !found.some((row) => names[row] === name);
		});

		const share = (sampleSize - missed.length) / sampleSize;
		console.log(
			`${way}: ${(share * 100).toFixed(1)} % of ${names.length}; not ${missed.join(', ')}`,
		);
		expect(share).toBeGreaterThanOrEqual(0.95);
	});
}

/** One letter left out, put in, replaced, or swapped with the next, anywhere. */
function withMistake(name: string, at: number): string {
	const place = at % name.length;
	const other = alphabet[at % alphabet.length] ?? '';
	const [before, here, after] = [name.slice(0, place), name.charAt(place), name.slice(place + 1)];
	const mistakes = [
		before + after,
		before + other + here + after,
		before + other + after,
		before + after.charAt(0) + here + after.slice(1),
	];
	return mistakes[Math.floor(at / 7) % mistakes.length] ?? name;
}
