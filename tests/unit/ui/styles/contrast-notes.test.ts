import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contrastNotes, lackingContrasts } from '../../../../src/ui/styles/contrast-notes.ts';
import { projectRoot } from '../../../support/build-site.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const tokens = readFileSync(join(projectRoot, 'src/ui/styles/tokens.css'), 'utf8');
const lackingWith = (own: string) =>
	lackingContrasts([tokens, ':root { --accent-hue: 255; }', own]);

test('finds every contrast high enough, whatever the hue of the accent', () => {
	for (let hue = 0; hue < 360; hue += 15) {
		expect(lackingContrasts([tokens, `:root{--accent-hue:${hue}}`]), String(hue)).toEqual([]);
	}
});

test('names both colours, their contrast and the one that is needed, by day and night', () => {
	expect(
		lackingWith(
			':root { --color-rule-strong: light-dark(#ccc, #fff); --color-open: light-dark(#000, #444); }',
		),
	).toEqual([
		'--color-rule-strong on --color-paper has 1.48 by day, and needs 3',
		'--color-rule-strong on --color-raised has 1.57 by day, and needs 3',
		'--color-open on --color-paper has 1.87 by night, and needs 4.5',
		'--color-open on --color-raised has 1.69 by night, and needs 4.5',
	]);
});

test('follows colours that are stated by other custom properties, or for one theme alone', () => {
	const faint = '--faint: #bbb; --color-open: var(--faint)';

	expect(lackingWith(`:root { ${faint} }`)).toHaveLength(2);
	expect(lackingWith(`@layer mine { html { ${faint} } }`)).toHaveLength(2);
	expect(
		lackingWith('@media (prefers-color-scheme: dark) { :root { --color-open: #333 } }'),
	).toEqual(lackingWith(":root[data-theme='dark'] { --color-open: #333 }"));
	expect(lackingWith(":root[data-theme='dark'] { --color-open: #333 }")).toHaveLength(2);
});

test('says nothing of print, of parts of pages, and of what it cannot resolve', () => {
	for (const own of [
		'@media print { :root { --color-text: #ccc } }',
		'.card { --color-text: #ccc }',
		':root .card { --color-text: #ccc }',
		':root { --color-text: var(--nowhere) }',
		':root { --color-text: var(--color-text) }',
		':root { --color-text: ',
	]) {
		expect(lackingWith(own), own).toEqual([]);
	}
});

test('warns of the colours that a guide states in its own styles', () => {
	using folder = temporaryFolder();
	const warning = () => contrastNotes(150, folder.path);

	expect(warning()).toEqual([]);
	mkdirSync(join(folder.path, 'src'));
	writeFileSync(join(folder.path, 'src/styles.css'), ':root { --color-on-accent: #888; }');
	expect(warning()).toEqual([
		expect.stringMatching(/--color-on-accent on --color-accent has .* in src\/styles\.css/),
	]);
});
