import { expect, test } from '@playwright/test';
import { formerPermalinks } from '../../../../src/guide/permalinks/former-permalinks.ts';
import { mergedPermalinks, type Permalink } from '../../../../src/guide/permalinks/permalink.ts';

const address = (
	id: string,
	slug: string,
	firstPublished = '2026-11-01',
	lastPublished = firstPublished,
): Permalink => ({ kind: 'places', id, slug, firstPublished, lastPublished });

const currently = (...places: (readonly [string, string])[]) => ({
	places: new Map(places),
	events: new Map<string, string>(),
	destinations: new Map<string, string>(),
	collections: new Map<string, string>(),
});

test('every former address leads to the newest, those published last first', () => {
	const published = [
		address('plc_1', 'old', '2026-01-01', '2026-02-01'),
		address('plc_1', 'older', '2025-01-01', '2025-02-01'),
		address('plc_1', 'new', '2026-02-02', '2026-11-21'),
	];

	expect(formerPermalinks(published, currently(['plc_1', 'new']))).toEqual([
		{ kind: 'places', id: 'plc_1', slug: 'old', movedTo: 'new', lastPublished: '2026-02-01' },
		{ kind: 'places', id: 'plc_1', slug: 'older', movedTo: 'new', lastPublished: '2025-02-01' },
	]);
});

test('the address of a record that is gone leads nowhere', () => {
	expect(formerPermalinks([address('plc_1', 'quay')], currently())).toEqual([
		{
			kind: 'places',
			id: 'plc_1',
			slug: 'quay',
			movedTo: undefined,
			lastPublished: '2026-11-01',
		},
	]);
});

test('merged addresses stand once, in order, with the earliest and the latest of their days', () => {
	expect(
		mergedPermalinks(
			[address('plc_2', 'b', '2026-03-01', '2026-05-01')],
			[
				address('plc_2', 'b', '2026-02-01', '2026-02-01'),
				address('plc_1', 'z', '2026-04-01'),
				address('plc_1', 'a', '2026-04-01'),
			],
		),
	).toEqual([
		address('plc_1', 'a', '2026-04-01'),
		address('plc_1', 'z', '2026-04-01'),
		address('plc_2', 'b', '2026-02-01', '2026-05-01'),
	]);
});

test('of two records at one address, the earlier one owns it, in whatever order they are merged', () => {
	const first = address('plc_2', 'quay', '2026-01-01');
	const second = address('plc_1', 'quay', '2026-02-01', '2026-11-01');

	expect(mergedPermalinks([first], [second])).toEqual([first]);
	expect(mergedPermalinks([second], [first])).toEqual([first]);
});
