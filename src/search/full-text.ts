import type { TextPart } from './marked-parts.ts';

/** A page whose text has the words of a query. */
export interface TextResult {
	path: string;
	title: string;
	/** See `SearchKind`. */
	kind: string | undefined;
	/** Innermost category or kind in the words of the content. */
	eyebrow: string | undefined;
	whereabouts: string | undefined;
	excerpt: readonly TextPart[];
}

export interface TextResults {
	count: number;
	/** Some of the results, the best first; each is fetched when it is asked for. */
	between(start: number, end: number): Promise<TextResult[]>;
}

/** Pagefind's index in the browser, as far as it is used here (pagefind.app/docs/api). */
interface Pagefind {
	search(
		query: string,
		options: { filters: Readonly<Record<string, string>> },
	): Promise<{ results: { data: () => Promise<PagefindPage> }[] } | null>;
}

interface PagefindPage {
	url: string;
	excerpt: string;
	meta: Readonly<Record<string, string | undefined>>;
	filters: Readonly<Record<string, readonly string[] | undefined>>;
}

let pagefind: Promise<Pagefind> | undefined;

/**
 * Searches the texts of the guide.
 *
 * @param folder Path of the index, which is fetched with the first search, and of it what the query needs.
 * @throws When the index cannot be had.
 */
export async function searchTexts(
	folder: string,
	query: string,
	filters: Readonly<Record<string, string>>,
): Promise<TextResults> {
	// The script of the index lies beside it, and is made by its version of Pagefind.
	pagefind ??= import(/* @vite-ignore */ `${folder}pagefind.js`) as Promise<Pagefind>;
	const found = await (await pagefind).search(query, { filters });
	if (!found) throw new Error(`The index in ${folder} gave no answer.`);
	return {
		count: found.results.length,
		between: async (start, end) => {
			const pages = await Promise.all(
				found.results.slice(start, end).map((result) => result.data()),
			);
			return pages.map(textResult);
		},
	};
}

function textResult({ excerpt, filters, meta, url }: PagefindPage): TextResult {
	return {
		path: url,
		title: meta.title ?? url,
		kind: filters.kind?.[0],
		eyebrow: meta.eyebrow,
		whereabouts: meta.whereabouts,
		excerpt: excerptParts(excerpt),
	};
}

/** Pagefind marks words by elements in a text whose own angle brackets it has written as references; nothing of it becomes markup. */
export function excerptParts(excerpt: string): TextPart[] {
	return excerpt
		.split(/(<mark>.*?<\/mark>)/s)
		.filter((text) => text !== '')
		.map((text) => ({
			text: text
				.replace(/<\/?mark>/g, '')
				.replaceAll('&lt;', '<')
				.replaceAll('&gt;', '>'),
			isMarked: text.startsWith('<mark>'),
		}));
}
