import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';
import { oneLine } from '../../guide/model/one-line.ts';
import { listId } from './identity.ts';
import { node } from './json-ld.ts';
import { webUrl } from './web-url.ts';

export interface ItemListEntry {
	name: string;
	/** Absolute address of the entry's own page. */
	url: string;
}

export interface ItemListPage {
	url: string;
	/** Entries that this page shows, in its order. */
	entries: readonly ItemListEntry[];
	/** Entries on all pages of the list. */
	totalCount: number;
	/** Position of this page's first entry among all of them, from 1. */
	firstPosition?: number;
}

/**
 * Lists the entries of a list page, by their URLs only: an Event or LocalBusiness nested in a list
 * is judged by Google as one of its own, and fails for what the list does not say.
 *
 * Entries on other hosts and repeated addresses are left out. `undefined` where nothing is listed.
 */
export function itemListNode({
	url,
	entries,
	totalCount,
	firstPosition = 1,
}: ItemListPage): ItemListLeaf | undefined {
	const listed = new Map<string, string>();
	const { host } = new URL(url);
	for (const entry of entries) {
		const address = webUrl(entry.url);
		if (address === undefined || new URL(address).host !== host) continue;
		if (!listed.has(address)) listed.set(address, entry.name);
	}
	if (listed.size === 0) return undefined;
	return {
		'@type': 'ItemList',
		'@id': listId(url),
		numberOfItems: totalCount,
		itemListElement: [...listed].map(([address, name], index) =>
			node<ListItemLeaf>({
				'@type': 'ListItem',
				position: firstPosition + index,
				url: address,
				name: oneLine(name),
			}),
		),
	};
}
