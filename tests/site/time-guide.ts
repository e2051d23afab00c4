import type { Page } from '@playwright/test';
import { guideTest } from '../support/guide-test.ts';
import { timeBuild } from '../support/site-builds.ts';

interface Fixtures {
	/**
	 * Opens a page of the guide at an instant (ISO 8601). From before it loads on, time passes only
	 * when a test lets it.
	 */
	openAt: (path: string, instant: string) => Promise<void>;
}

const hourMs = 3_600_000;

/** Tests of the guide that `time.setup.ts` builds. */
export const test = guideTest(timeBuild).extend<Fixtures>({
	baseURL: async ({ guide }, use) => use(guide.url),
	openAt: async ({ page }, use) => {
		await use(async (path, instant) => {
			// A page can only be stopped at a time that is still to come for it.
			await page.clock.install({ time: Date.parse(instant) - hourMs });
			await page.clock.pauseAt(instant);
			await page.goto(path);
		});
	},
});

/**
 * Returns what the opening status of the page changes to in the coming hours, each with the UTC
 * time at which it does.
 */
export async function statusChanges(page: Page, hours: number): Promise<string[]> {
	const changes = await page.locator('opening-status').evaluateHandle((status) => {
		const texts: string[] = [];
		const observer = new MutationObserver(() => {
			texts.push(`${new Date().toISOString().slice(0, 16)}Z ${status.textContent.trim()}`);
		});
		observer.observe(status, { childList: true });
		return texts;
	});
	await page.clock.runFor(hours * hourMs);
	return changes.jsonValue();
}
