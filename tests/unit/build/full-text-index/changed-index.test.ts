import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { writeChangedIndex } from '../../../../src/build/full-text-index/changed-index.ts';
import { IndexWriter } from '../../../../src/build/full-text-index/index-writer.ts';
import type { SearchedText } from '../../../../src/build/full-text-index/searched-text.ts';
import { folderContents } from '../../../support/folder-contents.ts';
import { foundInIndexes, type Searches } from '../../../support/found-texts.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const rounds = 20;
const queriesOfRound = 25;
const pageCount = 200;

const beginnings =
	'Garten Schloss Schloß Museum Café Cafe Straße Fähre naïve naive Brücke Kirche Álvaro Turm';
const endings = ' bau weg fest haus s en lich ung markt blick 音楽会 -tor ’s';
/** Words of which some are forms, beginnings or other spellings of others. */
const lexicon = beginnings
	.split(' ')
	.flatMap((beginning) => endings.split(' ').map((ending) => `${beginning}${ending}`));

test.describe('An index of texts of which some were changed', () => {
	test(`answers ${rounds * queriesOfRound} queries as one that was made anew, after ${rounds} rounds of changes`, async () => {
		test.slow();
		using folder = temporaryFolder();
		const folderOf = (round: number) => join(folder.path, String(round));
		const pool = textPool(400);
		const first = [...pool];
		const texts = new Map(pool.splice(0, pageCount).map((text, at) => [`/places/${at}/`, text]));
		await indexAnew(texts, folderOf(0));
		const searches: Searches[] = [];

		for (let round = 1; round <= rounds; round++) {
			const urls = [...texts.keys()];
			const at = (step: number) => urls[(round * 31 + step * 17) % urls.length] ?? '';
			const changed = new Map<string, SearchedText>();
			for (const step of [1, 2, 3, 4, 5]) changed.set(at(step), pool.shift() ?? sample);
			// One that is new, one that has another address, and one that is again as it was at first.
			changed.set(`/events/${round}/`, pool.shift() ?? sample);
			changed.set(`/places/renamed-${round}/`, texts.get(at(6)) ?? sample);
			changed.set(`/places/${round}/`, first[round] ?? sample);
			const gone = new Set([at(6), at(7)].filter((url) => !changed.has(url)));
			for (const [url, text] of changed) texts.set(url, text);
			for (const url of gone) texts.delete(url);

			const count = await writeChangedIndex({
				language: 'de',
				formerFolder: folderOf(round - 1),
				changed,
				gone,
				outputFolder: folderOf(round),
			});
			const clean = join(folder.path, `clean-${round}`);
			await indexAnew(texts, clean);

			expect(count).toBe(texts.size);
			expect(folderContents(folderOf(round))).toEqual(folderContents(clean));
			const queries = queriesAt(round);
			const filters: Searches['filters'] = round % 2 === 0 ? { kind: 'event' } : {};
			for (const index of [folderOf(round), clean])
				searches.push({ folder: index, queries, filters });
		}

		const answers = foundInIndexes(searches);
		for (let round = 0; round < rounds; round++) {
			const [changed = {}, clean] = answers.slice(2 * round);
			expect(Object.keys(changed)).toHaveLength(queriesOfRound);
			expect(changed).toEqual(clean);
		}
	});

	test('finds a page that has come, and one no more that has gone', async () => {
		using folder = temporaryFolder();
		const [former, output] = [join(folder.path, 'former'), join(folder.path, 'changed')];
		const museum = { ...sample, content: 'Ein Museum der Laute.' };
		await indexAnew(new Map([...stable, ['/museum/', museum]]), former);

		await writeChangedIndex({
			language: 'de',
			formerFolder: former,
			changed: new Map([['/castle/', { ...sample, content: 'Ein Schloss mit Laute.' }]]),
			gone: new Set(['/museum/']),
			outputFolder: output,
		});

		const queries = ['Laute', 'Museum', 'Mühle'];
		const [found] = foundInIndexes([{ folder: output, queries, filters: {} }]);
		expect(found).toEqual({
			Laute: { hits: ['/castle/: Ein Schloss mit [Laute].'], similar: [] },
			Museum: { hits: [], similar: [] },
			Mühle: { hits: ['/mill/: Eine [Mühle].'], similar: [] },
		});
	});

	test('names files as one that was made anew, where two would have one name', async () => {
		using folder = temporaryFolder();
		// Digests of their texts begin alike; the second one comes first.
		const [one, other] = ['/mill-4657/', '/mill-10706/'];
		const both = new Map([one, other].map((url) => [url, sample]));
		const withoutOther = new Map([[one, sample]]);
		const [former, alone, again] = ['former', 'alone', 'again'].map((name) => {
			return join(folder.path, name);
		}) as [string, string, string];
		await indexAnew(both, former);
		expect(readdirSync(join(former, 'fragment'))).toEqual([
			'de_66b7203.pf_fragment',
			expect.stringMatching(/^de_66b7203.\.pf_fragment$/),
		]);

		const change = { language: 'de', formerFolder: former, outputFolder: alone };
		await writeChangedIndex({ ...change, changed: new Map(), gone: new Set([other]) });
		await writeChangedIndex({
			...change,
			formerFolder: alone,
			changed: new Map([[other, sample]]),
			gone: new Set(),
			outputFolder: again,
		});

		const clean = join(folder.path, 'clean');
		await indexAnew(withoutOther, clean);
		expect(folderContents(alone)).toEqual(folderContents(clean));
		expect(folderContents(again)).toEqual(folderContents(former));
	});

	test('takes only an index that is as it is known', async () => {
		using folder = temporaryFolder();
		const former = join(folder.path, 'former');
		const changeTo = (text: SearchedText) =>
			writeChangedIndex({
				language: 'de',
				formerFolder: former,
				changed: new Map([['/castle/', text]]),
				gone: new Set(),
				outputFolder: join(folder.path, 'changed'),
			});
		await indexAnew(stable, former);

		await expect(changeTo({ ...sample, meta: { subtitle: 'Castle' } })).rejects.toThrow(
			'Pages show subtitle, title, where they did title.',
		);
		const entry = join(former, 'pagefind-entry.json');
		writeFileSync(entry, readFileSync(entry, 'utf8').replace('1.6.0', '1.7.0'));
		await expect(changeTo(sample)).rejects.toThrow('expected \\"1.6.0\\"');
	});
});

