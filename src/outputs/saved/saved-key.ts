/** Matches the end of the address of a place or an event, whatever is before it. */
const ending = /(?:^|\/)((places|events)\/([^/]+)\/)$/;

/** Describes the address of a place or an event, and the key that it is saved by. */
export interface SavedAddress {
	/** `p` or `e`, and the digits of its id: stays when the record is renamed. */
	key: string;
	/** Path below the guide: `places/<name>/`. */
	path: string;
}

/** Returns whose page is at a path; `undefined` where it is none of a place or an event. */
export function savedAddress(pathname: string): SavedAddress | undefined {
	const [, path, kind, slug] = ending.exec(pathname) ?? [];
	if (path === undefined || kind === undefined || slug === undefined) return undefined;
	const digits = /[\da-f]{8}$/.exec(slug);
	return { key: `${kind.charAt(0)}${digits ? digits[0] : slug}`, path };
}
