import { expect } from '@playwright/test';
import { unrulyRecords } from '../fixtures/unruly-records.ts';
import { type BuiltPage, builtSite } from '../support/built-site.ts';
import { guideTest } from '../support/guide-test.ts';
import { pagesByKind } from '../support/page-kind.ts';
import { fieldsBuild } from '../support/site-builds.ts';

const test = guideTest(fieldsBuild);

const records = [...unrulyRecords.places, ...unrulyRecords.events].map(({ oddity, sent }) => ({
	oddity: `${sent.id.slice(0, 3)}: ${oddity}`,
	digits: sent.id.slice(4, 12),
	resource: sent.id.startsWith('plc') ? 'places' : 'events',
}));

const widths = [390, 1280];

test(`unruly records keep their pages and lists within ${widths.join(' and ')} px`, async ({
	guide,
	page,
}) => {
	const { origin } = new URL(guide.url);
	await page.route('**', (route) =>
		new URL(route.request().url()).origin === origin ? route.continue() : route.abort(),
	);
	const lists = listsOfEachKind();
	const wide: string[] = [];
	for (const { oddity, path } of [...recordPages(), ...lists]) {
		expect(path, oddity).toBeDefined();
		await page.goto(origin + (path ?? ''), { waitUntil: 'load' });
		for (const width of widths) {
			await page.setViewportSize({ width, height: 844 });
			const excess = await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth,
			);
			if (excess > 0) wide.push(`${oddity} ${path ?? ''}: ${excess} px more than ${width}`);
		}
	}

	expect(wide).toEqual([]);
	expect(lists.length).toBeGreaterThan(5);
});

function recordPages(): { oddity: string; path: string | undefined }[] {
	const { pages } = builtSite(fieldsBuild);
	return records.map(({ digits, oddity, resource }) => ({
		oddity,
		path: pages.find(({ path }) => path.startsWith(`/${resource}/`) && path.endsWith(`${digits}/`))
			?.path,
	}));
}

/** Returns of each kind the list that shows most of the records. */
function listsOfEachKind(): { oddity: string; path: string }[] {
	const shown = ({ links }: BuiltPage) =>
		links.filter(({ href }) => /-0000900\d\/$/.test(href)).length;
	return [...pagesByKind(builtSite(fieldsBuild))].flatMap(([kind, pages]) => {
		const [fullest] = pages.toSorted((a, b) => shown(b) - shown(a));
		const isList = !kind.includes('record') && fullest !== undefined && shown(fullest) > 0;
		return isList ? { oddity: kind, path: fullest.path } : [];
	});
}
