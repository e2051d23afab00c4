import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	readChecksummedFile,
	writeChecksummedFile,
} from '../../../../src/content/snapshot/checksummed-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

for (const [what, content] of Object.entries({
	'of several lines': Buffer.from('one\ntwo\n\n'),
	'of no bytes': Buffer.alloc(0),
	'that is no text': Buffer.from([0xff, 0x0a, 0x00, 0x0a]),
})) {
	test(`a file ${what} is read as it was written`, () => {
		using folder = temporaryFolder();
		const path = join(folder.path, 'known.tsv');

		writeChecksummedFile(path, content);

		expect(readChecksummedFile(path)).toEqual(content);
	});
}

test('a file takes the place of the one before, and leaves nothing beside it', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'known.tsv');
	writeChecksummedFile(path, 'the first');

	writeChecksummedFile(path, 'the second');

	expect(String(readChecksummedFile(path))).toBe('the second');
	expect(readdirSync(folder.path)).toEqual(['known.tsv']);
});

test('nothing is read of a file that is missing, cut off, changed or has no digest', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'known.tsv');
	expect(readChecksummedFile(path)).toBeUndefined();
	writeChecksummedFile(path, 'São João');
	const sound = readFileSync(path);

	for (const damaged of [
		Buffer.alloc(0),
		sound.subarray(0, 10),
		sound.subarray(0, -1),
		Buffer.from(sound.toString().replace('João', 'Joao')),
		Buffer.from('São João'),
	]) {
		writeFileSync(path, damaged);
		expect(readChecksummedFile(path), damaged.toString()).toBeUndefined();
	}
});
