import { Parser } from 'htmlparser2';
import { type SearchedText, SearchedTextReader } from '../full-text-index/searched-text.ts';
import { type PageFacts, PageFactsReader } from './page-facts.ts';
import { type PageRisks, RiskReader } from './page-risks.ts';

/** Holds all that is read of a page. */
export interface PageReading extends PageFacts {
	/** Scripts of structured data, each as it stands. */
	jsonLd: readonly string[];
	risks: PageRisks;
	/**
	 * `undefined` where no search finds the page: it is kept from search engines, only leads on, or
	 * has no text of its own.
	 */
	searchedText: SearchedText | undefined;
}

/** Reads a page from its HTML, in one pass and without a tree of its elements. */
export function readPage(html: string): PageReading {
	const facts = new PageFactsReader();
	const risks = new RiskReader();
	const searched = new SearchedTextReader();
	const parser = new Parser({
		onopentag: (name, attributes) => {
			facts.open(name, attributes);
			risks.open(name, attributes);
			searched.open(name, attributes);
		},
		ontext: (text) => {
			facts.read(text);
			risks.read(text);
			searched.read(text);
		},
		onclosetag: (name) => {
			facts.close(name);
			risks.close(name);
			searched.close(name);
		},
	});
	parser.end(html);
	const found = facts.facts();
	return {
		...found,
		jsonLd: facts.jsonLd,
		risks: risks.risks(),
		searchedText: found.isIndexable && !found.isRedirect ? searched.text() : undefined,
	};
}
