import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	ContentFolderError,
	readContentFolder,
} from '../../../../src/cli/sample-service/content-folder.ts';

const corpus = new URL('../../../../../shared/corpus/', import.meta.url).pathname;

test('a folder is read as its records and the place of its pictures', async () => {
	await using folder = await folderWith({
		'places.json': '[{"id":"a"},{"id":"b"}]',
		'events.json': '\uFEFF[]',
	});

	expect(await readContentFolder(folder.path)).toEqual({
		folder: folder.path,
		imagesFolder: join(folder.path, 'images'),
		translations: {},
		places: [{ id: 'a' }, { id: 'b' }],
		events: [],
		destinations: [],
		collections: [],
	});
});

test('a missing folder is named', async () => {
	const reading = readContentFolder('/nowhere/at/all');

	await expect(reading).rejects.toThrow(ContentFolderError);
	await expect(reading).rejects.toThrow('There is no folder /nowhere/at/all.');
});

for (const [fault, json, place] of [
	['a stray word', '[\n\t{ "id": "a" },\n\t{ "id": oops }\n]', ':3:10'],
	['a missing comma', '[\n\t{ "id": "a" }\n\t{ "id": "b" }\n]', ':3:2'],
	['an end too early', '[\n\t{ "id": "a" },', ':2:16'],
	['a trailing comma', '[{ "id": "a" },]', ':1:16'],
	['a line break in a text', '[{ "id": "a\nb" }]', ':1:12'],
	['text after the end', '[] []', ':1:4'],
	['nothing', '', ':1:1'],
] as const) {
	test(`the position of ${fault} is given`, async () => {
		await using folder = await folderWith({ 'events.json': json });

		await expect(readContentFolder(folder.path)).rejects.toThrow(
			`${join(folder.path, 'events.json')}${place} is not valid JSON: `,
		);
	});
}

test('the position in a long file is found', async () => {
	const records = '{"id":"plc_00000000000000000000000000000001"},\n'.repeat(20_000);
	await using folder = await folderWith({ 'places.json': `[\n${records}{"id":nul}]` });

	await expect(readContentFolder(folder.path)).rejects.toThrow('places.json:20002:10 is not');
});

test('a file that is no array is refused', async () => {
	await using folder = await folderWith({ 'collections.json': '{"data":[]}' });

	await expect(readContentFolder(folder.path)).rejects.toThrow(
		'collections.json is not an array of records.',
	);
});

test('an entry that is no object is named by its number', async () => {
	await using folder = await folderWith({ 'places.json': '[{}, "plc_1"]' });

	await expect(readContentFolder(folder.path)).rejects.toThrow(
		'places.json: entry 2 of the array is not an object.',
	);
});

test('a translation has the texts and the records of a language', async () => {
	await using folder = await folderWith({});
	await mkdir(join(folder.path, 'translations'));
	const file = join(folder.path, 'translations', 'pt.json');
	await writeFile(file, '{"texts":{"Museum":"Museu"},"records":{}}');

	expect((await readContentFolder(folder.path)).translations).toEqual({
		pt: { texts: { Museum: 'Museu' }, records: {} },
	});

	await writeFile(file, '{"texts":{}}');
	await expect(readContentFolder(folder.path)).rejects.toThrow(
		`${file} is no object with the members texts and records.`,
	);
});

test('a file that cannot be read is named', async () => {
	await using folder = await folderWith({});
	await mkdir(join(folder.path, 'places.json'));

	await expect(readContentFolder(folder.path)).rejects.toThrow('places.json cannot be read.');
});

test('the corpus is read whole', async () => {
	test.skip(!existsSync(corpus), `there is no corpus at ${corpus}`);

	const { places, events, destinations, collections } = await readContentFolder(corpus);

	expect([places.length, events.length, destinations.length, collections.length]).toEqual([
		1600, 472, 85, 46,
	]);
});

async function folderWith(files: Readonly<Record<string, string>>) {
	const path = await mkdtemp(join(tmpdir(), 'waymark-content-'));
	for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
	return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
