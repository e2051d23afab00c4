import type { FinishedPage } from './finished-page.ts';
import type { LinkKind, PageFacts } from './page-facts.ts';

/**
 * Returns what was found in a page as the text that is cached beside it: the long text of the page
 * in a line of its own, then all else as JSON, which is parsed far sooner without that.
 */
export function factsText({ facts, policy, searchedText, ...rest }: FinishedPage): string {
	const { images, links, ...others } = facts;
	const { content = '', ...found } = searchedText ?? {};
	const cached = {
		...rest,
		facts: { ...others, images: [...images] },
		links: [...links].flat(),
		policy: [...policy],
		searched: searchedText && found,
	};
	return [content, JSON.stringify(cached)].join('\n');
}

/**
 * Reads facts back from a cached file.
 * @param cached Content of a file that `factsText` wrote.
 */
export function factsFrom(cached: string): FinishedPage {
	const endOfContent = cached.indexOf('\n');
	const content = cached.slice(0, endOfContent);
	const { facts, links, policy, searched, ...rest } = JSON.parse(
		cached.slice(endOfContent + 1),
	) as CachedFacts;
	return {
		...rest,
		facts: {
			...facts,
			links: new Map(pairsOf(links)),
			images: new Set(facts.images),
		},
		policy: new Map(policy),
		searchedText: searched && { ...searched, content },
	};
}

type CachedFacts = Omit<FinishedPage, 'facts' | 'policy' | 'searchedText'> & {
	facts: Omit<PageFacts, 'links' | 'images'> & { images: string[] };
	/** Links by turns: an address, then its kind, since lists of pairs are read more slowly. */
	links: string[];
	policy: [directive: string, sources: string[]][];
	searched?: Omit<NonNullable<FinishedPage['searchedText']>, 'content'>;
};

function* pairsOf(links: readonly string[]): Generator<[string, LinkKind]> {
	for (let index = 0; index < links.length; index += 2) {
		// Written by `factsText` in this order.
		yield [links[index] ?? '', links[index + 1] as LinkKind];
	}
}
