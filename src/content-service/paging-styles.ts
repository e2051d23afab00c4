import { linkTo } from './link-header.ts';
import type { PagingMembers } from './paging-members.ts';

/** Names of the parameters that ask for another page; those left out are told from the answer. */
export interface PagingParameters {
	cursorParameter?: string | undefined;
	offsetParameter?: string | undefined;
	pageParameter?: string | undefined;
}

/** One page of a list and its place in the whole. */
export interface Page {
	members: PagingMembers;
	linkHeader: string | undefined;
	/** The address that answered, after redirects: relative addresses count from it. */
	answerUrl: URL;
	/** The address that was asked for this page. */
	pageUrl: URL;
	/** The address of the list without a page, cursor or offset. */
	listUrl: URL;
	/** Entries on this page. */
	received: number;
	/** Entries on the pages before. */
	receivedBefore: number;
	pagesBefore: number;
	/** The number by which the service calls its first page: 0 or 1. */
	firstNumber: number;
}

/** The address of the next page; `'end'` on the last; undefined when the answer does not page in this style. */
export type Step = URL | 'end' | undefined;

/** @param isKnown Whether the list is known to page in this style, whatever this answer says. */
type PagingStep = (page: Page, parameters: PagingParameters, isKnown: boolean) => Step;

const nextNames = ['next', 'nexturl', 'nextlink', 'nexthref', 'nextpageurl', 'odatanextlink'];
const nextPageNames = ['nextpage', 'nextpagenumber'];
const moreNames = ['hasmore', 'hasnext', 'hasnextpage', 'moreresults'];
const offsetNames = ['offset', 'skip', 'start'];
const nextOffsetNames = ['nextoffset'];
const pageNames = ['page', 'currentpage', 'pagenumber', 'pageindex'];
const pageCountNames = ['totalpages', 'pagecount', 'lastpage', 'numpages', 'pages'];
const pageSizeNames = ['pagesize', 'perpage', 'itemsperpage'];
const totalNames = [
	'total',
	'totalcount',
	'totalitems',
	'totalresults',
	'totalrecords',
	'totalelements',
	'totalhits',
	'numbermatched',
	'odatacount',
];
/** What some services call the entries of the page, and others those of the whole list. */
const countNames = ['count'];

/** Members that bear a cursor, and the parameters that take it. */
const cursorParameters = new Map([
	['nextcursor', 'cursor'],
	['nextpagetoken', 'page_token'],
	['nexttoken', 'next_token'],
	['continuationtoken', 'continuation_token'],
	['endcursor', 'after'],
	['cursor', 'cursor'],
]);

