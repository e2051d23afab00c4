import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	logoModule,
	stylesOfLook,
	typefaceFiles,
	typefacesModule,
} from '../../../../src/ui/layouts/look-modules.ts';
import { projectRoot } from '../../../support/build-site.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('a logo comes with its size, so that nothing moves when it arrives', async () => {
	using folder = temporaryFolder();
	const file = join(folder.path, 'logo.svg');
	writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 60"></svg>');
	expect(await logoModule('logo.svg', folder.path)).toBe(`import src from "${file}?url";
export default { src, width: 180, height: 60, isBesideName: false };`);
});

test('the first file of a typeface is preloaded, and each stands for its weight', () => {
	const files = { 400: 'a.woff2', 700: 'b.woff2' };
	const typefaces = { heading: { family: 'Own', files } };
	expect(typefacesModule(typefaces, '/guide')).toContain(
		'import heading from "/guide/a.woff2?url";',
	);
	expect(typefaceFiles(typefaces, '/guide')).toBe(
		`@font-face{font-display:swap;font-family:'Own';font-weight:400;src:url("/guide/a.woff2") format('woff2')}@font-face{font-display:swap;font-family:'Own';font-weight:700;src:url("/guide/b.woff2") format('woff2')}`,
	);
	expect(stylesOfLook({ typefaces })).toBe(`@layer tokens{:root{--font-display:'Own',serif}}`);
});

test('a package brings its own rules, and preloads the letters of most pages', () => {
	const body = { family: 'Besley Variable', package: '@fontsource-variable/besley' };
	const folder = join(projectRoot, 'node_modules/@fontsource-variable/besley');
	expect(typefacesModule({ body }, projectRoot).split('\n')).toEqual([
		`import "${folder}/index.css";`,
		`import body from "${folder}/files/besley-latin-wght-normal.woff2?url";`,
		`import 'virtual:waymark/typeface-files.css';`,
		'export default { body: body };',
	]);
});

test('a guide without a look of its own has no rule for one', () => {
	expect(stylesOfLook({})).toBe('');
	expect(typefaceFiles(undefined, projectRoot)).toBe('');
});
