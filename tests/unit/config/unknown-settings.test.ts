import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { settingsSchema } from '../../../src/config/settings-schema.ts';
import { unknownSettingNotes } from '../../../src/config/unknown-settings.ts';
import { projectRoot } from '../../support/build-site.ts';

const misspelt: [name: string, note: string][] = [
	['CONTENT_MOST_GON', 'Is CONTENT_MOST_GONE meant?'],
	['CONTENT_SYNC_MINUTE', 'Is CONTENT_SYNC_MINUTES meant?'],
	['CONTENT_SERVICE_TOKNE', 'Is CONTENT_SERVICE_TOKEN meant?'],
	['CONTENT_SERVICE_RETRIES', 'docs/reference/settings.md lists all.'],
	['GUIDE_LOCAL', 'Is GUIDE_LOCALE meant?'],
	['GUIDE_TIMEZONE', 'Is GUIDE_TIME_ZONE meant?'],
	['GUIDE_IMAGE', 'Is GUIDE_IMAGES meant?'],
	['GUIDE_LANGUAGS', 'Is GUIDE_LANGUAGES meant?'],
	['WAYMARK_CACH', 'Is WAYMARK_CACHE meant?'],
	['WAYMARK_FOLDER', 'docs/reference/settings.md lists all.'],
	['SITE_URI', 'Is SITE_URL meant?'],
	['BASE_PATHS', 'Is BASE_PATH meant?'],
	['OUTPUT_DIRECTROY', 'Is OUTPUT_DIRECTORY meant?'],
	['ADDRESS_FILE', 'Is ADDRESSES_FILE meant?'],
	['ADRESSES_FILE', 'Is ADDRESSES_FILE meant?'],
];
for (const [name, advice] of misspelt) {
	test(`of ${name} it is said that it is no setting, and never what it holds`, () => {
		expect(unknownSettingNotes({ [name]: 'tok-4711' })).toEqual([
			`${name} is no setting, and is not read. ${advice}`,
		]);
	});
}

test('settings, names of other programs and what is empty are no mistakes', () => {
	const settings = [
		...Object.keys(settingsSchema),
		'SITE_URL',
		'BASE_PATH',
		'OUTPUT_DIRECTORY',
		'WAYMARK_BROWSER',
	];
	const others = [
		// CGI (RFC 3875).
		'CONTENT_TYPE',
		'CONTENT_LENGTH',
		'CONTENT_SECURITY_POLICY',
		// Netlify.
		'SITE_ID',
		'SITE_NAME',
		'BASE_URL',
		'OUTPUT_DIR',
		// What Kubernetes sets for services called "guide" and "content-service".
		'GUIDE_SERVICE_HOST',
		'GUIDE_SERVICE_PORT_HTTP',
		'GUIDE_PORT',
		'GUIDE_PORT_80_TCP_ADDR',
		'CONTENT_SERVICE_SERVICE_HOST',
		'CONTENT_SERVICE_PORT',
		'CONTENT_SERVICE_PORT_443_TCP',
	];
	const all = Object.fromEntries([...settings, ...others].map((name) => [name, 'x']));

	expect(unknownSettingNotes({ ...all, GUIDE_LOCAL: '' })).toEqual([]);
});

test('the tests, the benchmarks and the recipes set nothing that is taken for a mistake', () => {
	const folders = ['tests', 'docs', '.ci', 'src/cli/commands'].map((name) =>
		join(projectRoot, name),
	);
	const names = folders
		.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile() && /\.(ts|mjs|yml|sh)$|^run$/.test(entry.name))
		.filter(({ name }) => name !== 'unknown-settings.test.ts' && name !== 'doctor.test.ts')
		.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
		.flatMap((text) => text.match(/\b(GUIDE|CONTENT|WAYMARK)_[A-Z_]+[A-Z]\b/g) ?? []);

	expect(names.length).toBeGreaterThan(100);
	const all = Object.fromEntries(names.map((name) => [name, 'x']));
	expect(unknownSettingNotes(all)).toEqual([]);
});
