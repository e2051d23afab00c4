import { expect, test } from '@playwright/test';
import type { SiteProblem } from '../../../../src/build/site-checks/site-problem.ts';
import { InvalidSiteError } from '../../../../src/build/site-checks/invalid-site-error.ts';

const problem = (page: string, message: string): SiteProblem => ({
	severity: 'error',
	rule: 'credit',
	page,
	message,
	remedy: 'Show it.',
});
const numbers = Array.from({ length: 23 }, (_, index) => index + 1);

test('lists the first twenty errors, counts the rest, and says what to do once', () => {
	const { hint, message } = new InvalidSiteError(
		numbers.map((number) =>
			problem(`/places/${number}/`, `No credit for “\u001b[31m${number}\u0007”.`),
		),
	);
	const lines = message.split('\n');

	expect(lines).toHaveLength(22);
	expect(lines[0]).toBe('The finished site has 23 errors and must not be published.');
	expect(lines[1]).toBe('  /places/1/ (credit): No credit for “\uFFFD[31m1\uFFFD”.');
	expect(lines[21]).toBe('… and 3 more.');
	expect(hint).toBe('credit: Show it.');
});

test('says once what is wrong on many pages, so that it hides nothing else', () => {
	const { message } = new InvalidSiteError([
		...numbers.map((number) => problem(`/places/${number}/`, 'No credit for A.')),
		problem('/places/1/', 'No credit for A.'),
		...numbers.slice(0, 4).map((number) => problem(`/events/${number}/`, 'No credit for B.')),
		problem('/events/1/', 'No credit for C.'),
		problem('/events/2/', 'No credit for C.'),
	]);

	expect(message.split('\n')).toEqual([
		'The finished site has 30 errors and must not be published.',
		'  /places/1/, /places/2/, /places/3/ and 20 more pages (credit): No credit for A.',
		'  /events/1/, /events/2/, /events/3/ and 1 more page (credit): No credit for B.',
		'  /events/1/, /events/2/ (credit): No credit for C.',
	]);
});
