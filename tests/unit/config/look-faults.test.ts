import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { settingProblems } from '../../../src/config/setting-problems.ts';
import { site } from '../../../src/config/site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const faults = (changed: object, root?: string) =>
	settingProblems({}, { ...site, ...changed }, root).map(({ message }) => message);

test('accepts a look whose files are there', () => {
	using folder = temporaryFolder();
	mkdirSync(join(folder.path, 'src'));
	for (const name of ['logo.svg', 'own.woff2']) writeFileSync(join(folder.path, 'src', name), '');
	expect(
		faults(
			{
				logo: { file: './src/logo.svg', isBesideName: true },
				typefaces: { heading: { family: 'Own', files: { '400 700': 'src/own.woff2' } } },
				words: { 'pages.nearby': { en: 'Around the corner' } },
				sections: ['Photographs', 'EventsHere'],
				statistics: {
					script: 'https://stats.example/a.js',
					attributes: { 'data-site': 'guide.example' },
					sendsTo: 'https://in.stats.example',
				},
			},
			folder.path,
		),
	).toEqual([]);
});

test('names the file of a logo that is missing, or that no browser shows', () => {
	expect(faults({ logo: 'src/no-logo.svg' })).toEqual([
		'logo in src/config/site.ts: there is no file src/no-logo.svg. Give its path from the folder of the guide.',
	]);
	expect(faults({ logo: { file: 'logo.tiff', isBesideName: false } })).toEqual([
		'logo in src/config/site.ts: logo.tiff is no SVG, PNG or WebP. Give the path of one, such as src/logo.svg.',
	]);
});

test('says how to install the package of a typeface, and which files it may be', () => {
	expect(
		faults({
			typefaces: {
				heading: { family: 'Own', files: { 400: 'own.ttf' } },
				body: { family: 'Lora Variable', package: '@fontsource-variable/lora' },
			},
		}),
	).toEqual([
		'typefaces.heading in src/config/site.ts: own.ttf is no WOFF2 file, as browsers read it fastest. Convert it to one.',
		'typefaces.body in src/config/site.ts: there is no @fontsource-variable/lora/index.css. Install it: npm install @fontsource-variable/lora.',
	]);
	expect(faults({ typefaces: { body: { family: 'Lora' } } })[0]).toContain(
		'typefaces in src/config/site.ts ({"body":{"family":"Lora"}}) is not right. Make it such as {',
	);
});

test('names the section that was meant, and refuses to move credits and provenance', () => {
	expect(faults({ sections: ['Photograph'] })).toEqual([
		'sections in src/config/site.ts: "Photograph" is none that has a place of its own. Is Photographs meant?',
	]);
	expect(faults({ sections: ['AboutInformation'] })[0]).toContain(
		'"AboutInformation" is none that has a place of its own. It may be Description, CuratorNote,',
	);
});

test('refuses an embedder that is no origin', () => {
	expect(faults({ embedders: ['https://hotel.example', 'https://*.partner.example'] })).toEqual([]);
	expect(faults({ embedders: ['https://hotel.example/page'] })).toEqual([
		`embedders in src/config/site.ts (["https://hotel.example/page"]) is not right. Make it a list of origins, such as ['https://hotel.example'].`,
	]);
});

test('refuses statistics without https, and a path where an origin is meant', () => {
	expect(faults({ statistics: { script: 'http://stats.example/a.js' } })).toHaveLength(1);
	const sendsTo = 'https://stats.example/collect';
	expect(faults({ statistics: { script: 'https://stats.example/a.js', sendsTo } })).toEqual([
		`statistics in src/config/site.ts ({"script":"https://stats.example/a.js","sendsTo":"https://stats.example/collect"}) is not right. Make it such as { script: 'https://stats.example/script.js', sendsTo: 'https://in.stats.example' }.`,
	]);
});
