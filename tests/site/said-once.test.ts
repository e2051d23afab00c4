import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { forEachSite } from '../support/each-site.ts';
import { saidTwice } from '../support/said-twice.ts';
import { test } from '../support/sample-guide-test.ts';
import { siteFolder } from '../support/site-builds.ts';

test('a card of another list, a notice, a credit and a label are found where a page has them twice', () => {
	const around = '<section class="locator"><ol><li><a href="/places/a/">A</a></li></ol></section>';
	const cards = (...hrefs: string[]) =>
		`<ul class="cards">${hrefs.map((href) => `<li><a href="${href}">A</a></li>`).join('')}</ul>`;

	expect(saidTwice(`<main>${around}${cards('/places/a/', '/places/b/')}</main>`)).toEqual([
		'/places/a/',
	]);
	expect(saidTwice(`<main>${around}<div hidden>${cards('/places/a/')}</div></main>`)).toEqual([]);
	expect(saidTwice('<p class="notice">Old.</p><b class="notice" id="n">Old.</b>')).toEqual([
		'Old.',
	]);
	expect(
		saidTwice(`<footer class="credit-lines">${'<i class="credit">Ana</i>'.repeat(2)}`),
	).toEqual(['Ana']);
	expect(saidTwice('<i class="credit">Ana</i><i class="credit">Ana</i>')).toEqual([]);
	expect(saidTwice('<dl><dt>Notes</dt><dd><b>Notes</b>Steep.</dd></dl>')).toEqual(['Notes']);
	expect(saidTwice('<dl><dt>Notes</dt><dd><b>Steep</b> stairs.</dd></dl>')).toEqual([]);
});

forEachSite((site, build) => {
	const htmlOf = (path: string) => {
		const file = decodeURIComponent(path.slice(build.base.length));
		return readFileSync(
			join(siteFolder(build), file.endsWith('.html') ? file : join(file, 'index.html')),
			'utf8',
		);
	};

	test('no page repeats a card of another list, a notice, a credit or a label', () => {
		const repeats = site().pages.flatMap(({ path }) =>
			saidTwice(htmlOf(path)).map((said) => `${path}: ${said}`),
		);

		expect(repeats).toEqual([]);
	});

	test('of more than three credits that differ in numbers alone one is in sight', () => {
		const walls = site().pages.flatMap(({ path }) => {
			const [, lines = ''] =
				/<section class="credit-lines">(.*?)<\/section>/su.exec(htmlOf(path)) ?? [];
			const inSight = lines.replaceAll(/<details>.*?<\/details>/gsu, '');
			const texts = [...inSight.matchAll(/class="credit"[^>]*>([^<]*)</gu)].map(([, text = '']) =>
				text.replaceAll(/\p{N}+/gu, '0'),
			);
			const counts = [...Map.groupBy(texts, (text) => text).values()].map(({ length }) => length);
			return Math.max(0, ...counts) > 3 ? [path] : [];
		});

		expect(walls).toEqual([]);
	});
});

test('the page of a bare record ends on the third screen of a phone, and leaves no gap unsaid', async ({
	guide,
	page,
}) => {
	const phone = { width: 390, height: 844 };
	await page.setViewportSize(phone);
	await page.goto(new URL('places/largo-do-carmo-b649c1b8/', guide.url).href);

	await expect(page.getByText('Nothing stated on:')).toHaveText(
		'Nothing stated on: Opening hours · Price · Access · Accessibility · Families · Animals · Sustainability.',
	);
	await expect(page.getByText('ot stated')).toHaveCount(0);
	await expect(page.getByText('More like this')).toHaveCount(0);
	const around = page.locator('.locator');
	await expect(around.getByRole('link')).toHaveCount(3);
	// Numbers are those of a drawing, which this page does not have.
	const number = around
		.getByRole('listitem')
		.first()
		.evaluate((item) => getComputedStyle(item, '::before').content);
	expect(await number).toBe('none');
	const picture = await page.locator('.article-header .cover-art').boundingBox();
	expect(picture?.height).toBeLessThanOrEqual(phone.height / 5);
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	expect(height).toBeLessThanOrEqual(2.5 * phone.height);
});
