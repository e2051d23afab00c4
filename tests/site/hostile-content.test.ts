import { expect } from '@playwright/test';
import { parsePolicy } from '../../src/config/security/content-policy.ts';
import { alarm } from '../fixtures/hostile-text.ts';
import { builtSite } from '../support/built-site.ts';
import { crawl } from '../support/crawl.ts';
import { guideTest } from '../support/guide-test.ts';
import { headersOfSite } from '../support/headers-of-site.ts';
import { oddBuild, siteFolder } from '../support/site-builds.ts';

const test = guideTest(oddBuild);

test('on 200 pages and more no text of the service runs, loads, asks or sends anything', async ({
	guide,
	browser,
}) => {
	test.setTimeout(360_000);
	const { origin } = new URL(guide.url);
	const paths = builtSite(oddBuild).pages.map(({ path }) => path);

	const seen = await crawl(browser, origin, paths);

	expect(seen.violations).toEqual([]);
	expect(seen.ran).toEqual([]);
	expect(seen.dialogs).toEqual([]);
	expect(seen.left).toEqual([]);
	expect(seen.errors).toEqual([]);
	expect(seen.foreign.filter((request) => !request.startsWith('image '))).toEqual([]);
	expect([...new Set(seen.foreign.map(hostOf))].sort()).toEqual(['cdn.example', 'evil.example']);
	expect(paths.length).toBeGreaterThanOrEqual(200);
});

test('each page says in its policy which hosts its images have, and the headers which all of them have', () => {
	const { pages } = builtSite(oddBuild);
	const place = pages.find(({ path }) => path.endsWith('/old-harbour-museum-0a1b2c3d/'));
	const headers = headersOfSite(siteFolder(oddBuild))('/guide/places/');

	expect(parsePolicy(place?.policies[0] ?? '').get('img-src')).toContain('https://cdn.example');
	expect(parsePolicy(headers['content-security-policy'] ?? '').get('img-src')).toEqual(
		expect.arrayContaining(["'self'", 'https://cdn.example', 'https://evil.example']),
	);
	expect(pages.filter(({ policies }) => policies.length !== 1)).toEqual([]);
	const unsafe = pages.flatMap(({ path, policies }) =>
		policies
			.flatMap((one) => one.match(/'[^']*unsafe[^']*'/g) ?? [])
			.map((source) => [path, source]),
	);
	// The index of the texts is searched by WebAssembly, which runs no text as a script.
	expect(unsafe).toEqual([['/guide/search/', "'wasm-unsafe-eval'"]]);
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
	const rest = `<img src=x onerror="window.${alarm}=1"> </title></script><script>window.${alarm}=1</script> " onmouseover="window.${alarm}=1" autofocus onfocus='window.${alarm}=1' x=" {{constructor.constructor('window.${alarm}=1')()}} \${window.${alarm}=1} {window.${alarm}=1} <base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/a.css"> </style><style>*{background:url(https://evil.example/b.png)}</style> <iframe srcdoc="&lt;script&gt;parent.${alarm}=1&lt;/script&gt;"></iframe> <form action="https://evil.example/"><button autofocus onfocus=window.${alarm}=1> [31mred]0;title2J BEGIN:VEVENT --> ]]> &lt;b&gt; gnp.exe`;
	// Where the description has two lines.
	const onOneLine = rest.replace(' BEGIN:', ' · BEGIN:');

	expect(texts).toHaveLength(1);
	expect(JSON.parse(texts[0] ?? '')).toMatchObject({
		'@graph': expect.arrayContaining([
			expect.objectContaining({
				identifier: 'plc_00000002000000000000000000000000',
				name: `Old Harbour Museum ${rest}`,
				description: `Ships, maps and salt. The quay behind the museum is part of the collection. ${onOneLine}`,
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

/** @param request Kind and address, as the crawl notes them. */
function hostOf(request: string): string {
	return new URL(request.slice(request.indexOf(' ') + 1)).host;
}
