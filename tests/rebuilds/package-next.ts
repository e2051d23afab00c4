import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { projectRoot } from '../support/build-site.ts';

/** Folder into which the package is packed. */
export const packed = join(projectRoot, 'dist-package');
/** Version of the project. */
export const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
	version: string;
};

/**
 * Packs a next version of the package: `footerLinks` is `linksAtFoot` in it, and the foot of pages
 * another one.
 *
 * @returns Path of the package.
 */
export function packNextVersion(folder: string): string {
	const next = join(folder, 'next');
	cpSync(join(packed, 'package'), next, { recursive: true });
	const change = (path: string, change: (text: string) => string) => {
		const file = join(next, path);
		writeFileSync(file, change(readFileSync(file, 'utf8')));
	};
	for (const path of globSync('src/**/*.{js,astro,d.ts}', { cwd: next })) {
		change(path, (text) => text.replaceAll('footerLinks', 'linksAtFoot'));
	}
	change('src/config/renamed-settings.js', (text) =>
		text.replace('members: {}', "members: { footerLinks: 'linksAtFoot' }"),
	);
	change('src/ui/components/SiteFooter.astro', (text) =>
		text.replace(/<footer[^>]*>/, '$&<p>The foot of the next version</p>'),
	);
	change('package.json', (text) => text.replace(`"version": "${version}"`, '"version": "99.0.0"'));
	const { stderr } = spawnSync('npm', ['pack', '--silent', '--pack-destination', folder], {
		cwd: next,
		encoding: 'utf8',
	});
	expect(stderr).toBe('');
	return join(folder, 'waymark-99.0.0.tgz');
}
