import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { richPlace } from '../fixtures/rich-records.ts';
import { buildSite, projectRoot } from '../support/build-site.ts';
import { copyProject } from '../support/project-copy.ts';
import { placeId } from '../support/records.ts';

/** Words by which texts in Esperanto are recognised, as a lexicon has them. */
const lexicon = `import type { Lexicon } from './lexicon.ts';

export const eo: Lexicon = {
	placeholders: ['ne deklarita'],
	prices: { free: ['Senpaga'], from: ['ekde'], per: ['po'], money: ['eŭroj'] },
	licences: { by: ['atribuite'], nc: ['nekomerca'], nd: ['sen derivaĵoj'], sa: ['samkondiĉe'], beside: [] },
	fax: ['fakso'],
	telephone: ['telefono'],
};
`;

test('a language is added by files of src/i18n alone', async () => {
	const project = join(projectRoot, 'test-results', 'projects', 'added-language');
	copyProject(project);
	const change = (file: string, replaced: readonly (readonly [string, string])[]) => {
		const path = join(project, 'src', 'i18n', file);
		const source = readFileSync(path, 'utf8');
		for (const [text] of replaced) expect(source, file).toContain(text);
		writeFileSync(
			path,
			replaced.reduce((changed, [text, by]) => changed.replace(text, by), source),
		);
	};
	// As the guide on languages says: the words of French in a folder of their own, translated.
	const messages = join(project, 'src', 'i18n', 'messages');
	cpSync(join(messages, 'fr'), join(messages, 'eo'), { recursive: true });
	change('messages/eo/messages.ts', [['export const french', 'export const esperanto']]);
	change('messages/eo/opening-hours.ts', [
		["heading: 'Horaires d’ouverture'", "heading: 'Malfermaj horoj'"],
	]);
	change('messages/messages.ts', [
		['import { spanish }', "import { esperanto } from './eo/messages.ts';\nimport { spanish }"],
		['en: english,', 'en: english,\n\teo: esperanto,'],
	]);
	writeFileSync(join(project, 'src', 'i18n', 'lexicons', 'eo.ts'), lexicon);
	change('lexicons/lexicons.ts', [
		['import { es }', "import { eo } from './eo.ts';\nimport { es }"],
		['\t\tes,', '\t\teo,\n\t\tes,'],
	]);
	const place = {
		...richPlace,
		id: placeId(1),
		name: 'Marmuzeo',
		alternate_name: 'Ne deklarita',
	};
	const service = await startContentServer({ content: { places: [place] }, token: 'eo' });

	const build = await buildSite(
		'added-language',
		{
			CONTENT_SERVICE_URL: service.url,
			CONTENT_SERVICE_TOKEN: service.token,
			SITE_URL: 'https://guide.example',
			GUIDE_NAME: 'Haveno',
			GUIDE_LOCALE: 'eo',
			GUIDE_CONTENT_LANGUAGE: 'eo',
			GUIDE_TIME_ZONE: 'Europe/Lisbon',
			GUIDE_NOW: '2026-11-21T11:00:00Z',
			GUIDE_MOST_SOCIAL_IMAGES: '0',
		},
		{ project },
	);
	await service.close();

	expect(build.exitCode, build.output).toBe(0);
	const [page = ''] = readdirSync(join(build.folder, 'places'), {
		recursive: true,
		encoding: 'utf8',
	})
		.filter((path) => path.startsWith('marmuzeo') && path.endsWith('index.html'))
		.map((path) => readFileSync(join(build.folder, 'places', path), 'utf8'));
	expect(page).toMatch(/<html[^>]* lang="eo"/);
	expect(page).toContain('Malfermaj horoj');
	expect(page).not.toContain('Ne deklarita');
});
