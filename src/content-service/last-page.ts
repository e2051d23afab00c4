import { linkTo } from './link-header.ts';
import type { Page } from './paging-styles.ts';

/** Parameters that count pages or entries, as far as their names tell. */
const pageParameter = /^(p|page|page[-_]?(number|index))$/i;
const offsetParameter = /^(offset|skip|start)$/i;

/**
 * Whether a page stands before the last one that its `Link` header names (RFC 8288, relation `last`).
 *
 * Only addresses that count are held against each other: of others nobody can tell which comes first.
 */
export function isBeforeLast(
	page: Pick<Page, 'answerUrl' | 'firstNumber' | 'linkHeader' | 'pageUrl' | 'pagesBefore'>,
): boolean {
	const { answerUrl, firstNumber, linkHeader = '', pageUrl, pagesBefore } = page;
	const target = linkTo('last', linkHeader);
	const last = target === undefined ? undefined : URL.parse(target, answerUrl);
	return [...(last?.searchParams ?? [])].some(([name, text]) => {
		const isPage = pageParameter.test(name);
		if ((!isPage && !offsetParameter.test(name)) || !/^\d{1,9}$/.test(text)) return false;
		const ofFirst = isPage ? firstNumber : 0;
		const own = pageUrl.searchParams.get(name) ?? (pagesBefore === 0 ? ofFirst : Infinity);
		return Number(text) > Number(own);
	});
}
