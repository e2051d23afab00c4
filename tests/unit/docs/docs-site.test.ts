import { expect, test } from '@playwright/test';
import { sidebarOf } from '../../../scripts/docs-site/sidebar.ts';
import { sitePage } from '../../../scripts/docs-site/site-page.ts';

test('the first heading of a page is its title on the website', () => {
	expect(sitePage('# `site.ts`\n\nText.\n', 'reference/site.md')).toBe(
		'---\ntitle: "site.ts"\n---\n\nText.\n',
	);
});

test('links lead to pages of the website, and files beside it are named without a link', () => {
	const page = [
		'# A',
		'',
		'[b](../reference/settings.md#guide_name) [c](#c) [d](../decisions/README.md)',
		'[`e`](../../src/pages/places/[place].astro) [f](../recipes/rebuild.sh) ![g](rooms.svg) [h](https://h.example/)',
		'```md',
		'[i](i.md)',
		'```',
	].join('\n');

	expect(sitePage(page, 'guides/a.md').split('\n').slice(4)).toEqual([
		'[b](/reference/settings/#guide_name) [c](#c) [d](/decisions/)',
		'`e` [f](/recipes/rebuild.sh) ![g](/guides/rooms.svg) [h](https://h.example/)',
		'```md',
		'[i](i.md)',
		'```',
	]);
});

test('the sidebar has the sections of the list of pages', () => {
	const index =
		'# Docs\n\n## Start\n\n- [Install](start/install.md): run it.\n- Fields of [places](reference/place-fields.md), [events](reference/event-fields.md)\n';

	expect(sidebarOf(index)).toEqual([
		{
			label: 'Start',
			items: [
				{ label: 'Install', link: '/start/install/' },
				{ label: 'Places', link: '/reference/place-fields/' },
				{ label: 'Events', link: '/reference/event-fields/' },
			],
		},
	]);
});
