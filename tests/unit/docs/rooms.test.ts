import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	currentPicture,
	pictureFile,
	roomsOfReadme,
} from '../../../scripts/rooms/current-picture.ts';
import { roomImports } from '../../../scripts/rooms/imports.ts';
import { roomsPicture } from '../../../scripts/rooms/picture.ts';
import { projectRoot } from '../../support/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('the README lists every folder of src, and no other', () => {
	const folders = readdirSync(join(projectRoot, 'src'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

	expect(
		roomsOfReadme()
			.map(({ name }) => name)
			.sort(),
	).toEqual(folders.sort());
});

test('the page on architecture names every sub-room', () => {
	const page = readFileSync(join(projectRoot, 'docs', 'explanation', 'architecture.md'), 'utf8');
	const missing = roomsOfReadme()
		.filter(({ name }) => name !== 'pages')
		.flatMap(({ name }) =>
			readdirSync(join(projectRoot, 'src', name), { withFileTypes: true })
				.filter((entry) => entry.isDirectory() && !page.includes(`\`${entry.name}\``))
				.map((entry) => `${name}/${entry.name}`),
		);

	expect(missing).toEqual([]);
});

test('the picture of the rooms shows the imports of the code (npm run docs:rooms draws it)', () => {
	expect(readFileSync(pictureFile, 'utf8')).toBe(currentPicture());
});

test('an import is found in code, in frontmatter and in a script; one within its room is none', () => {
	using folder = temporaryFolder();
	const files = {
		'domain/a.ts': "import type { B } from './b.ts';\nimport { c } from '../records/c.ts';",
		'ui/d.astro':
			"---\nimport { a } from '../domain/a.ts';\n---\n<script>import '../guide/e.ts';</script>",
	};
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder.path, path)), { recursive: true });
		writeFileSync(join(folder.path, path), text);
	}

	expect(roomImports(folder.path)).toEqual([
		{ from: 'domain', to: 'records' },
		{ from: 'ui', to: 'domain' },
		{ from: 'ui', to: 'guide' },
	]);
});

test('an import against the order is drawn dashed', () => {
	const rooms = [
		{ name: 'records', content: 'schemas' },
		{ name: 'ui', content: 'pages' },
	];

	const along = roomsPicture(rooms, [{ from: 'ui', to: 'records' }]);
	const back = roomsPicture(rooms, [{ from: 'records', to: 'ui' }]);

	expect(along).not.toContain('dasharray');
	expect(back).toContain('dasharray');
});
