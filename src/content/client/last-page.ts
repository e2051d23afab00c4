import { linkTo } from './link-header.ts';
import { wholeNumberIn } from './members.ts';
import type { PageOfList } from './paging-styles.ts';

/** Where the last page of a list is: beyond the page that names it, or that page itself. */
export type LastPage = 'later' | 'this' | 'unknown';

/** Parameters that count pages or entries, as far as their names tell. */
const pageParameter = /^(p|page|page[-_]?(number|index))$/i;
const offsetParameter = /^(offset|skip)$/i;
/** Counts entries from 0 or from 1: with either it is the first page. */
const startParameter = /^start$/i;

/**
 * How a page stands to the last one that its `Link` header names (RFC 8288, relation `last`).
 *
 * Only addresses that count are held against each other: of others nobody can tell which comes
 * first.
 */
export function lastPage(
	page: Pick<PageOfList, 'answerUrl' | 'firstNumber' | 'linkHeader' | 'pageUrl' | 'pagesBefore'>,
): LastPage {
	const { firstNumber, pageUrl, pagesBefore } = page;
	const first = parametersOf('first', page);
	const places = [...parametersOf('last', page)].flatMap(([name, last]): LastPage[] => {
		const usual = usualFirst(name, firstNumber);
		const lastNumber = wholeNumberIn(last);
		if (usual === undefined || lastNumber === undefined) return [];
		const ofFirst = pagesBefore === 0 ? (first.get(name) ?? usual) : undefined;
		const own = wholeNumberIn(pageUrl.searchParams.get(name) ?? ofFirst);
		if (own === undefined) return [];
		return [lastNumber > own ? 'later' : 'this'];
	});
	return places.find((place) => place === 'later') ?? places[0] ?? 'unknown';
}

function parametersOf(
	relation: 'first' | 'last',
	{ answerUrl, linkHeader = '' }: Pick<PageOfList, 'answerUrl' | 'linkHeader'>,
): URLSearchParams {
	const target = linkTo(relation, linkHeader);
	const url = target === undefined ? null : URL.parse(target, answerUrl);
	return url?.searchParams ?? new URLSearchParams();
}

/**
 * The number of a first page whose address has none; undefined where the parameter does not count.
 */
function usualFirst(parameter: string, firstNumber: number): string | undefined {
	if (pageParameter.test(parameter)) return String(firstNumber);
	if (offsetParameter.test(parameter)) return '0';
	return startParameter.test(parameter) ? '1' : undefined;
}
