import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { searchTexts } from '../../../../src/outputs/search/full-text.ts';
import { foundTexts } from '../../../support/found-texts.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/**
 * An index in the place of Pagefind's: what is searched for are the addresses of its results, and
 * `stalled` is never answered.
 */
const index = `
	export const search = (query) => query === 'stalled'
		? new Promise(() => {})
		: Promise.resolve({ results: [{ data: async () => ({ url: query, raw_content: '', meta: {}, filters: {}, content: '', locations: [] }) }] });
	export const destroy = async () => {};
`;

test('a search that is never answered ends, and lets the last of those that wait for it be answered', async () => {
	using folder = temporaryFolder();
	writeFileSync(join(folder.path, 'pagefind.js'), index);
	writeFileSync(join(folder.path, 'pagefind-entry.json'), '{}');
	const search = (query: string) =>
		searchTexts(`${pathToFileURL(folder.path).href}/`, query, {}).then(
			({ hits }) => `${query}: ${hits.count}`,
			(error: unknown) => (error as Error).message,
		);
	mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('{}')));
	expect(await search('first')).toBe('first: 1');

	mock.timers.enable({ apis: ['setTimeout'] });
	const stalled = search('stalled');
	await new Promise(setImmediate);
	const searches = Promise.all([stalled, search('passed over'), search('last')]);
	mock.timers.tick(15_000);

	expect(await searches).toEqual([
		'There was no answer within 15 seconds.',
		'Another text is searched for by now.',
		'last: 1',
	]);
	mock.reset();
});

test.describe('An index of texts', () => {
	test('finds words and their forms, and what only begins a word as similar', () => {
		const found = foundTexts(
			'de',
			[
				'Im Garten blühen Rosen.',
				'Ein Gartenzwerg steht hier.',
				'Gärten und Gartenbau. · Parkplatz',
			],
			['Gartenzwerg', 'Gartenzaun', 'gartens', 'Garten', 'garte', 'Rosenkohlauflauf', 'hierhin'],
		);

		expect(found.Gartenzwerg).toEqual({
			hits: ['/1/: Ein [Gartenzwerg] steht hier.'],
			similar: [],
		});
		expect(found.Gartenzaun.hits).toEqual([]);
		expect(found.Gartenzaun.similar).toContain('/0/: Im [Garten] blühen Rosen.');
		expect(found.hierhin.similar).toHaveLength(1);
		// A few letters of a long word are not similar to it.
		expect(found.Rosenkohlauflauf).toEqual({ hits: [], similar: [] });
		expect(found.gartens.hits).toContain('/0/: Im [Garten] blühen Rosen.');
		expect(found.Garten.hits).toHaveLength(3);
		expect(found.garte.hits).toHaveLength(3);
	});

	test('finds pages with every word, and those with some of them as similar', () => {
		const found = foundTexts(
			'en',
			['Guitars and voices.', 'Voices of children.'],
			[
				'guitar voices',
				'guitar xylophone',
				'guitar g',
				'xylophone',
				'children’s voices',
				'guitar voices children',
			],
		);

		expect(found['guitar voices']).toEqual({ hits: ['/0/: [Guitars] and [voices].'], similar: [] });
		expect(found['guitar xylophone']).toEqual({
			hits: [],
			similar: ['/0/: [Guitars] and voices.'],
		});
		expect(found['guitar voices children'].hits).toEqual([]);
		expect(found['guitar voices children'].similar).toHaveLength(1);
		expect(found['guitar g'].hits).toHaveLength(1);
		expect(found.xylophone).toEqual({ hits: [], similar: [] });
		expect(found['children’s voices'].hits).toEqual(['/1/: [Voices] of [children].']);
	});

	test('folds letters of other width, soft hyphens, accents and joined letters, as names do', () => {
		const found = foundTexts(
			'de',
			['Die Straße nach ＬＩＳＢＯＮ im Gar\u00adten.', 'Smørrebrød um 9 im Cafe\u0301.'],
			[
				'lisbon',
				'ｌｉｓｂｏｎ',
				'strasse',
				'Straße',
				'gar\u00adten',
				'smorrebrod',
				'café',
				'cafe\u0301 ９',
			],
		);
		const street = 'Die Straße nach LISBON im Garten.';

		expect(found.lisbon.hits).toEqual([`/0/: ${street.replace('LISBON', '[LISBON]')}`]);
		expect(found.ｌｉｓｂｏｎ.hits).toEqual(found.lisbon.hits);
		expect(found.strasse.hits).toEqual([`/0/: ${street.replace('Straße', '[Straße]')}`]);
		expect(found.Straße.hits).toEqual(found.strasse.hits);
		expect(found['gar\u00adten'].hits).toEqual([`/0/: ${street.replace('Garten', '[Garten]')}`]);
		expect(found.smorrebrod.hits).toEqual(['/1/: [Smørrebrød] um 9 im Café.']);
		expect(found.café.hits).toEqual(['/1/: Smørrebrød um 9 im [Café].']);
		expect(found['cafe\u0301 ９'].hits).toEqual(['/1/: Smørrebrød um [9] im [Café].']);
	});

	test('finds parts of words in scripts without spaces, and no other letters', () => {
		const found = foundTexts(
			'ja',
			[
				'バス停は駅前です。音楽会は毎週開かれます。',
				'パスを買う。ハスの花。',
				'音がない。楽しい会。',
				'ﾍﾟｯﾄ可。',
				'ベッドがある。',
			],
			['バス', 'パス', '音楽会 バス', 'ペット', '楽音会'],
		);

		expect(found.バス.hits).toEqual(['/0/: [バス]停は駅前です。音楽会は毎週開かれます。']);
		expect(found.パス.hits).toEqual(['/1/: [パス]を買う。ハスの花。']);
		expect(found['音楽会 バス'].hits).toEqual([
			'/0/: [バス]停は駅前です。[音楽会]は毎週開かれます。',
		]);
		expect(found.ペット.hits).toEqual(['/3/: [ペット]可。']);
		expect(found.楽音会).toEqual({ hits: [], similar: [] });
	});

	test('finds words of such a script among those of another', () => {
		const found = foundTexts(
			'en',
			['The 音樂會 is a concert.', '音樂會在台北舉行。', '音響。'],
			['音樂會', '音樂會 concert'],
		);

		expect(found.音樂會.hits).toHaveLength(2);
		expect(found['音樂會 concert'].hits).toEqual(['/0/: The [音樂會] is a [concert].']);
	});
});
