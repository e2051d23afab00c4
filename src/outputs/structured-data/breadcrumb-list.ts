import type { BreadcrumbListLeaf, ListItemLeaf } from 'schema-dts';
import { oneLine } from '../../guide/model/one-line.ts';
import { breadcrumbId } from './identity.ts';
import { node } from './json-ld.ts';
import { webUrl } from './web-url.ts';

export interface BreadcrumbEntry {
	name: string;
	/** Absolute address; the last entry needs none. */
	url?: string | undefined;
}

/**
 * The way from the home page to a page, or `undefined` for fewer than two entries.
 *
 * Google: an address on all entries but the last, which stands for the page itself.
 */
export function breadcrumbListNode(
	pageUrl: string,
	entries: readonly BreadcrumbEntry[],
): BreadcrumbListLeaf | undefined {
	if (entries.length < 2) return undefined;
	return {
		'@type': 'BreadcrumbList',
		'@id': breadcrumbId(pageUrl),
		itemListElement: entries.map(({ name, url }, index) =>
			node<ListItemLeaf>({
				'@type': 'ListItem',
				position: index + 1,
				name: oneLine(name),
				item: index < entries.length - 1 ? webUrl(url) : undefined,
			}),
		),
	};
}
