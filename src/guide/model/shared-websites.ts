import { websiteKey } from '../../domain/places/website-key.ts';

/**
 * Websites that several places have, such as those of a tourist office, a chain or a town: they
 * stand for none of these.
 */
export interface SharedWebsites {
	/** Returns whether several places have a website, however each of them writes it. */
	has(website: string | undefined): boolean;
}

export function sharedWebsites(
	places: readonly { website?: string | undefined }[],
): SharedWebsites {
	const met = new Set<string>();
	const shared = new Set<string>();
	for (const { website } of places) {
		const key = websiteKey(website);
		if (key === undefined) continue;
		if (met.has(key)) shared.add(key);
		met.add(key);
	}
	return { has: (website) => shared.has(websiteKey(website) ?? '') };
}
