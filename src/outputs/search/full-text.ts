import { withTimeout } from './with-timeout.ts';
import type { TextPart } from './marked-parts.ts';
import { withoutParting } from './parted-words.ts';
import { type FoundText, textExcerpt } from './text-excerpt.ts';

/** A page whose text has the words of a query. */
export interface TextResult {
	path: string;
	title: string;
	/** See `SearchKind`. */
	kind: string | undefined;
	/** Innermost category or kind in the words of the content. */
	eyebrow: string | undefined;
	whereabouts: string | undefined;
	/** Language of its description (BCP 47), where it is another than that of the guide's texts. */
	language: string | undefined;
	excerpt: readonly TextPart[];
}

export interface TextResults {
	count: number;
	/**
	 * Some of the results, the best first; each is fetched when it is asked for, and may fail then or
	 * not come in time.
	 */
	between(start: number, end: number): Promise<TextResult[]>;
}

/** Pagefind's index in the browser, as far as it is used here (pagefind.app/docs/api). */
interface Pagefind {
	search(
		query: string,
		options: { filters: Readonly<Record<string, string>> },
	): Promise<{ results: { data: () => Promise<PagefindPage> }[] } | null>;
	/** Forgets everything that was fetched; the next search begins anew. */
	destroy(): Promise<void>;
}

interface PagefindPage extends FoundText {
	url: string;
	meta: Readonly<Record<string, string | undefined>>;
	filters: Readonly<Record<string, readonly string[] | undefined>>;
}

const startsInSentence = /^(<mark>)?\p{Ll}/u;
const endOfSentence = /[\p{STerm}…][\p{Pe}\p{Pf}"']*(<\/mark>)?$/u;

let pagefind: Promise<Pagefind> | undefined;
/** Keeps what the index said of itself when it was first searched. */
let entry: Promise<string> | undefined;
let lastSearch: Promise<unknown> = Promise.resolve();
/** How often it was searched. */
let searches = 0;

/**
 * Searches the texts of the guide, one query after another; those that wait while another one is
 * asked are passed over.
 *
 * @param folder Path of the index, which is fetched with the first search, and of it what the query
 *   needs.
 * @throws When the index cannot be had in time, when the query is passed over, or when nothing is
 * found and the guide has been published anew since the first search: parts of the index that the
 * query needs may be gone.
 */
export function searchTexts(
	folder: string,
	query: string,
	filters: Readonly<Record<string, string>>,
): Promise<TextResults> {
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
 * @param passOver Throws once another query was asked, which may have its turn when this one was
 *   not answered in time.
 */
async function search(
	folder: string,
	query: string,
	filters: Readonly<Record<string, string>>,
	passOver: () => void,
): Promise<TextResults> {
	// The script of the index lies beside it, and is made by its version of Pagefind.
	pagefind ??= import(/* @vite-ignore */ `${folder}pagefind.js`) as Promise<Pagefind>;
	entry ??= entryOf(folder);
	// Whoever needs it meets the error.
	entry.catch(() => undefined);
	const index = await pagefind;
	let found = await index.search(query, { filters });
	if (found?.results.length === 0) {
		if ((await entry) !== (await entryOf(folder)))
			throw new Error(`The index in ${folder} is new.`);
		passOver();
		// Pagefind finds nothing in a part that it could not fetch, and takes that for fetched: it is
		// to begin anew.
		await index.destroy();
		found = await index.search(query, { filters });
	}
	if (!found) throw new Error(`The index in ${folder} gave no answer.`);
	const { results } = found;
	return {
		count: results.length,
		between: async (start, end) => {
			const asked = Promise.all(results.slice(start, end).map((result) => result.data()));
			const pages = await withTimeout(asked);
			return pages.map(textResult);
		},
	};
}

/** Names the parts of the index: it is another text when the index is. */
async function entryOf(folder: string): Promise<string> {
	const answer = await fetch(`${folder}pagefind-entry.json`, { cache: 'no-store' });
	if (!answer.ok) throw new Error(`The index in ${folder} answered ${answer.status}.`);
	return answer.text();
}

function textResult(page: PagefindPage): TextResult {
	const { filters, meta, url } = page;
	const shown = (name: string) => meta[name] && withoutParting(meta[name]);
	return {
		path: url,
		title: shown('title') ?? url,
		kind: filters.kind?.[0],
		eyebrow: shown('eyebrow'),
		whereabouts: shown('whereabouts'),
		language: filters.language?.[0],
		excerpt: excerptParts(textExcerpt(page)),
	};
}

/**
 * Words are marked by elements in a text whose own angle brackets Pagefind has written as
 * references; nothing of it becomes markup. It is cut between any two words, which is shown where
 * it is in a sentence.
 */
export function excerptParts(excerpt: string): TextPart[] {
	const text = withoutParting(excerpt.trim());
	const isWhole = text === '' || endOfSentence.test(text);
	return `${startsInSentence.test(text) ? '… ' : ''}${text}${isWhole ? '' : ' …'}`
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
