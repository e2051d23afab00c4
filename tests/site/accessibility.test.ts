import { expect, type Page, test } from '@playwright/test';
import { axeScript, violations } from '../support/accessibility.ts';
import { type BuiltPage, type BuiltSite, builtSite } from '../support/built-site.ts';
import { keepToOwnSite, serveGuide } from '../support/guide-pages.ts';
import { type NotableKind, notablePages } from '../support/notable-pages.ts';
import { pagesByKind } from '../support/page-kind.ts';
import { corpusBuild, sampleBuild, type SiteBuild, siteBuilds } from '../support/site-builds.ts';
import { isNightly } from '../support/test-property.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
/** Lists kinds of pages that differ most between guides, as their records say more or less. */
const variedKinds: readonly NotableKind[] = ['home', 'rich place', 'rich event', 'collection'];
/** Lists the rules that the colours of a page decide, and not its structure. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

for (const build of siteBuilds) {
	test(`axe finds nothing on any kind of page of the ${build.name}, by day and night, on a phone and a desktop`, async ({
		page,
	}) => {
		test.skip(build.missing !== undefined, build.missing);
		test.setTimeout(300_000);
		const server = await serveGuide(build);
		await keepToOwnSite(page, server);
		await page.addInitScript({ path: axeScript });
		const found: string[] = [];
		for (const { path } of pagesToCheck(build)) {
			const problems = await problemsOf(page, new URL(path, server.url).href, build);
			found.push(...problems.map((problem) => `${path} ${problem}`));
		}
		await server.close();

		expect(found).toEqual([]);
	});
}

async function problemsOf(page: Page, url: string, build: SiteBuild): Promise<string[]> {
	const problems: string[] = [];
	const check = async (setting: string, rules?: readonly string[]) => {
		const found = await violations(page, rules);
		problems.push(...found.map((problem) => `${setting}: ${problem}`));
	};
	// By day each setting has its turn once: colours are those of the day or night on any width.
	const hasAllSettings = build === sampleBuild && isNightly;
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	await page.setViewportSize(phone);
	await page.goto(url);
	await page.locator('details').evaluateAll((folded) => {
		for (const details of folded) details.setAttribute('open', '');
	});
	await check('on a phone by day');
	await page.emulateMedia({ colorScheme: 'dark' });
	if (hasAllSettings) await check('on a phone by night', rulesOfColour);
	await page.setViewportSize(desktop);
	await check('on a desktop by night');
	if (!hasAllSettings) return problems;
	await page.emulateMedia({ colorScheme: 'light' });
	await check('on a desktop by day', rulesOfColour);
	return problems;
}

/**
 * Returns the notable pages and, but for the corpus, which takes longest, the first of each further
 * kind. By day other guides than the sample have their turn with varied kinds alone, and with those
 * that the sample does not have.
 */
function pagesToCheck(build: SiteBuild): Set<BuiltPage> {
	const site = builtSite(build);
	const isWhole = build === sampleBuild || isNightly;
	const notable = [...notablePages(site)].flatMap(([kind, page]) =>
		isWhole || variedKinds.includes(kind) ? [page] : [],
	);
	if (build === corpusBuild) return new Set(notable);
	const known: ReadonlySet<string> = isWhole ? new Set() : kindsOf(builtSite(sampleBuild));
	const others = [...pagesByKind(site)].flatMap(([kind, [first]]) =>
		first && !known.has(kind) ? [first] : [],
	);
	return new Set([...notable, ...others]);
}

function kindsOf(site: BuiltSite): Set<string> {
	return new Set(pagesByKind(site).keys());
}
