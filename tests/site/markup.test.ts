import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { forEachSite } from '../support/each-site.ts';
import { pagesByKind } from '../support/page-kind.ts';
import { siteFolder } from '../support/site-builds.ts';

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:recommended'],
	rules: {
		// Titles are as long as the names of records.
		'long-title': 'off',
		// A list without bullets needs the role, or Safari does not call it one.
		'no-redundant-role': 'off',
		// Telephone numbers are shown as the source writes them.
		'tel-non-breaking': 'off',
		// Astro writes void elements, attributes and white space in its own way, which is valid.
		'attribute-boolean-style': 'off',
		'no-trailing-whitespace': 'off',
		'void-style': 'off',
		doctype: 'off',
		'doctype-style': 'off',
	},
});

forEachSite((site, build) => {
	test('a page of each kind, and every page of a record that means harm, is valid HTML', async () => {
		const byKind = pagesByKind(site());
		const hostile = site().pages.filter(({ text }) => text.includes('hostileTextRan'));
		const pages = new Set([
			...[...byKind.values()].flatMap((alike) => alike.slice(0, 2)),
			...hostile,
		]);
		const problems: string[] = [];
		for (const { path } of pages) {
			const file = decodeURIComponent(path.slice(build.base.length));
			const html = readFileSync(
				join(siteFolder(build), file.endsWith('.html') ? file : join(file, 'index.html')),
				'utf8',
			);
			// Astro writes what is false as a word on elements of our own, and “hidden” hides whatever it
			// says.
			if (html.includes(' hidden="false"')) problems.push(`${path} hides what it is to show.`);
			const { results } = await validator.validateString(html);
			problems.push(
				...results.flatMap(({ messages }) =>
					messages.map(
						({ message, ruleId, selector }) => `${path} ${ruleId}: ${message} (${selector ?? ''})`,
					),
				),
			);
		}

		expect(problems).toEqual([]);
		expect(byKind.size).toBeGreaterThan(12);
	});
});
