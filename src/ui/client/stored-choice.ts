/** Key of what is saved in the storage of a guide: several guides may share a host. */
export const savedStorageKey = `saved:${import.meta.env.BASE_URL}`;

/** Key of the map that the visitor has chosen for directions: a `data-opens`. */
export const directionsStorageKey = 'directions';

/**
 * Returns what a visitor has chosen before, from the storage of this browser: `null` or `''` where
 * that is nothing, `undefined` where storage is switched off.
 */
export function storedChoice(key: string): string | null | undefined {
	try {
		return localStorage.getItem(key);
	} catch {
		return undefined;
	}
}

/**
 * Keeps a choice, `''` where it is taken back. Where storage is switched off it lasts as long as
 * the page.
 */
export function storeChoice(key: string, choice: string): void {
	try {
		localStorage.setItem(key, choice);
	} catch {
		// There is nothing else to keep it in.
	}
}
