import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Path of axe as a script for the browser. */
export const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of WCAG 2.2, levels A and AA. */
export const wcagRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const standards = [...wcagRules, 'best-practice'];

/**
 * Returns what axe finds against WCAG 2.2 AA and good practice on the page as it stands, a line for
 * each rule.
 *
 * @param page Loads `axeScript`.
 * @param rules Only these, or all of such a tag, where some are named.
 */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
	return page.evaluate(
		async ([tags, only]) => {
			// `axeScript` puts it there.
			const { run } = (window as unknown as { axe: typeof axe }).axe;
			const { violations } = await run({
				runOnly: only.length > 0 ? [...only] : [...tags],
				resultTypes: ['violations'],
				// Style sheets need no second reading: only the orientation rule, which is experimental,
				// asks for them.
				preload: false,
			});
			return violations.map(
				({ id, nodes }) =>
					`${id}: ${nodes
						.slice(0, 3)
						.map(({ target }) => target.join(' '))
						.join(', ')} (${nodes.length})`,
			);
		},
		[standards, rules] as const,
	);
}
