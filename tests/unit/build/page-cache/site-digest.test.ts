import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { digestOfProject, siteDigest } from '../../../../src/build/page-cache/site-digest.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const project = {
	'src/ui/components/Card.astro': '<p>Card</p>',
	'src/i18n/messages/en/pages.ts': "export const home = 'Home';",
	'.config/fonts.js': 'export const fonts = [];',
	'astro.config.mjs': 'export default {};',
	'package-lock.json': '{}',
	'dist/_astro/page.a1.js': '',
};

/** The digest of a project in which files or facts are other ones. */
function digestWith(changes: Partial<Record<string, string>>, facts: object = {}): string {
	using folder = temporaryFolder();
	const root = folder.path;
	for (const [path, content = ''] of Object.entries({ ...project, ...changes })) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), content);
	}
	return siteDigest({
		root,
		site: 'https://guide.example',
		base: '/',
		settings: { GUIDE_NAME: 'Guide' },
		assetsFolder: join(root, 'dist', '_astro'),
		...facts,
	});
}

const unchanged = digestWith({});

test('is the same for the same project, wherever it is', () => {
	expect(digestWith({})).toBe(unchanged);
});

for (const [what, changes] of Object.entries({
	'a template': { 'src/ui/components/Card.astro': '<p>Another card</p>' },
	'a message file': { 'src/i18n/messages/en/pages.ts': "export const home = 'Start';" },
	'the typefaces': { '.config/fonts.js': 'export const fonts = [1];' },
	'the configuration': { 'astro.config.mjs': 'export default { base: 1 };' },
	'the lock file': { 'package-lock.json': '{"a":1}' },
	'a package that npm has installed': { 'node_modules/.package-lock.json': '{}' },
	'an emitted file': { 'dist/_astro/page.b2.js': '' },
	'a new file': { 'src/ui/components/New.astro': '' },
})) {
	test(`is another one with ${what}`, () => {
		expect(digestWith(changes)).not.toBe(unchanged);
	});
}

test('is another one with settings, but for those that no page shows by themselves', () => {
	const withSettings = (settings: object) => digestWith({}, { settings });

	expect(withSettings({ GUIDE_NAME: 'Another' })).not.toBe(unchanged);
	expect(withSettings({ GUIDE_NAME: 'Guide', GUIDE_LOCALE: 'de' })).not.toBe(unchanged);
	expect(digestWith({}, { site: 'https://other.example' })).not.toBe(unchanged);
	expect(digestWith({}, { base: '/guide/' })).not.toBe(unchanged);
	expect(
		withSettings({
			CONTENT_SERVICE_TOKEN: 'a',
			GUIDE_BUILD_THREADS: 3,
			GUIDE_NAME: 'Guide',
			GUIDE_NOW: '2026-11-21T09:00:00Z',
		}),
	).toBe(unchanged);
});

test('is another one when a file changes that a link in the project leads to, alone or in a linked folder', () => {
	using folder = temporaryFolder();
	const root = join(folder.path, 'project');
	const elsewhere = join(folder.path, 'elsewhere');
	mkdirSync(join(elsewhere, 'papers'), { recursive: true });
	mkdirSync(join(root, 'public'), { recursive: true });
	writeFileSync(join(elsewhere, 'site.ts'), 'one');
	writeFileSync(join(elsewhere, 'papers', 'imprint.txt'), 'one');
	symlinkSync(join(elsewhere, 'site.ts'), join(root, 'public', 'site.ts'));
	symlinkSync(join(elsewhere, 'papers'), join(root, 'public', 'papers'));
	symlinkSync(join(elsewhere, 'nothing'), join(root, 'public', 'leads-nowhere'));
	symlinkSync(root, join(root, 'public', 'leads-back'));
	const digest = () => digestOfProject(root, ['public']);
	const before = digest();
	writeFileSync(join(elsewhere, 'site.ts'), 'other');
	const afterFile = digest();
	writeFileSync(join(elsewhere, 'papers', 'imprint.txt'), 'other');
	const afterFolder = digest();

	expect(new Set([before, afterFile, afterFolder]).size).toBe(3);
	expect(digest()).toBe(afterFolder);
});

test('is another one when the last byte of a large file changes', () => {
	using folder = temporaryFolder();
	const content = Buffer.alloc(3_000_001, 1);
	const digestOf = () => {
		writeFileSync(join(folder.path, 'map.pmtiles'), content);
		return digestOfProject(folder.path, ['map.pmtiles']);
	};
	const before = digestOf();

	expect(digestOf()).toBe(before);
	content[3_000_000] = 2;
	expect(digestOf()).not.toBe(before);
});
