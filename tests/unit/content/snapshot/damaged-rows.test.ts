import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { seededRandom } from '../../../../src/graphics/cover-art/seeded-random.ts';
import { savePermalinks } from '../../../../src/content/snapshot/permalink-table.ts';
import { verifiedCondition } from '../../../../src/content/snapshot/damaged-rows.ts';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { factsAt, originOfTests, snapshotEntry } from '../../../support/snapshot-entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { lengthenTest, runsToday } from '../../../support/test-property.ts';

const readAt = '2026-11-21T09:00:00.000Z';
const url = 'https://photos.example/1.jpg';
const numbers = Array.from({ length: 30 }, (_, index) => String(index + 10));
const entryOf = (number: string) =>
	snapshotEntry(`plc_${number}`, {
		record: `{"id":"plc_${number}","closes":"17:00:00","text":"${number.repeat(300)}"}`,
		summary: `{"name":"Place ${number}"}`,
		findings: '{"dropped":[],"toMend":[]}',
		version: { updatedAt: readAt, entityTag: `"${number}"` },
	});

/**
 * Writes a snapshot of 30 places of a few hundred bytes each, with an address each and one copied
 * image.
 */
function writeGuide(path: string): void {
	const writer = new SnapshotWriter(path);
	for (const number of numbers) writer.entries.add('places', entryOf(number));
	writer.addImageCopies(new Map([[url, [{ name: '1.webp', width: 480, height: 320 }]]]));
	writer.commit(factsAt(readAt));
	savePermalinks(
		path,
		numbers.map((number) => ({
			kind: 'places',
			id: `plc_${number}`,
			slug: `place-${number}`,
			firstPublished: '2026-11-20',
			lastPublished: '2026-11-21',
		})),
	);
}

/** Everything that may be published of a snapshot, in single facts. */
function factsOf(path: string): string[] {
	const snapshot = new Snapshot(path);
	try {
		return [
			`read at ${snapshot.readAt}`,
			...Array.from(snapshot.summaries('places'), ({ id, summary }) => `${id}: ${summary}`),
			...Array.from(snapshot.findings('places'), ({ findings, id }) => `${id}: ${findings}`),
			...Array.from(snapshot.ids('places'), (id) => `${id}: ${snapshot.record('places', id)}`),
			...Array.from(snapshot.ids('places'), (id) => `${id}: ${snapshot.images('places', id)}`),
			...Array.from(snapshot.records('places')),
			...snapshot.addresses().map((address) => JSON.stringify(address)),
			...Array.from(snapshot.imageCopies(), (copy) => JSON.stringify(copy)),
		];
	} finally {
		snapshot.close();
	}
}

function replaceInFile(path: string, from: string, to: string): void {
	const bytes = readFileSync(path);
	bytes.write(to, bytes.indexOf(from), 'latin1');
	writeFileSync(path, bytes);
}

test('a record whose text has changed in the file is never given, and counts as unread', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'snapshot.sqlite');
	writeGuide(path);
	replaceInFile(path, '"closes":"17:00:00","text":"20', '"closes":"19:00:00","text":"20');

	const before = new Snapshot(path);
	expect(() => before.record('places', 'plc_20')).toThrow(
		`The snapshot at ${path} is damaged: what it holds of plc_20 is not as it was written.`,
	);
	expect(() => [...before.records('places')]).toThrow('is damaged');
	expect(before.summary('places', 'plc_20')).toBe('{"name":"Place 20"}');
	before.close();

	expect(verifiedCondition(path, originOfTests, 0.2)).toEqual({
		condition: { state: 'usable' },
		damaged: { records: [{ resource: 'places', id: 'plc_20' }], addresses: 0, imageCopies: 0 },
	});
	const after = new Snapshot(path);
	expect(after.record('places', 'plc_20')).toBe(undefined);
	expect([...after.ids('places')]).toHaveLength(29);
	after.close();
});

test('a snapshot of which too many records are damaged counts as damaged, and stays as it is', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'snapshot.sqlite');
	writeGuide(path);
	using database = new DatabaseSync(path);
	database.exec("UPDATE entries SET summary = '{}' WHERE id < 'plc_20'");

	expect(verifiedCondition(path, originOfTests, 0.2).condition).toEqual({
		state: 'faulty',
		fault: 'damaged',
		message: `The snapshot at ${path} is damaged: 10 of its 30 records are not as they were written.`,
	});
	expect(database.prepare('SELECT count(*) AS count FROM entries').get()?.count).toBe(30);
});

test('an address or image copy that is damaged is forgotten, and nobody is led to another place', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'snapshot.sqlite');
	writeGuide(path);
	using database = new DatabaseSync(path);
	database.exec("UPDATE addresses SET id = 'plc_11' WHERE slug = 'place-10'");
	database.exec(`UPDATE image_copies SET files = '[{"name":"2.webp"}]'`);

	expect(verifiedCondition(path, originOfTests, 0.2)).toMatchObject({
		damaged: { records: [], addresses: 1, imageCopies: 1 },
	});
	const snapshot = new Snapshot(path);
	expect(snapshot.addresses()).toHaveLength(29);
	expect(snapshot.imageCopies().size).toBe(0);
	snapshot.close();
});

test('of a snapshot that is damaged at any place no wrong value is given', () => {
	test.slow();
	lengthenTest();
	const rounds = runsToday(1000);
	using folder = temporaryFolder();
	const whole = join(folder.path, 'whole.sqlite');
	const path = join(folder.path, 'snapshot.sqlite');
	writeGuide(whole);
	const known = new Set(factsOf(whole));
	const bytes = readFileSync(whole);
	const random = seededRandom('damage');
	const outcomes = { as_before: 0, parts_lost: 0, not_usable: 0 };
	for (let round = 0; round < rounds; round++) {
		const damaged = Buffer.from(bytes);
		const at = random.integer(0, bytes.length - 1);
		const length = random.pick([1, 1, 1, 4, 64]);
		for (let index = at; index < Math.min(at + length, bytes.length); index++) {
			damaged[index] = (damaged[index] ?? 0) ^ random.integer(1, 255);
		}
		writeFileSync(path, damaged);
		const { condition } = verifiedCondition(path, originOfTests, 0.2);
		if (condition.state !== 'usable') {
			outcomes.not_usable++;
			continue;
		}
		const given = factsOf(path);
		expect(
			given.filter((fact) => !known.has(fact)),
			`byte ${at} and ${length - 1} more`,
		).toEqual([]);
		outcomes[given.length === known.size ? 'as_before' : 'parts_lost']++;
		copyFileSync(whole, path);
	}
	expect(outcomes.parts_lost).toBeGreaterThan(rounds / 10);
});
