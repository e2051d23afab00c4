import { expect, test } from '@playwright/test';
import { resources } from '../../src/cli/sample-service/content.ts';
import { forEachSite } from '../support/each-site.ts';
import {
	plainBeginning,
	recordFinder,
	type SentImage,
	sentRecords,
	shownRecords,
} from '../support/shown-records.ts';

forEachSite((site, build) => {
	test('every page shows, with its link, each credit that is owed for what it shows', async () => {
		const find = recordFinder(await build.content());
		const owed = site().pages.flatMap((page) =>
			shownRecords(page, find).flatMap(({ attribution, id }) =>
				attribution?.required === true && attribution.text !== undefined
					? { page, id, text: plainBeginning(attribution.text), url: attribution.url }
					: [],
			),
		);
		const missing = owed.filter(({ page, text, url }) => {
			const address = url === undefined ? undefined : webAddress(url);
			const isLinked = address === undefined || page.links.some(({ href }) => href === address);
			return !page.text.includes(text) || !isLinked;
		});

		expect(missing.map(({ id, page, text }) => `${page.path}: ${text} (${id})`)).toEqual([]);
		expect(owed.length).toBeGreaterThan(100);
	});

	test('every page shows the credit of each image that it shows', async () => {
		test.skip(build.readsSample === true, 'It shows copies, which have addresses of their own.');
		const content = await build.content();
		const creditsByAddress = Map.groupBy(
			resources.flatMap((resource) => sentRecords(content[resource]).flatMap(imagesOf)),
			({ address }) => address,
		);
		const credited = site().pages.flatMap((page) =>
			page.images
				.filter(({ isHidden }) => !isHidden)
				.map(({ src }) => ({ page, src, credits: creditsByAddress.get(src) ?? [] }))
				.filter(({ credits }) => credits.length > 0),
		);
		const missing = credited
			.filter(({ credits, page }) => !credits.some(({ credit }) => page.text.includes(credit)))
			.map(({ credits, page, src }) => `${page.path}: ${credits[0]?.credit ?? ''} (${src})`);

		expect(missing).toEqual([]);
		expect(credited.length).toBeGreaterThan(100);
	});
});

/** The addresses of a record's images with the credit of each. */
function imagesOf({ image, images }: ReturnType<typeof sentRecords>[number]) {
	const all: SentImage[] = [
		...(typeof image === 'object' && image ? [image] : []),
		...(images ?? []),
	];
	return all.flatMap(({ credit, thumbnail_url: thumbnail, url }) =>
		[url, thumbnail].flatMap((source) => {
			const address = typeof source === 'string' ? webAddress(source) : undefined;
			return address !== undefined && typeof credit === 'string' && namesSomebody(credit)
				? { address, credit: plainBeginning(credit) }
				: [];
		}),
	);
}

/** Not signs alone, nor what programs and forms fill in, as in six of the real records. */
function namesSomebody(credit: string): boolean {
	return /\p{L}/u.test(credit) && !/^(?:jpg|P\d{7}|Copyright|Oui|non)$/.test(credit);
}

function webAddress(text: string): string | undefined {
	const url = URL.parse(text);
	return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
