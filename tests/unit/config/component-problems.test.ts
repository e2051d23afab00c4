import { expect, test } from '@playwright/test';
import { componentProblems } from '../../../src/config/component-problems.ts';
import type { GuideComponents } from '../../../src/config/guide-components.ts';
import { projectRoot } from '../../support/build-site.ts';

const problems = (guide: object) =>
	// As a file states it whose types nobody has checked.
	componentProblems(guide as GuideComponents, projectRoot).map(({ message }) => message);

test('components that a guide can name, and parts that it can hide, are right', () => {
	const components = { SiteHeader: './src/ui/components/SiteHeader.astro' };
	expect(problems({ components, hides: ['EditorialFacts', 'Locator'] })).toEqual([]);
	expect(problems({})).toEqual([]);
});

test('a component that is misspelt or whose file is missing is said', () => {
	expect(problems({ components: { SiteHeadr: './package.json' } })).toEqual([
		'components: "SiteHeadr" is none that a guide can name. Is SiteHeader meant? See docs/guides/package.md.',
	]);
	expect(problems({ components: { SiteHeader: './src/Header.astro' } })).toEqual([
		'components.SiteHeader: there is no file ./src/Header.astro. See docs/guides/package.md.',
	]);
});

test('credits and provenance cannot be hidden', () => {
	expect(problems({ hides: ['CreditLines'] })).toEqual([
		expect.stringMatching(/^hides: "CreditLines" is none that a guide can name\. It may be AtAGl/),
	]);
	expect(problems({ hides: ['AboutInformation'] })).toHaveLength(1);
});