const sample: SearchedText = {
	content: 'Eine Mühle.',
	meta: { title: 'Page' },
	filters: { kind: ['place'] },
};
const stable = new Map([['/mill/', sample]]);

function textPool(count: number): SearchedText[] {
	const word = fc.constantFrom(...lexicon);
	// The first words are frequent, as in any language.
	const frequent = fc.constantFrom(...lexicon.slice(0, 12));
	const text = fc.record({
		words: fc.array(fc.oneof(word, frequent), { minLength: 40, maxLength: 120, size: 'max' }),
		title: word,
		eyebrow: fc.option(word, { nil: undefined }),
		kind: fc.constantFrom('place', 'event'),
		destination: word,
	});
	return fc
		.sample(text, { numRuns: count, seed: 20_261_129 })
		.map(({ destination, eyebrow, kind, title, words }) => ({
			content: `${words.join(' ')}.`,
			meta: { title, ...(eyebrow === undefined ? {} : { eyebrow }) },
			filters: { kind: [kind], destination: [destination, 'Lissabon'] },
		}));
}

/** Returns queries of one and two words, of beginnings, of phrases and of words that nobody has. */
function queriesAt(round: number): string[] {
	const word = (step: number) => lexicon[(round * 13 + step * 7) % lexicon.length] ?? '';
	return Array.from({ length: queriesOfRound }, (_, step) => {
		const one = word(step);
		const queries = [
			one,
			`${one} ${word(step + 40)}`,
			one.slice(0, 5),
			`${one}x`,
			`${one.toLowerCase()} ${word(step + 3)} Lissabon`,
		];
		return `${queries[step % queries.length]}${' '.repeat(step)}`;
	});
}

async function indexAnew(texts: ReadonlyMap<string, SearchedText>, folder: string): Promise<void> {
	const writer = new IndexWriter('de', [...texts.keys()]);
	for (const [url, text] of texts) writer.add(url, text);
	await writer.write(folder);
}
