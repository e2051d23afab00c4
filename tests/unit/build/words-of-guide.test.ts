import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { wordsOfGuide } from '../../../src/build/words-of-guide.ts';
import { messagesFor } from '../../../src/i18n/messages/messages.ts';
import { projectRoot } from '../../support/build-site.ts';

/** Builds code that holds all messages, for a guide in these locales. */
async function codeFor(locales: readonly string[]): Promise<string> {
	const folder = test.info().outputPath();
	mkdirSync(folder, { recursive: true });
	const entry = join(folder, 'entry.ts');
	const messages = join(projectRoot, 'src', 'i18n', 'messages', 'messages.ts');
	writeFileSync(entry, `export { messagesFor } from ${JSON.stringify(messages)};`);
	const output = await build({
		root: folder,
		configFile: false,
		logLevel: 'silent',
		plugins: [wordsOfGuide(locales)],
		build: { ssr: entry, write: false, minify: false },
	});
	const [chunk] = 'output' in output ? output.output : [];
	return chunk?.code ?? '';
}

const titleIn = (locale: string) => messagesFor(locale).pages.notFoundTitle;

test('code that renders holds the words of the languages of a guide, and English', async () => {
	const code = await codeFor(['pt-BR', 'zh-TW']);

	for (const locale of ['pt-BR', 'pt-PT', 'zh-TW', 'en']) expect(code).toContain(titleIn(locale));
	for (const locale of ['de', 'fr', 'ja', 'ar']) expect(code).not.toContain(titleIn(locale));
});

test('a guide in a language without words has those in English', async () => {
	const code = await codeFor(['fi']);

	expect(code).toContain(titleIn('en'));
	expect(code).not.toContain(titleIn('de'));
});
