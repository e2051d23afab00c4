import type { Browser, BrowserContext, Page } from '@playwright/test';
import { alarm } from '../fixtures/hostile-text.ts';

/**
 * Holds what a browser noticed on pages that it opened; addresses come with what they were asked
 * for.
 */
export interface Crawl {
	/** Paths of pages on which a text ran as a script. */
	ran: string[];
	/** Violations of the content security policy. */
	violations: string[];
	dialogs: string[];
	/** Addresses to which a page sent its visitor on. */
	left: string[];
	/** On the console, and uncaught. */
	errors: string[];
	/**
	 * Requests to other origins, such as `image https://cdn.example/a.jpg`; images are answered, all
	 * others refused.
	 */
	foreign: string[];
}

const pagesAtOnce = 4;
const picture = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);

/**
 * Opens every page and uses it: what waits for the pointer or the focus gets it, photographs are
 * enlarged, the theme changed.
 */
export async function crawl(
	browser: Browser,
	origin: string,
	paths: readonly string[],
): Promise<Crawl> {
	const seen: Crawl = { ran: [], violations: [], dialogs: [], left: [], errors: [], foreign: [] };
	const context = await browser.newContext();
	await listen(context, origin, seen);
	const waiting = [...paths];
	await Promise.all(
		Array.from({ length: pagesAtOnce }, async () => {
			const page = await context.newPage();
			for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
				await visit(page, origin, path, seen);
			}
		}),
	);
	await context.close();
	return seen;
}

async function listen(context: BrowserContext, origin: string, seen: Crawl): Promise<void> {
	context.on('dialog', (dialog) => {
		seen.dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	context.on('console', (message) => {
		if (message.type() === 'error')
			seen.errors.push(`${message.page()?.url() ?? ''} ${message.text()}`);
	});
	context.on('weberror', (error) => seen.errors.push(String(error.error())));
	await context.exposeFunction('noteViolation', (what: string) => seen.violations.push(what));
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', (event) => {
			const { blockedURI, effectiveDirective, sample } = event;
			const what = `${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`;
			// The crawl puts it there.
			(window as unknown as { noteViolation: (what: string) => void }).noteViolation(what);
		});
	});
	await context.route(
		(url) => url.origin !== origin,
		async (route) => {
			const request = route.request();
			seen.foreign.push(`${request.resourceType()} ${request.url()}`);
			if (request.resourceType() !== 'image') return route.abort();
			return route.fulfill({ contentType: 'image/png', body: picture });
		},
	);
}

async function visit(page: Page, origin: string, path: string, seen: Crawl): Promise<void> {
	await page.goto(origin + path, { waitUntil: 'load' });
	const ran = await page.evaluate((name) => {
		// What a handler in an attribute would wait for.
		for (const element of document.querySelectorAll('*')) {
			element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
			element.dispatchEvent(new FocusEvent('focus'));
		}
		document.querySelector<HTMLElement>('theme-switch input[value="dark"]')?.click();
		document.querySelector<HTMLElement>('a[data-photograph]')?.click();
		return name in window;
	}, alarm);
	if (ran) seen.ran.push(path);
	if (new URL(page.url()).origin !== origin) seen.left.push(page.url());
}
