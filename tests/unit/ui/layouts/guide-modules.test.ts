import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { guideModules } from '../../../../src/ui/layouts/guide-modules.ts';

test('the stylesheet has the accent of the guide', async () => {
	const { css } = await stylesheetOf(255);

	expect(css).toMatch(/^@layer tokens\{:root\{--accent-hue:255\}\}\s*$/);
});

test('another accent makes another stylesheet, under a name of its own', async () => {
	const [cobalt, leaf] = [await stylesheetOf(255), await stylesheetOf(150)];

	expect(leaf.css).toContain('--accent-hue:150');
	expect(leaf.fileName).not.toBe(cobalt.fileName);
});

test('only a preview with drafts has styles for the line at the head of its pages', async () => {
	const { css } = await stylesheetOf(255, true);

	expect(css).toMatch(/^@layer tokens\{:root\{--accent-hue:255\}\}@layer layout\{\.of-preview\{/);
});

async function stylesheetOf(
	accentHue: number,
	showsDrafts = false,
): Promise<{ fileName: string; css: string }> {
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		plugins: [guideModules({ accentHue, locale: 'en', offline: true }, showsDrafts)],
		build: {
			write: false,
			cssMinify: false,
			rolldownOptions: { input: 'virtual:waymark/guide-colours.css' },
		},
	});
	const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
	for (const file of files) {
		if (file.type === 'asset') return { fileName: file.fileName, css: String(file.source) };
	}
	throw new Error('Vite has made no stylesheet.');
}
