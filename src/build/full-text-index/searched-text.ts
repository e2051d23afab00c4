import { oneLine } from '../../guide/model/one-line.ts';

/** Holds what the full-text index holds of a page. */
export interface SearchedText {
	/** Its words, in one line. */
	content: string;
	/**
	 * Texts that are shown where it is found, by name: its title and the like, which are searched as
	 * well.
	 */
	meta: Record<string, string>;
	/** Values by which searches can be narrowed by to find it. */
	filters: Record<string, string[]>;
}

/** Headings and labels say nothing by themselves, and the rest is no text of the page. */
const notSearched = new Set(
	'h1 h2 h3 dt label form nav footer head script style noscript template iframe svg'.split(' '),
);
/** Where one of these ends, so does a sentence. */
const sentences = new Set('p li ul td div article section h4 h5 h6'.split(' '));
const endsInWord = /[\p{L}\p{M}\p{N}_)$*]$/u;

/**
 * Gathers what is searched of a page from its tags and texts, in their order: the text of the
 * elements with `data-search-text`, but for headings and labels; that of the elements with
 * `data-search-meta`, by the names in these attributes; and the filters in `data-search-filters`.
 */
export class SearchedTextReader {
	readonly #runs: string[] = [];
	readonly #meta: Record<string, string> = {};
	readonly #filters: Record<string, string[]> = {};
	#depth = 0;
	/** Depths of the outermost elements that are open. */
	#textFrom: number | undefined;
	#notSearchedFrom: number | undefined;
	#shown: { name: string; depth: number; runs: string[] } | undefined;

	open(name: string, attributes: Record<string, string>): void {
		this.#depth++;
		const {
			'data-search-text': text,
			'data-search-meta': shownAs,
			'data-search-filters': filters,
		} = attributes;
		if (filters !== undefined) this.#narrow(filters);
		if (shownAs !== undefined) this.#shown = { name: shownAs, depth: this.#depth, runs: [] };
		if (text !== undefined) this.#textFrom ??= this.#depth;
		if (this.#textFrom === undefined) return;
		if (notSearched.has(name)) this.#notSearchedFrom ??= this.#depth;
		if (sentences.has(name) || name === 'br') this.#add(' ');
	}

	read(text: string): void {
		this.#shown?.runs.push(text);
		this.#add(text);
	}

	close(name: string): void {
		if (this.#textFrom !== undefined && sentences.has(name)) {
			this.#add(endsInWord.test(this.#runs.at(-1)?.slice(-2) ?? '') ? '. ' : ' ');
		}
		if (this.#shown?.depth === this.#depth) {
			this.#meta[this.#shown.name] = oneLine(this.#shown.runs.join('')) ?? '';
			this.#shown = undefined;
		}
		if (this.#notSearchedFrom === this.#depth) this.#notSearchedFrom = undefined;
		if (this.#textFrom === this.#depth) this.#textFrom = undefined;
		this.#depth--;
	}

	/** @returns `undefined` for a page without words to search. */
	text(): SearchedText | undefined {
		const content = oneLine(this.#runs.join('')) ?? '';
		if (content === '') return undefined;
		return { content, meta: this.#meta, filters: this.#filters };
	}

	#add(text: string): void {
		if (this.#textFrom !== undefined && this.#notSearchedFrom === undefined) this.#runs.push(text);
	}

	#narrow(filters: string): void {
		for (const [name, value] of new URLSearchParams(filters)) {
			(this.#filters[name] ??= []).push(value);
		}
	}
}
