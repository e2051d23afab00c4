/** Names the file beside the page of a destination that lists what can be taken along with it. */
export const takenPagesFile = 'pages.json';

/** Holds the pages of a destination, and how much room they and what they need take. */
export interface TakenPages {
	/** Paths, that of the destination first. */
	pages: readonly string[];
	/** Number of bytes, not compressed, as browsers keep it. */
	bytes: number;
}

/** Matches the address of a place or an event, which ends with digits of its id. */
const link = /\shref="([^"#?]*?(?:places|events)\/[^"#?/]*[\da-f]{8}\/)"/g;

/** Returns the paths of the places and events to which a page leads, each once. */
export function linkedRecords(html: string, base: string): string[] {
	const paths = Array.from(html.matchAll(link), ([, path = '']) => path);
	const isBelow = (path: string) => /^(?:places|events)\//.test(path.slice(base.length));
	return [...new Set(paths)].filter((path) => path.startsWith(base) && isBelow(path));
}
