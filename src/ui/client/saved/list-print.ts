import { placesOfGeoJson } from '../../../outputs/feeds/places-geojson.ts';
import { savedAddress } from '../../../outputs/saved/saved-key.ts';
import { partOf } from '../page-parts.ts';
import { textElement } from '../text-elements.ts';
import { drawCode } from './printed-code.ts';

/**
 * Prints the page with a code that leads to it and with the addresses of its entries, which the
 * files of all places and events have; where these cannot be had, towns have to do.
 *
 * @param root Has the parts of `SavedRecords.astro`, and each entry its key.
 * @param addresses Addresses of those files (GeoJSON).
 */
export async function printList(root: HTMLElement, addresses: readonly string[]): Promise<void> {
	const found = await Promise.all(addresses.map(addressesIn));
	const byKey = new Map(found.flat());
	for (const item of root.querySelectorAll<HTMLElement>('[data-key]')) {
		const texts = item.querySelector('[data-part="texts"]');
		texts?.querySelector('.printed.address')?.remove();
		const line = textElement('p', byKey.get(item.dataset.key ?? ''));
		if (!texts || !line) continue;
		line.className = 'printed address';
		texts.append(line);
	}
	drawCode(partOf(root, 'code'));
	print();
}

async function addressesIn(file: string): Promise<[key: string, address: string][]> {
	try {
		const { places } = placesOfGeoJson(await (await fetch(file)).text());
		return places.flatMap(({ address, url }) => {
			const key = savedAddress(new URL(url).pathname)?.key;
			return key === undefined || address === undefined ? [] : [[key, address]];
		});
	} catch (error) {
		console.error(error);
		return [];
	}
}
