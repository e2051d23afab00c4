import { expect, test } from '@playwright/test';
import { coverFile, coverFileContent } from '../../../../src/graphics/cover-art/cover-file.ts';
import { motifs } from '../../../../src/graphics/cover-art/motif-names.ts';

test('every record has a file with a picture of its kind, the same one in every build', () => {
	for (const motif of motifs) {
		const name = coverFile({ seed: 'plc_1', motif });
		// Houses of prayer have drawings by their type alone.
		expect(name).toMatch(new RegExp(`^${motif === 'worship' ? 'place' : motif}-\\d+-[a-z]+$`));
		expect(coverFile({ seed: 'plc_1', motif })).toBe(name);
		expect(coverFileContent(name, 35)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
	}
});

test('records of one kind share few files', () => {
	const names = Array.from({ length: 500 }, (_, index) =>
		coverFile({ seed: `plc_${index}`, motif: 'museum' }),
	);

	// Six forms in five tones.
	expect(new Set(names).size).toBe(30);
});

test('there is no file of another name', () => {
	expect(coverFileContent('museum-0-purple', 35)).toBeUndefined();
	expect(coverFileContent('museum-8-clear', 35)).toBeUndefined();
	expect(coverFileContent('museum--clear', 35)).toBeUndefined();
	expect(coverFileContent('../secret', 35)).toBeUndefined();
});
