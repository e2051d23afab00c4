import { oneLine } from '../../guide/model/one-line.ts';
import { factSeparator, sentencesAgain } from '../../outputs/search/text-excerpt.ts';

/** Holds what the full-text index holds of a page. */
export interface SearchedText {
	/** Words of the page, in one line. */
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
/** Elements at whose end a sentence ends as well. */
const sentences = new Set('p div article section h4 h5 h6'.split(' '));
/** Elements in which facts stand, and no sentences. */
const facts = new Set('li dd td address'.split(' '));
/** Facts of which the first or the last is empty. */
const idleSeparators = new RegExp(
	`(?:${factSeparator} )+(?=[${factSeparator}${sentencesAgain}])|^${sentencesAgain} | ${factSeparator}$`,
	'g',
);
const endsInWord = /[\p{L}\p{M}\p{N}_)$*]$/u;

/**
 * Gathers what is searched of a page from its tags and texts, in their order: the text of the
 * elements with `data-search-text` (`fact` where it is no sentence), but for headings and labels;
 * that of the elements with `data-search-meta`, by the names in these attributes; and the filters
 * in `data-search-filters`.
 */
export class SearchedTextReader {
	readonly #runs: string[] = [];
	readonly #meta: Record<string, string> = {};
	readonly #filters: Record<string, string[]> = {};
	#depth = 0;
	/** Depth of the outermost fact that is open. */
	#factFrom: number | undefined;
	/** Whether the last that was added is a fact. */
	#isFact = false;
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
		if (facts.has(name) || text === 'fact') {
			this.#factFrom ??= this.#depth;
			this.#isFact = true;
			this.#add(` ${factSeparator} `);
		}
	}

	read(text: string): void {
		this.#shown?.runs.push(text);
		const isSentence = this.#textFrom !== undefined && this.#notSearchedFrom === undefined;
		if (isSentence && this.#isFact && this.#factFrom === undefined && text.trim() !== '') {
			this.#add(` ${sentencesAgain} `);
			this.#isFact = false;
		}
		this.#add(text);
	}

	close(name: string): void {
		if (this.#textFrom !== undefined && sentences.has(name) && this.#factFrom !== this.#depth) {
			this.#add(endsInWord.test(this.#runs.at(-1)?.slice(-2) ?? '') ? '. ' : ' ');
		}
		if (this.#shown?.depth === this.#depth) {
			this.#meta[this.#shown.name] = oneLine(this.#shown.runs.join('')) ?? '';
			this.#shown = undefined;
		}
		if (this.#factFrom === this.#depth) this.#factFrom = undefined;
		if (this.#notSearchedFrom === this.#depth) this.#notSearchedFrom = undefined;
		if (this.#textFrom === this.#depth) this.#textFrom = undefined;
		this.#depth--;
	}

	/**
	 * Returns the words of the page that are searched.
	 * @returns `undefined` for a page without words to search.
	 */
	text(): SearchedText | undefined {
		const text = oneLine(this.#runs.join('')) ?? '';
		const content = text.replace(idleSeparators, '');
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
