import { expect, test } from '@playwright/test';
import { type PageValidation, validatePage } from '../../src/outputs/structured-data/validate.ts';
import { type BuiltPage, recordPages } from '../support/built-site.ts';
import { forEachSite } from '../support/each-site.ts';
import { siteProblems } from '../support/site-problems.ts';

interface ValidatedPage extends PageValidation {
	url: string;
}

function validated(pages: readonly BuiltPage[]): ValidatedPage[] {
	return pages.flatMap(({ canonicals, jsonLd, url }) =>
		jsonLd.map((json) => ({ url, ...validatePage({ url, canonical: canonicals[0], json }) })),
	);
}

forEachSite((site) => {
	test('pages that search engines may show have structured data, once; the others have none', () => {
		const wrong = site().pages.filter(
			({ isIndexable, jsonLd }) => jsonLd.length !== (isIndexable ? 1 : 0),
		);

		expect(wrong.map(({ path }) => path)).toEqual([]);
	});

	test('the structured data of no page has an error, nor has that of the whole site', () => {
		const pages = validated(site().pages);
		const errors = pages.flatMap(({ problems, url }) =>
			problems
				.filter(({ severity }) => severity === 'error')
				.map(({ message, path, rule }) => `${url} ${path} ${rule}: ${message}`),
		);

		expect(errors).toEqual([]);
		expect(siteProblems(pages)).toEqual([]);
	});

	test('places and events in force are what their pages are about', () => {
		const about = (resource: 'places' | 'events', prefix: string) =>
			validated(recordPages(site(), resource).filter(({ isIndexable }) => isIndexable)).filter(
				({ nodes }) => nodes.some(({ id }) => id?.includes(`#${prefix}_`) === true),
			).length;
		const placePages = recordPages(site(), 'places').filter(({ isIndexable }) => isIndexable);

		expect(about('places', 'plc')).toBe(placePages.length);
		expect(about('events', 'evt')).toBeGreaterThan(10);
	});
});
