import { expect, test as base } from '@playwright/test';
import { alarm } from '../fixtures/hostile-text.ts';
import { builtSite } from '../support/built-site.ts';
import { oddBuild, siteFolder } from '../support/site-builds.ts';
import { serveFolder, type StaticServer } from '../support/static-server.ts';

const test = base.extend<object, { guide: StaticServer }>({
	guide: [
		async ({ browserName: _ }, use) => {
			const server = await serveFolder(siteFolder(oddBuild), oddBuild.base);
			await use(server);
			await server.close();
		},
		{ scope: 'worker' },
	],
});

test('no text of the service runs a script on any page', async ({ guide, page }) => {
	test.setTimeout(120_000);
	const { origin } = new URL(guide.url);
	const dialogs: string[] = [];
	const foreignScripts: string[] = [];
	page.on('dialog', (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	await page.route('**', async (route) => {
		const request = route.request();
		if (new URL(request.url()).origin === origin) return route.continue();
		if (request.resourceType() !== 'image') foreignScripts.push(request.url());
		return route.abort();
	});
	const ran: string[] = [];
	for (const { path } of builtSite(oddBuild).pages) {
		await page.goto(origin + path, { waitUntil: 'load' });
		await page.evaluate(() => {
			// What a handler in an attribute would wait for.
			for (const element of document.querySelectorAll('*')) {
				element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
				element.dispatchEvent(new FocusEvent('focus'));
			}
		});
		if (await page.evaluate((name) => name in window, alarm)) ran.push(path);
	}

	expect(ran).toEqual([]);
	expect(dialogs).toEqual([]);
	expect(foreignScripts).toEqual([]);
});

test('the hostile text is shown as the text that it is', async ({ guide, page }) => {
	const place = builtSite(oddBuild).pages.find(({ path }) => /\/places\/.*00000002\/$/.test(path));
	await page.goto(new URL(guide.url).origin + (place?.path ?? ''));

	await expect(page.getByRole('heading', { level: 1 })).toContainText(
		`<img src=x onerror="window.${alarm}=1">`,
	);
	await expect(page).toHaveTitle(/Old Harbour Museum.*Odd Guide/);
});

test('what a browser reads as structured data is the text of the source, without its tags', async ({
	guide,
	page,
}) => {
	const place = builtSite(oddBuild).pages.find(({ path }) => /\/places\/.*00000002\/$/.test(path));
	await page.goto(new URL(guide.url).origin + (place?.path ?? ''));
	const texts = await page.evaluate(() =>
		Array.from(
			document.querySelectorAll('script[type="application/ld+json"]'),
			({ textContent }) => textContent,
		),
	);
	const rest = `<img src=x onerror="window.${alarm}=1"> </title></script><script>window.${alarm}=1</script> " onmouseover="window.${alarm}=1" autofocus onfocus='window.${alarm}=1' x=" {{constructor.constructor('window.${alarm}=1')()}} \${window.${alarm}=1} {window.${alarm}=1}`;

	expect(texts).toHaveLength(1);
	expect(JSON.parse(texts[0] ?? '')).toMatchObject({
		'@graph': expect.arrayContaining([
			expect.objectContaining({
				identifier: 'plc_00000002000000000000000000000000',
				name: `Old Harbour Museum ${rest}`,
				description: `Ships, maps and salt. The quay behind the museum is part of the collection. ${rest}`,
			}),
		]),
	});
});

test('no element has an attribute that runs a script, and no link or image is one', () => {
	const wrong = builtSite(oddBuild).pages.filter(({ scriptAttributes }) => scriptAttributes.length);

	expect(wrong.map(({ path, scriptAttributes }) => `${path} ${String(scriptAttributes)}`)).toEqual(
		[],
	);
});

test('no script of the pages holds a text of the service, but for structured data', () => {
	const wrong = builtSite(oddBuild).pages.filter(({ inlineScripts }) =>
		inlineScripts.some((script) => script.includes(alarm)),
	);

	expect(wrong.map(({ path }) => path)).toEqual([]);
});
