import { foldedWordsInTheirKana } from '../../i18n/folded-words.ts';
import { type QueryWord, queryWords, shownText, textTokens } from './indexed-words.ts';
import type { TextPart } from './marked-parts.ts';
import { type PagefindPage, type PagefindResult, type SearchIndex, openIndex } from './pagefind.ts';
import { textExcerpt } from './text-excerpt.ts';
import { withTimeout } from './with-timeout.ts';

/** Describes a page whose text has the words of a query. */
export interface TextResult {
	path: string;
	title: string;
	/** Kind of the page, see `SearchKind`. */
	kind: string | undefined;
	/** Innermost category or kind in the words of the content. */
	eyebrow: string | undefined;
	whereabouts: string | undefined;
	/** Language of the description (BCP 47), where it is not that of the guide's texts. */
	language: string | undefined;
	excerpt: readonly TextPart[];
}

export interface TextResults {
	count: number;
	/**
	 * Returns some of the results, the best first; each is fetched when it is asked for, and may
	 * fail then or not come in time.
	 */
	between(start: number, end: number): Promise<TextResult[]>;
}

export interface TextsFound {
	/** Pages with every word of the query, or a form of it. */
	hits: TextResults;
	/** Results with most of the words, or with the beginning of one, where none has all of them. */
	similar: TextResults;
}

/** Minimum number of letters of a word that begins a word which is searched for. */
const minSimilar = 4;

let lastSearch: Promise<unknown> = Promise.resolve();
/** Number of searches so far. */
let searches = 0;

/**
 * Searches the texts of the guide, one query after another; of the queries that wait meanwhile only
 * the last one is asked.
 *
 * @param folder Path of the index, which is fetched with the first search, and of it what the
 *   query needs.
 * @throws When the index cannot be loaded in time, when the query is passed over, or when nothing
 *   is found and the guide has been published anew since the first search: parts of the index that
 *   the query needs may be gone.
 */
export function searchTexts(
	folder: string,
	query: string,
	filters: Readonly<Record<string, string>>,
): Promise<TextsFound> {
	const number = ++searches;
	const passOver = () => {
		if (number !== searches) throw new Error('Another text is searched for by now.');
	};
	const results = lastSearch.then(() => {
		passOver();
		return withTimeout(search(folder, query, filters, passOver));
	});
	lastSearch = results.catch(() => undefined);
	return results;
}

/**
 * Searches the index for one query.
 * @param passOver Throws once another query was asked, which may have its turn when this one was
 *   not answered in time.
 */
async function search(
	folder: string,
	query: string,
	filters: Readonly<Record<string, string>>,
	passOver: () => void,
): Promise<TextsFound> {
	const index = openIndex(folder);
	const words = queryWords(query);
	const terms = words.flatMap(({ tokens }) => tokens).join(' ');
	const found = await index.search(terms === '' ? query : terms, filters, passOver);
	const known = await Promise.all(words.map(pagesWith(index)));
	const withAll = (results: readonly PagefindResult[]) =>
		results.filter(({ id }) => known.every((pages) => isOneOf(pages, id)));
	// Pagefind passes over words that it does not have, as long as it has another one.
	const areKnown = known.every((pages) => pages !== 'similar' && pages !== 'none');
	const hits = areKnown ? withAll(found) : [];
	if (hits.length > 0) return { hits: resultsOf(hits, words), similar: noResults };
	const others = words.filter((_, at) => known[at] !== 'none');
	const searched = (some: readonly QueryWord[]) =>
		some.length === 0
			? Promise.resolve([])
			: index.search(some.flatMap(({ tokens }) => tokens).join(' '), filters);
	const near = areKnown ? [] : withAll(await searched(others));
	const similar = near.length > 0 ? near : await withoutOne(others, searched);
	return { hits: noResults, similar: resultsOf(similar, words) };
}

/** Returns the fewest pages that have all words but one: they say most of what is searched for. */
async function withoutOne(
	words: readonly QueryWord[],
	searched: (some: readonly QueryWord[]) => Promise<readonly PagefindResult[]>,
): Promise<readonly PagefindResult[]> {
	if (words.length < 2) return [];
	const found = await Promise.all(
		words.map((word) => searched(words.filter((one) => one !== word))),
	);
	const [fewest = []] = found
		.filter(({ length }) => length > 0)
		.sort((one, other) => one.length - other.length);
	return fewest;
}

/**
 * Pages that have a word: their ids, all that Pagefind finds by it, or none; these may have a
 * similar one.
 */
type PagesWith = ReadonlySet<string> | 'all' | 'similar' | 'none';

function isOneOf(pages: PagesWith, id: string): boolean {
	return typeof pages === 'string' || pages.has(id);
}

/**
 * Returns a function that returns which pages have a word: Pagefind looks for the longest beginning
 * of a word that it does not have, and finds the letters of others anywhere.
 */
function pagesWith(index: SearchIndex): (word: QueryWord) => Promise<PagesWith> {
	return async ({ text, tokens }) => {
		// In quotes it is searched for to the letter, but for the endings that make its forms.
		const exact = await index.search(`"${tokens.join(' ')}"`, {});
		if (exact.length > 0) return tokens.length > 1 ? new Set(exact.map(({ id }) => id)) : 'all';
		if (tokens.length > 1) return 'none';
		const [first] = await index.search(text, {});
		const page = await first?.data();
		const found = page ? wordsOf(page) : [];
		if (found.some((word) => word.startsWith(text))) return 'all';
		const isSimilar = (word: string) =>
			text.startsWith(word) && word.length >= Math.max(minSimilar, text.length / 2);
		return found.some(isSimilar) ? 'similar' : 'none';
	};
}

/** Lists the words by which a page may have been found. */
function wordsOf({ locations, meta, raw_content: text }: PagefindPage): string[] {
	const tokens = textTokens(text);
	const found = locations.map((at) => tokens[at]?.text ?? '');
	return [...found, ...Object.values(meta)].flatMap((words) =>
		foldedWordsInTheirKana(shownText(words ?? '')),
	);
}

const noResults: TextResults = { count: 0, between: () => Promise.resolve([]) };

function resultsOf(results: readonly PagefindResult[], words: readonly QueryWord[]): TextResults {
	return {
		count: results.length,
		between: async (start, end) => {
			const asked = Promise.all(results.slice(start, end).map((result) => result.data()));
			const pages = await withTimeout(asked);
			return pages.map((page) => textResult(page, words));
		},
	};
}

function textResult(page: PagefindPage, words: readonly QueryWord[]): TextResult {
	const { filters, meta, url } = page;
	const shown = (name: string) => meta[name] && shownText(meta[name]);
	return {
		path: url,
		title: shown('title') ?? url,
		kind: filters.kind?.[0],
		eyebrow: shown('eyebrow'),
		whereabouts: shown('whereabouts'),
		language: filters.language?.[0],
		excerpt: textExcerpt(page, words),
	};
}
