import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { searchTexts } from '../../../../src/outputs/search/full-text.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/**
 * An index in the place of Pagefind's: what is searched for are the addresses of its results, and
 * `stalled` is never answered.
 */
const index = `
	export const search = (query) => query === 'stalled'
		? new Promise(() => {})
		: Promise.resolve({ results: [{ data: async () => ({ url: query, meta: {}, filters: {}, content: '', locations: [] }) }] });
	export const destroy = async () => {};
`;

test('a search that is never answered ends, and lets the last of those that wait for it be answered', async () => {
	using folder = temporaryFolder();
	writeFileSync(join(folder.path, 'pagefind.js'), index);
	writeFileSync(join(folder.path, 'pagefind-entry.json'), '{}');
	const search = (query: string) =>
		searchTexts(`${pathToFileURL(folder.path).href}/`, query, {}).then(
			({ count }) => `${query}: ${count}`,
			(error: unknown) => (error as Error).message,
		);
	mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('{}')));
	expect(await search('first')).toBe('first: 1');

	mock.timers.enable({ apis: ['setTimeout'] });
	const stalled = search('stalled');
	await new Promise(setImmediate);
	const searches = Promise.all([stalled, search('passed over'), search('last')]);
	mock.timers.tick(15_000);

	expect(await searches).toEqual([
		'There was no answer within 15 seconds.',
		'Another text is searched for by now.',
		'last: 1',
	]);
	mock.reset();
});
