import type { ShownRecord } from './check-credits.ts';
import { isAddressOfContent, type LinkCheck } from './check-links.ts';
import type { PageFacts } from './page-facts.ts';
import type { PublishedRecords } from './published-records.ts';

/**
 * The records that a page is about or leads to from its own content, each once; the one that it is
 * about comes first.
 *
 * Told by addresses alone: a card that forgets to say what it shows still leads to its record. What
 * a record leads to is not shown by the page.
 */
export function shownRecords(
	path: string,
	{ links: addresses }: PageFacts,
	records: PublishedRecords,
	links: LinkCheck,
): ShownRecord[] {
	const own = records.byPath.get(path);
	const shown = new Map<string, ShownRecord>();
	if (own) shown.set(own.id, { record: own, images: records.imagesOf(own) });
	for (const [href, kind] of addresses) {
		if (kind !== 'main' || isAddressOfContent(href)) continue;
		const record = records.byPath.get(links.targetPath(href, path) ?? '');
		if (!record || shown.has(record.id)) continue;
		shown.set(record.id, { record, images: record.image ? [record.image] : [] });
	}
	return [...shown.values()];
}
