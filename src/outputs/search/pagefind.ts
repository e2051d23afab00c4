import type { FoundText } from './text-excerpt.ts';

/** Describes a page that Pagefind found, which is fetched when its data is asked for. */
export interface PagefindResult {
	id: string;
	data: () => Promise<PagefindPage>;
}

export interface PagefindPage extends FoundText {
	url: string;
	meta: Readonly<Record<string, string | undefined>>;
	filters: Readonly<Record<string, readonly string[] | undefined>>;
}

/**
 * Describes Pagefind's index in the browser, as far as it is used here (pagefind.app/docs/api).
 */
interface Pagefind {
	search(
		query: string,
		options: { filters: Readonly<Record<string, string>> },
	): Promise<{ results: PagefindResult[] } | null>;
	/** Forgets everything that was fetched; the next search begins anew. */
	destroy(): Promise<void>;
}

/** Searches the index of a folder. */
export interface SearchIndex {
	/**
	 * Searches for words.
	 *
	 * @param beforeRepeat Called before what is not found is searched for once more, as a part of
	 *   the index may have been missing; without it nothing is repeated.
	 * @throws When nothing is found and the guide has been published anew.
	 */
	search(
		query: string,
		filters: Readonly<Record<string, string>>,
		beforeRepeat?: () => void,
	): Promise<readonly PagefindResult[]>;
}

const opened = new Map<string, SearchIndex>();

/** Returns the index of a folder, which is fetched when it is first searched. */
export function openIndex(folder: string): SearchIndex {
	const known = opened.get(folder) ?? newIndex(folder);
	opened.set(folder, known);
	return known;
}

function newIndex(folder: string): SearchIndex {
	let pagefind: Promise<Pagefind> | undefined;
	/** Keeps what the index said of itself when it was first searched. */
	let entry: Promise<string> | undefined;
	return {
		search: async (query, filters, beforeRepeat) => {
			// The script of the index lies beside it, and is made by its version of Pagefind.
			pagefind ??= import(/* @vite-ignore */ `${folder}pagefind.js`) as Promise<Pagefind>;
			entry ??= entryOf(folder);
			// Whoever needs it meets the error.
			entry.catch(() => undefined);
			const index = await pagefind;
			let found = await index.search(query, { filters });
			if (found?.results.length === 0 && beforeRepeat) {
				if ((await entry) !== (await entryOf(folder)))
					throw new Error(`The index in ${folder} is new.`);
				beforeRepeat();
				// Pagefind finds nothing in a part that it could not fetch, and takes that for fetched:
				// it is to begin anew.
				await index.destroy();
				found = await index.search(query, { filters });
			}
			if (!found) throw new Error(`The index in ${folder} gave no answer.`);
			return found.results;
		},
	};
}

/**
 * Returns the name of the entry by which the parts of the index are found: it is another text when
 * the index is.
 */
async function entryOf(folder: string): Promise<string> {
	const response = await fetch(`${folder}pagefind-entry.json`, { cache: 'no-store' });
	if (!response.ok) throw new Error(`The index in ${folder} answered ${response.status}.`);
	return response.text();
}
