import { expect, test } from '@playwright/test';
import {
	coverFile,
	coverFilesOfRows,
	possibleCoverFiles,
} from '../../../../src/graphics/cover-art/cover-file.ts';
import { motifs } from '../../../../src/graphics/cover-art/motif-names.ts';

test('every record has a file with a picture of its kind, the same one in every build', () => {
	for (const motif of motifs) {
		const { name, svg } = coverFile({ seed: 'plc_1', motif }, 35);
		expect(name).toMatch(/^[0-9a-f]{10}$/);
		expect(coverFile({ seed: 'plc_1', motif }, 35).name).toBe(name);
		expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
	}
});

test('a file is named for its content: another accent has other files', () => {
	const [brick, cobalt] = [35, 250].map((hue) => coverFile({ seed: 'plc_1', motif: 'cafe' }, hue));

	expect(brick?.svg).not.toBe(cobalt?.svg);
	expect(brick?.name).not.toBe(cobalt?.name);
});

test('records of one kind share few files', () => {
	const names = Array.from(
		{ length: 500 },
		(_, index) => coverFile({ seed: `plc_${index}`, motif: 'museum' }, 35).name,
	);

	// Six forms in five tones.
	expect(new Set(names).size).toBe(30);
});

test('regions share the files of drawings in which nothing grows', () => {
	const names = (['mediterranean', 'temperate', undefined] as const).map(
		(region) => coverFile({ seed: 'plc_1', motif: 'books', form: 0, region }, 35).name,
	);

	expect(new Set(names).size).toBe(1);
});

test('the files of rows are among those of their records', () => {
	const records = [1, 2, 3, 4].map((id) => ({ seed: `plc_${id}`, motif: 'bar' }) as const);
	const rows = coverFilesOfRows(records, 35).map(({ name }) => name);

	records.forEach((record, row) => {
		expect(possibleCoverFiles(record, 35).map(({ name }) => name)).toContain(rows[row]);
	});
	expect(new Set(rows).size).toBe(4);
});
