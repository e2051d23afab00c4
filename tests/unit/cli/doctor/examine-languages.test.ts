import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { examineLanguages } from '../../../../src/cli/doctor/examine-languages.ts';
import type { ServedContent } from '../../../../src/cli/sample-service/content.ts';
import { startContentServer } from '../../../../src/cli/sample-service/server.ts';
import { site } from '../../../../src/config/site.ts';
import { placeId } from '../../../support/records.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('each language of a guide is examined with the folders of its own', async () => {
	using folder = temporaryFolder();
	const environment = {
		GUIDE_SAMPLE: 'true',
		GUIDE_LANGUAGES: 'en, de=/de/',
		WAYMARK_CACHE: folder.path,
	};

	const { isGood, lines } = await examineLanguages(environment, site);

	expect(isGood, lines.join('\n')).toBe(true);
	for (const tag of ['en', 'de']) {
		const cache = join(folder.path, 'languages', tag);
		expect(lines.join('\n')).toMatch(new RegExp(`\\[${tag}\\] .+${cache}`));
		expect(lines).toContain(`[${tag}] A guide can be built.`);
	}
});

test('a guide of one language is examined without a word of languages', async () => {
	using folder = temporaryFolder();
	const environment = { GUIDE_SAMPLE: 'true', WAYMARK_CACHE: folder.path };

	const { lines } = await examineLanguages(environment, site);

	expect(lines.join('\n')).toContain('A guide can be built.');
	expect(lines.join('\n')).not.toContain('[en]');
});

test('whether the service answers languages with different texts is said of each', async () => {
	using folder = temporaryFolder();
	const names = ['Tower', 'Park', 'Chapel'];
	const content = {
		places: names.map((name, index) => ({ id: placeId(index + 1), name })),
		events: [],
		translations: { pt: { texts: { Tower: 'Torre', Park: 'Parque' }, records: {} } },
	};
	await using server = await serverOf(content);
	const environment = {
		CONTENT_SERVICE_URL: server.url,
		CONTENT_SERVICE_TOKEN: 'languages',
		GUIDE_LANGUAGES: 'en, pt, de',
		WAYMARK_CACHE: folder.path,
	};

	const { isGood, lines } = await examineLanguages(environment, site);

	expect(isGood, lines.join('\n')).toBe(true);
	expect(lines.slice(-3)).toEqual([
		'ok    languages: en and pt differ, in 2 of 3 places.',
		'note  languages: en and de are answered alike: names and descriptions of 3 places are the same.',
		'      → Say in languages how the service is asked in de: service, with header, query, url, path or tokenVariable.',
	]);
});

async function serverOf(content: ServedContent) {
	const server = await startContentServer({ content, token: 'languages' });
	return { url: server.url, [Symbol.asyncDispose]: () => server.close() };
}