export const pagingSteps: Record<'link' | 'next' | 'cursor' | 'offset' | 'page', PagingStep> = {
	link: ({ linkHeader, answerUrl }) => {
		const target = linkHeader === undefined ? undefined : linkTo('next', linkHeader);
		return target === undefined ? undefined : (URL.parse(target, answerUrl) ?? undefined);
	},

	next: ({ members, answerUrl }) => {
		const target = members.first([...nextNames, ...nextPageNames]);
		if (target === null || target === '' || target === false) return 'end';
		return isAddress(target) ? (URL.parse(target, answerUrl) ?? undefined) : undefined;
	},

	cursor: ({ members, listUrl, pageUrl }, { cursorParameter }) => {
		const names = [...cursorParameters.keys(), ...nextNames];
		const cursor = members.first(names);
		const spelling = members.spelling(names) ?? '';
		if (cursor === null || cursor === '') return 'end';
		if (typeof cursor !== 'string' && (typeof cursor !== 'number' || spelling === 'next'))
			return undefined;
		const more = members.boolean(moreNames);
		if (more === false) return 'end';
		const parameter = cursorParameter ?? parameterFor(spelling);
		// A member called "cursor" may name the page it stands on.
		const isOwn = pageUrl.searchParams.get(parameter) === String(cursor);
		return isOwn && more !== true ? 'end' : withParameter(listUrl, parameter, cursor);
	},

	offset: (page, { offsetParameter }, isKnown) => {
		const { members, listUrl, received, receivedBefore } = page;
		const offset = members.number(offsetNames);
		const nextOffset = members.first(nextOffsetNames);
		const parameter = offsetParameter ?? members.spelling(offsetNames) ?? 'offset';
		if (nextOffset === null) return 'end';
		if (typeof nextOffset === 'number') return withParameter(listUrl, parameter, nextOffset);
		const isLimitOfTotal =
			members.number(['limit']) !== undefined &&
			totalIn(members) !== undefined &&
			!isNumbered(members);
		if (offset === undefined && !isLimitOfTotal && !isKnown) return undefined;
		const reached = (offset ?? receivedBefore) + received;
		const total = totalIn(members);
		const hasMore =
			members.boolean(moreNames) ?? (total === undefined ? received > 0 : reached < total);
		return hasMore ? withParameter(listUrl, parameter, reached) : 'end';
	},

	page: (page, { pageParameter }, isKnown) => {
		const { members, listUrl, received, receivedBefore, pagesBefore, firstNumber } = page;
		const current = members.number(pageNames);
		const parameter = pageParameter ?? pageParameterFor(members.spelling(pageNames));
		if (members.first(nextPageNames) === null) return 'end';
		const nextNumber = members.number([...nextPageNames, ...nextNames]);
		if (nextNumber !== undefined) return withParameter(listUrl, parameter, nextNumber);
		const count = members.number(pageCountNames);
		const total = totalIn(members);
		const more = members.boolean(moreNames);
		const isSized = members.number(pageSizeNames) !== undefined && total !== undefined;
		if (!isNumbered(members) && more === undefined && !isSized && !isKnown) return undefined;
		const number = current ?? firstNumber + pagesBefore;
		const hasMore =
			more ??
			(count !== undefined
				? number - firstNumber + 1 < count
				: total === undefined
					? received > 0
					: receivedBefore + received < total);
		return hasMore ? withParameter(listUrl, parameter, number + 1) : 'end';
	},
};

/** How many entries the whole list has, where the answer says so. */
export function totalIn(members: PagingMembers): number | undefined {
	return members.number(totalNames);
}

/** A number of entries, of the page or of the whole list. */
export function countIn(members: PagingMembers): number | undefined {
	return members.number(countNames);
}

/** The most entries a page may have, where the answer says so. */
export function limitIn(members: PagingMembers): number | undefined {
	return members.number(['limit', ...pageSizeNames]);
}

/** The number that the answer gives to its page. */
export function pageNumberIn(members: PagingMembers): number | undefined {
	return members.number(pageNames);
}

/** Whether the answer tells how many pages or entries there are, or whether there are more. */
export function saysHowMuch(members: PagingMembers): boolean {
	return (
		members.boolean(moreNames) !== undefined ||
		members.number(pageCountNames) !== undefined ||
		totalIn(members) !== undefined
	);
}

function isNumbered(members: PagingMembers): boolean {
	return (
		members.number(pageNames) !== undefined ||
		members.number(pageCountNames) !== undefined ||
		members.number(nextPageNames) !== undefined
	);
}

function isAddress(target: unknown): target is string {
	return typeof target === 'string' && /^[a-z][a-z\d+.-]*:\/\/|^\.{0,2}\/|\?/i.test(target);
}

/** The parameter for a cursor, written like its member: `nextPageToken` asks for `pageToken`. */
function parameterFor(spelling: string): string {
	const parameter = cursorParameters.get(spelling.replace(/[-_.@]/g, '').toLowerCase()) ?? 'cursor';
	if (!/[a-z][A-Z]/.test(spelling)) return parameter;
	return parameter.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The parameter for a page number: the name of its member, if that is more than an adjective to "page". */
function pageParameterFor(spelling: string | undefined): string {
	return spelling !== undefined && /^page[-_]?(number|index)$/i.test(spelling) ? spelling : 'page';
}

function withParameter(listUrl: URL, name: string, value: string | number): URL {
	const url = new URL(listUrl);
	url.searchParams.set(name, String(value));
	return url;
}
