import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Permalink } from '../../../../src/guide/permalinks/permalink.ts';
import {
	readPermalinkFile,
	writePermalinkFile,
} from '../../../../src/content/permalink-store/permalink-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const quay: Permalink = {
	kind: 'places',
	id: 'plc_1',
	slug: 'quay-1',
	firstPublished: '2026-11-01',
	lastPublished: '2026-11-21',
};
const north: Permalink = {
	kind: 'destinations',
	id: 'North "coast"\n{x}',
	slug: '北海岸',
	firstPublished: '2026-11-02',
	lastPublished: '2026-11-02',
};
const quayLine = '{"kind":"places","id":"plc_1","slug":"quay-1","firstPublished":"2026-11-01"}\n';

test('what was written is read back, the day of the last build aside', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'deep', 'addresses.jsonl');

	writePermalinkFile(path, [quay, north]);

	expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
	expect(readFileSync(path, 'utf8')).toContain(quayLine);
	expect(readPermalinkFile(path)).toEqual([{ ...quay, lastPublished: '2026-11-01' }, north]);
	expect(readdirSync(join(folder.path, 'deep'))).toEqual(['addresses.jsonl']);
});

test('a file that would not change is not written', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'addresses.jsonl');
	writePermalinkFile(path, [quay]);
	utimesSync(path, 1000, 1000);

	writePermalinkFile(path, [{ ...quay, lastPublished: '2026-12-01' }]);
	expect(statSync(path).mtimeMs).toBe(1_000_000);

	writePermalinkFile(path, [quay, north]);
	expect(statSync(path).mtimeMs).toBeGreaterThan(1_000_000);
});

test('where there is no file, no address is known', () => {
	expect(readPermalinkFile(join('nowhere', 'addresses.jsonl'))).toEqual([]);
});

test('ids of places and events are read in small letters, in which records are known', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'addresses.jsonl');
	const lines = [
		['places', 'plc_00E8D12118BA339B946F09896707B893'],
		['events', 'evt_00E8D12118BA339B946F09896707B893'],
		['destinations', 'Faro'],
	].map(([kind, id]) => JSON.stringify({ kind, id, slug: 'quay-1', firstPublished: '2026-11-01' }));
	writeFileSync(path, lines.join('\n'));

	expect(readPermalinkFile(path).map(({ id }) => id)).toEqual([
		'plc_00e8d12118ba339b946f09896707b893',
		'evt_00e8d12118ba339b946f09896707b893',
		'Faro',
	]);
});

test('blank lines and those of another system are no trouble', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'addresses.jsonl');
	writeFileSync(path, `\r\n${quayLine.trim()}\r\n\r\n`);

	expect(readPermalinkFile(path)).toHaveLength(1);
});

test('the byte order mark of an editor is no part of the first line', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'addresses.jsonl');
	writeFileSync(path, `\uFEFF${quayLine}`);

	expect(readPermalinkFile(path)).toEqual([{ ...quay, lastPublished: '2026-11-01' }]);
});

for (const [fault, line] of [
	['no JSON', 'quay-1'],
	['an unknown kind', quayLine.replace('places', 'things')],
	['no id', quayLine.replace('plc_1', '')],
	['a path for a slug', quayLine.replace('quay-1', '../../quay')],
	['no day', quayLine.replace('2026-11-01', 'yesterday')],
] as const) {
	test(`a line with ${fault} is named, and nothing is read`, () => {
		using folder = temporaryFolder();
		const path = join(folder.path, 'addresses.jsonl');
		writeFileSync(path, quayLine + line);

		const read = () => readPermalinkFile(path);
		expect(read).toThrow(`Line 2 of ${path} is no address: `);
		expect(read).toThrow(
			expect.objectContaining({ hint: 'Mend the line, or delete it to give the address up.' }),
		);
	});
}

for (const mark of ['<<<<<<< HEAD', '||||||| 1f2e3d4', '=======', '>>>>>>> renamed']) {
	test(`the mark ${mark} of a merge is told with how to end it`, () => {
		using folder = temporaryFolder();
		const path = join(folder.path, 'addresses.jsonl');
		writeFileSync(path, `${quayLine}${mark}\n`);

		const read = () => readPermalinkFile(path);
		expect(read).toThrow(`Line 2 of ${path} is no address: a merge has left its mark there.`);
		expect(read).toThrow(
			expect.objectContaining({
				hint: 'Keep the lines of both sides, and delete those that begin with <<<<<<<, |||||||, ======= or >>>>>>>.',
			}),
		);
	});
}

test('a folder in place of the file is named, with what to do', () => {
	using folder = temporaryFolder();

	const read = () => readPermalinkFile(folder.path);
	expect(read).toThrow(
		`The file of addresses ${folder.path} cannot be read: illegal operation on a directory (EISDIR).`,
	);
	expect(read).toThrow(
		expect.objectContaining({
			hint: 'Let ADDRESSES_FILE name a file that this user may read, or one that is not there yet.',
		}),
	);
});
