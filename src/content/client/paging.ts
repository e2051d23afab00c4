import type { JsonResponse } from './response.ts';
import { pagingMembers } from './paging-members.ts';
import { type PageOfList, type PagingParameters, pagingSteps } from './paging-styles.ts';
import { countIn, limitIn, pageCountIn, saysHowMuch, totalIn } from './stated-paging.ts';
import { linkTo } from './link-header.ts';
import { wholeNumberIn } from './members.ts';

/**
 * Names how a list goes on: `next` is an address in the response, `link` one in the `Link` header
 * (RFC 8288).
 */
export type PagingStyle = 'none' | 'link' | 'next' | 'cursor' | 'offset' | 'page';

/** Holds what a response says about how its list goes on. */
export interface Continuation {
	style: PagingStyle;
	/** Address of the next page; undefined on the last page. */
	nextUrl: URL | undefined;
	/**
	 * Number of entries of the whole list, where the response says so: it shows whether the list is
	 * complete, and does not lead to the next page.
	 */
	total: number | undefined;
	/** Number of entries of the page or of the whole list, where the response says so. */
	count: number | undefined;
	/** Maximum number of entries of a page, where the response says so. */
	limit: number | undefined;
	/** Number of pages of the list, where the response says so. */
	pageCount: number | undefined;
	/**
	 * Whether the last page is this one or a later one, as a response says that names no next one.
	 */
	lastPage: LastPage;
	/** Whether the response itself says that there is more; else the next page is only tried. */
	isSure: boolean;
}

/**
 * Ways of paging in the order in which they are tried: an address beats a cursor, and a cursor
 * beats counting, as each leaves less to be guessed than the next.
 */
const recognisable = ['link', 'next', 'cursor', 'offset', 'page'] as const;

/** Says whether the last page of a list is beyond the page that names it, or is that page. */
type LastPage = 'later' | 'this' | 'unknown';

/** Parameters that count pages or entries, as far as their names show. */
const pageParameter = /^(p|page|page[-_]?(number|index))$/i;
const offsetParameter = /^(offset|skip)$/i;
/** Counts entries from 0 or from 1: with either it is the first page. */
const startParameter = /^start$/i;

/**
 * Finds out from a response how its list goes on. The service document shows nothing of it (section
 * 2.9): all is our reading.
 *
 * Several styles may stand side by side; the first that has a next page counts.
 * @param style The style of the pages before, or one that is set; undefined to recognise it.
 */
export function continuation(
	{
		body,
		linkHeader,
		totalCount,
		url,
	}: Pick<JsonResponse, 'body' | 'linkHeader' | 'totalCount' | 'url'>,
	position: Omit<PageOfList, 'members' | 'linkHeader' | 'responseUrl'>,
	parameters: PagingParameters,
	style: PagingStyle | undefined,
): Continuation {
	const members = pagingMembers(body);
	const page = { ...position, members, linkHeader, responseUrl: url };
	const found = {
		total: totalIn(members) ?? totalCount,
		count: countIn(members),
		limit: limitIn(members),
		pageCount: pageCountIn(members),
		isSure: saysHowMuch(members, position.distinct),
		lastPage: 'unknown' as const,
	};
	let ended: PagingStyle = style ?? 'none';
	for (const candidate of style === undefined ? recognisable : [style]) {
		if (candidate === 'none') break;
		const step = pagingSteps[candidate](page, parameters, style !== undefined);
		// Where one style has come to its end, another goes on only if the response says that there is
		// more.
		const isNext = step instanceof URL && (ended === 'none' || style !== undefined || found.isSure);
		if (isNext) return { style: candidate, nextUrl: step, ...found };
		if (step !== undefined && ended === 'none') ended = candidate;
	}
	return { style: ended, nextUrl: undefined, ...found, lastPage: lastPage(page) };
}

/**
 * Returns how a page stands to the last one that its `Link` header names (RFC 8288, relation
 * `last`).
 *
 * Only addresses that count are held against each other: of others it cannot be known which comes
 * first.
 */
function lastPage(
	page: Pick<PageOfList, 'responseUrl' | 'firstNumber' | 'linkHeader' | 'pageUrl' | 'pagesBefore'>,
): LastPage {
	const { firstNumber, pageUrl, pagesBefore } = page;
	const first = parametersOf('first', page);
	const places = [...parametersOf('last', page)].flatMap(([name, last]): LastPage[] => {
		const firstByDefault = defaultFirst(name, firstNumber);
		const lastNumber = wholeNumberIn(last);
		if (firstByDefault === undefined || lastNumber === undefined) return [];
		const ofFirst = pagesBefore === 0 ? (first.get(name) ?? firstByDefault) : undefined;
		const own = wholeNumberIn(pageUrl.searchParams.get(name) ?? ofFirst);
		if (own === undefined) return [];
		return [lastNumber > own ? 'later' : 'this'];
	});
	return places.find((place) => place === 'later') ?? places[0] ?? 'unknown';
}

function parametersOf(
	relation: 'first' | 'last',
	{ responseUrl, linkHeader = '' }: Pick<PageOfList, 'responseUrl' | 'linkHeader'>,
): URLSearchParams {
	const target = linkTo(relation, linkHeader);
	const url = target === undefined ? null : URL.parse(target, responseUrl);
	return url?.searchParams ?? new URLSearchParams();
}

/**
 * Returns the number of a first page whose address has none; undefined where the parameter does not
 * count.
 */
function defaultFirst(parameter: string, firstNumber: number): string | undefined {
	if (pageParameter.test(parameter)) return String(firstNumber);
	if (offsetParameter.test(parameter)) return '0';
	return startParameter.test(parameter) ? '1' : undefined;
}
