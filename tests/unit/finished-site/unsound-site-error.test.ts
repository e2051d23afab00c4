import { expect, test } from '@playwright/test';
import type { SiteProblem } from '../../../src/finished-site/site-problem.ts';
import { UnsoundSiteError } from '../../../src/finished-site/unsound-site-error.ts';

const problem = (number: number): SiteProblem => ({
	severity: 'error',
	rule: 'credit',
	page: `/places/${number}/`,
	message: `No credit for “\u001b[31mA\u0007”.`,
	remedy: 'Show it.',
});

test('lists the first twenty errors, counts the rest, and says what to do once', () => {
	const { hint, message } = new UnsoundSiteError(
		Array.from({ length: 23 }, (_, index) => problem(index + 1)),
	);
	const lines = message.split('\n');

	expect(lines).toHaveLength(22);
	expect(lines[0]).toBe('The finished site has 23 errors and must not be published.');
	expect(lines[1]).toBe('  /places/1/ (credit): No credit for “\uFFFD[31mA\uFFFD”.');
	expect(lines[21]).toBe('… and 3 more.');
	expect(hint).toBe('credit: Show it.');
});
