import { twinFile } from '../../outputs/structured-data/twin-file.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageProblem, SiteProblem } from './site-problem.ts';

/** Holds the titles of a site's pages against each other. */
export class TitleCheck {
	readonly #pagesByTitle = new Map<string, string>();
	readonly #shared: SiteProblem[] = [];

	/**
	 * Notes the title of a page that search engines may show.
	 * @param page Path of a page that search engines may show.
	 */
	add(page: string, title: string): void {
		const first = this.#pagesByTitle.get(title);
		if (first === undefined) this.#pagesByTitle.set(title, page);
		else {
			this.#shared.push({
				severity: 'warning',
				rule: 'title',
				page,
				message: `The title “${title}” is that of ${first} as well.`,
				remedy: titleRemedy,
			});
		}
	}

	/** Returns pages of one title, which search results and browser tabs cannot tell apart. */
	finish(): SiteProblem[] {
		return this.#shared;
	}
}

/**
 * Returns the problems of the head of a page.
 *
 * @param url Absolute address at which it is served.
 */
export function headProblems(url: string, facts: PageFacts): PageProblem[] {
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

const titleRemedy =
	'Give every page a title of its own (src/ui/view-models/site/document-titles.ts).';

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
