import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { builtSite, recordPages } from '../support/built-site.ts';
import { test } from '../support/sample-guide-test.ts';
import { sampleBuild, siteFolder } from '../support/site-builds.ts';

/** Greatest weights of what a page loads, in kilobytes (1024 bytes): fonts as they are, the rest as gzip makes it. */
const budgets = { document: 25, script: 8, stylesheet: 15, font: 100 };
type Kind = keyof typeof budgets;
const kinds = Object.keys(budgets) as Kind[];

test('a page of a place is light, and asks nobody but its own site for anything', async ({
	browser,
	guide,
}) => {
	for (const path of fullestPlaces()) {
		const page = await browser.newPage();
		const responses: Response[] = [];
		const requested: string[] = [];
		page.on('response', (response) => responses.push(response));
		page.on('request', (request) => requested.push(request.url()));
		await page.goto(new URL(path, guide.url).href, { waitUntil: 'networkidle' });

		const weights = await weightsOf(page, responses);
		for (const kind of kinds) {
			expect(weights[kind], `${path}: ${kind}`).toBeGreaterThan(0);
			expect(weights[kind], `${path}: ${kind}`).toBeLessThanOrEqual(budgets[kind]);
		}
		expect(
			requested.filter((url) => !url.startsWith(guide.url) && !url.startsWith('data:')),
		).toEqual([]);
		await page.close();
	}
});

/** Paths of the pages of places with the longest documents, which show most and need most. */
function fullestPlaces(): string[] {
	const lengthOf = (path: string) =>
		readFileSync(join(siteFolder(sampleBuild), decodeURIComponent(path), 'index.html')).length;
	const paths = recordPages(builtSite(sampleBuild), 'places').map(({ path }) => path);
	return paths.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 5);
}

/** In kilobytes; what stands in the document itself counts as part of it, and as script or stylesheet too. */
async function weightsOf(
	page: Page,
	responses: readonly Response[],
): Promise<Record<Kind, number>> {
	const weights = { document: 0, script: 0, stylesheet: 0, font: 0 };
	for (const response of responses) {
		const kind = response.request().resourceType() as Kind;
		if (!kinds.includes(kind)) continue;
		const body = await response.body();
		weights[kind] += (kind === 'font' ? body : gzipSync(body)).length / 1024;
	}
	const scripts = page.locator('script:not([src], [type="application/ld+json"])');
	const styles = page.locator('style');
	weights.script += gzipSync((await scripts.allTextContents()).join('\n')).length / 1024;
	weights.stylesheet += gzipSync((await styles.allTextContents()).join('\n')).length / 1024;
	return weights;
}
