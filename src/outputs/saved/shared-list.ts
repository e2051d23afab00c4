/** Begins the fragment of an address that has a list. */
const mark = '#list=';
/** Maximum number of entries that are read, so that no address keeps a browser busy. */
const maxEntries = 200;

/**
 * Returns the fragment that names records in their order, which no host is sent.
 *
 * @param keys See `SavedAddress`: 50 of them take less than 600 characters.
 */
export function fragmentOfList(keys: readonly string[]): string {
	return mark + keys.slice(0, maxEntries).map(encodeURIComponent).join('.');
}

/** Reads such a fragment; `undefined` where it is none, and each key once. */
export function listOfFragment(fragment: string): string[] | undefined {
	if (!fragment.startsWith(mark)) return undefined;
	const keys = fragment.slice(mark.length).split('.').map(decoded);
	return [...new Set(keys)].filter((key) => /^[pe]./u.test(key)).slice(0, maxEntries);
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}
