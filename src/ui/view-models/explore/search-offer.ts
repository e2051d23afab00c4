import type { PageContext } from '../site/page-context.ts';

/**
 * Returns the text that offers visitors a search for their words: of all texts only where the guide
 * has an index of them. `{query}` is put in.
 */
export function searchOffer({ messages, site }: PageContext): string {
	return site.fullTextSearch ? messages.search.allTexts : messages.search.allNames;
}
