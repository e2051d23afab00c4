import { twinFile } from '../structured-data/twin-file.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageProblem, SiteProblem } from './site-problem.ts';

/** Holds what pages say of themselves in their heads against each other and against their addresses. */
export class HeadCheck {
	readonly #pagesByTitle = new Map<string, string>();
	readonly #sharedTitles: SiteProblem[] = [];

	/**
	 * What is wrong with the head of one page.
	 *
	 * @param page Path of the page.
	 * @param url Absolute address at which it is served.
	 */
	check(page: string, url: string, facts: PageFacts): PageProblem[] {
		if (facts.isIndexable) this.#noteTitle(page, facts.titles[0] ?? '');
		return [
			...(facts.titles.length === 1 && facts.titles[0] !== ''
				? []
				: [headError(`The page has ${facts.titles.length} titles, or an empty one.`, titleRemedy)]),
			...((facts.description ?? '') === ''
				? [headError('The page has no description.', 'Give its frame a description.')]
				: []),
			...canonicalProblems(url, facts),
		];
	}

	/** Pages of one title, which search results and browser tabs cannot tell apart. */
	finish(): SiteProblem[] {
		return this.#sharedTitles;
	}

	#noteTitle(page: string, title: string): void {
		const first = this.#pagesByTitle.get(title);
		if (first === undefined) this.#pagesByTitle.set(title, page);
		else {
			this.#sharedTitles.push({
				severity: 'warning',
				rule: 'title',
				page,
				message: `The title “${title}” is that of ${first} as well.`,
				remedy: titleRemedy,
			});
		}
	}
}

const titleRemedy = 'Give every page a title of its own (src/view-models/document-titles.ts).';

function canonicalProblems(
	url: string,
	{ canonicals, isIndexable, jsonLdCount, twin }: PageFacts,
): PageProblem[] {
	const problems: PageProblem[] = [];
	const isRight = canonicals.every((canonical) => canonical === url) && canonicals.length <= 1;
	if (!isRight || (isIndexable && canonicals.length === 0)) {
		problems.push(
			headError(
				`The canonical address is ${canonicals.join(' and ') || 'missing'}, not ${url}.`,
				'Let pageFrame() make the canonical address of the path that the page has.',
			),
		);
	}
	if (jsonLdCount !== (isIndexable ? 1 : 0)) {
		problems.push(
			headError(
				`The page has ${jsonLdCount} scripts of structured data.`,
				'Indexable pages have one (withStructuredData), others none.',
			),
		);
	}
	if (twin !== undefined && (twin !== `${url}${twinFile}` || jsonLdCount === 0)) {
		problems.push(
			headError(
				`The page names ${twin} as its data.`,
				'The data of a page lies beside it as index.jsonld, and only pages with structured data have it.',
			),
		);
	}
	return problems;
}

function headError(message: string, remedy: string): PageProblem {
	return { severity: 'error', rule: 'head', message, remedy };
}
