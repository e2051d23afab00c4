import { expect, test } from '@playwright/test';
import { addressedPages, type BuiltPage } from '../support/built-site.ts';
import { forEachSite } from '../support/each-site.ts';

/** Paths of the pages for which a condition does not hold, with what there is instead. */
function exceptions(
	pages: readonly BuiltPage[],
	holds: (page: BuiltPage) => boolean,
	instead: (page: BuiltPage) => unknown = () => '',
): string[] {
	return pages
		.filter((page) => !holds(page))
		.map((page) => `${page.path} ${String(instead(page))}`);
}

forEachSite((site, build) => {
	test('every page has one main part and one heading above all others', () => {
		const { pages } = site();

		expect(exceptions(pages, ({ mainCount }) => mainCount === 1)).toEqual([]);
		expect(
			exceptions(pages, ({ headings }) => headings.filter(({ level }) => level === 1).length === 1),
		).toEqual([]);
	});

	test('no heading is empty, and no level of headings is left out', () => {
		const { pages } = site();

		expect(exceptions(pages, ({ headings }) => headings.every(({ text }) => text !== ''))).toEqual(
			[],
		);
		expect(
			exceptions(
				pages,
				({ headings }) =>
					headings.every(({ level }, index) => level <= (headings[index - 1]?.level ?? 0) + 1),
				({ headings }) => headings.map(({ level }) => level).join(''),
			),
		).toEqual([]);
	});

	test('every page names itself, its language and what it is about', () => {
		const { pages } = site();

		expect(
			exceptions(
				pages,
				({ titles }) => titles.length === 1 && titles[0] !== '',
				({ titles }) => titles,
			),
		).toEqual([]);
		expect(exceptions(pages, ({ lang }) => lang === 'en-GB')).toEqual([]);
		expect(
			exceptions(
				pages,
				({ description = '' }) => description.trim() !== '' && description.length <= 160,
				({ description }) => description,
			),
		).toEqual([]);
	});

	test('every page but the one for what is not there has its own address as the canonical one', () => {
		const notFound = site().pagesByPath.get(`${build.base}404.html`);

		expect(
			exceptions(
				addressedPages(site()),
				({ canonicals, url }) => canonicals.length === 1 && canonicals[0] === url,
				({ canonicals }) => canonicals,
			),
		).toEqual([]);
		expect(notFound).toMatchObject({ canonicals: [], isIndexable: false, jsonLd: [] });
	});

	test('every page but the home page says where it stands', () => {
		const below = addressedPages(site()).filter(({ path }) => path !== build.base);

		expect(
			exceptions(
				below,
				({ breadcrumb, headings }) => {
					const [home, ...rest] = breadcrumb;
					const last = rest.at(-1);
					const between = rest.slice(0, -1);
					return (
						home?.href === build.base &&
						between.every(({ href }) => href !== undefined) &&
						last?.isCurrent === true &&
						last.href === undefined &&
						last.text === headings.find(({ level }) => level === 1)?.text
					);
				},
				({ breadcrumb }) => JSON.stringify(breadcrumb),
			),
		).toEqual([]);
		expect(site().pagesByPath.get(build.base)?.breadcrumb).toEqual([]);
	});

	test('no id stands twice on a page', () => {
		expect(
			exceptions(
				site().pages,
				({ ids }) => new Set(ids).size === ids.length,
				({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index),
			),
		).toEqual([]);
	});

	test('every link has a text, and every image a text in its place and a size', () => {
		const { pages } = site();

		expect(exceptions(pages, ({ links }) => links.every(({ text }) => text !== ''))).toEqual([]);
		expect(
			exceptions(pages, ({ images }) =>
				images.every(({ alt, hasSize }) => alt !== undefined && hasSize),
			),
		).toEqual([]);
	});
});
