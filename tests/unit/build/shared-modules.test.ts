import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { modulesOfNode } from '../../../src/build/shared-modules.ts';
import { projectRoot } from '../../support/build-site.ts';

const modules = [
	'src/build/page-cache/pages-under-way.ts',
	'src/build/social-images/drawing-of-build.ts',
];

test('bundled code imports from Node what it shares with the build, and holds the rest itself', async () => {
	const folder = test.info().outputPath();
	mkdirSync(folder, { recursive: true });
	const entry = join(folder, 'entry.ts');
	const paths = [...modules, 'src/build/page-cache/size-and-time.ts'];
	writeFileSync(
		entry,
		paths.map((path) => `export * from ${JSON.stringify(join(projectRoot, path))};`).join('\n'),
	);

	const output = await build({
		root: folder,
		configFile: false,
		logLevel: 'silent',
		plugins: [modulesOfNode()],
		build: { ssr: entry, write: false },
	});

	const [chunk] = 'output' in output ? output.output : [];
	expect(chunk?.imports.filter((id) => !id.startsWith('node:'))).toEqual(
		modules.map((path) => pathToFileURL(join(projectRoot, path)).href),
	);
});
