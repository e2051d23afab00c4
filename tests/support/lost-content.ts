import type { Page } from '@playwright/test';

/** Returns by how much a page has to be scrolled sideways, if it has to. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
	const excess = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	return excess > 0 ? [`scrolls sideways by ${excess} px`] : [];
}

/**
 * Texts of the main part that can be seen: headings, links, facts and paragraphs, each in one line.
 */
export async function wordsInView(page: Page): Promise<string[]> {
	return page
		.locator('main :is(h1, h2, h3, a, button, dt, dd, th, td, p)')
		.evaluateAll((elements) =>
			elements
				.filter((element) => element.checkVisibility({ visibilityProperty: true }))
				.map((element) => element.textContent.trim().replace(/\s+/g, ' ')),
		);
}

/**
 * Texts of which a part is cut off, with what cuts it.
 *
 * Those that a card cuts short after three lines are left out: the page that the card leads to has
 * them whole.
 */
export async function clippedTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const tolerance = 2;
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const clipped: string[] = [];
		for (let text = walker.nextNode(); text; text = walker.nextNode()) {
			const words = text.textContent?.trim() ?? '';
			const parent = text.parentElement;
			if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
			if (parent.closest('.visually-hidden, .skip-link, caption')) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const box = range.getBoundingClientRect();
			const cutter = ancestorThatCuts(parent, box);
			if (cutter) clipped.push(`“${words.slice(0, 40)}” is cut by ${cutter}`);
		}
		return clipped;

		function ancestorThatCuts(parent: Element, box: DOMRect): string | undefined {
			for (
				let one: Element | null = parent;
				one && one !== document.body;
				one = one.parentElement
			) {
				const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(one);
				if (webkitLineClamp !== 'none') return undefined;
				const { bottom, left, right, top } = one.getBoundingClientRect();
				const cutsAcross = overflowX === 'hidden' || overflowX === 'clip';
				const cutsDown = overflowY === 'hidden' || overflowY === 'clip';
				const isCut =
					(cutsAcross && (box.left < left - tolerance || box.right > right + tolerance)) ||
					(cutsDown && (box.top < top - tolerance || box.bottom > bottom + tolerance));
				if (isCut) return `${one.localName}.${one.className}`;
			}
			return undefined;
		}
	});
}
