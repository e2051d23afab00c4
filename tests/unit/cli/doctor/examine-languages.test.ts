import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { examineLanguages } from '../../../../src/cli/doctor/examine-languages.ts';
import { site } from '../../../../src/config/site.ts';
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
