import { linkTo } from './link-header.ts';
import { memberName } from './members.ts';
import type { PagingMembers } from './paging-members.ts';
import {
	credibleTotalIn,
	moreNames,
	pageCountIn,
	pageNumberIn,
	pageParameterIn,
	pageSizeNames,
	totalIn,
} from './stated-paging.ts';

/**
 * Names of the parameters that ask for another page; those left out are recognised from the
 * response.
 */
export interface PagingParameters {
	cursorParameter?: string | undefined;
	offsetParameter?: string | undefined;
	pageParameter?: string | undefined;
}

/** Describes one page of a list and its place in the whole. */
export interface PageOfList {
	members: PagingMembers;
	linkHeader: string | undefined;
	/** Address that answered, after redirects: relative addresses count from it. */
	responseUrl: URL;
	/** Address that was asked for this page. */
	pageUrl: URL;
	/** Address of the list without a page, cursor or offset. */
	listUrl: URL;
	/** Entries on this page. */
	received: number;
	/** Entries on the pages before. */
	receivedBefore: number;
	/** Entries on this page and those before, but for those listed before. */
	distinct: number;
	pagesBefore: number;
	/** Number by which the service calls its first page: 0 or 1. */
	firstNumber: number;
}

/**
 * Holds the address of the next page; `'end'` on the last; undefined when the response does not
 * page in this style.
 */
export type NextPageUrl = URL | 'end' | undefined;

/** @param isKnown Whether the list is known to page in this style, whatever this response says. */
type PagingStep = (page: PageOfList, parameters: PagingParameters, isKnown: boolean) => NextPageUrl;

const nextNames = ['next', 'nexturl', 'nextlink', 'nexthref', 'nextpageurl', 'odatanextlink'];
const nextPageNames = ['nextpage', 'nextpagenumber'];
const offsetNames = ['offset', 'skip', 'start'];
const nextOffsetNames = ['nextoffset'];

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
	link: ({ linkHeader, responseUrl }) => {
		const target = linkHeader === undefined ? undefined : linkTo('next', linkHeader);
		return target === undefined ? undefined : (URL.parse(target, responseUrl) ?? undefined);
	},

	next: ({ members, responseUrl }) => {
		const target = members.first([...nextNames, ...nextPageNames]);
		if (target === null || target === '' || target === false) return 'end';
		return isAddress(target) ? (URL.parse(target, responseUrl) ?? undefined) : undefined;
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
		const { members, listUrl, received, receivedBefore, distinct } = page;
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
		const total = credibleTotalIn(members, distinct);
		const hasMore =
			members.boolean(moreNames) ?? (total === undefined ? received > 0 : reached < total);
		return hasMore ? withParameter(listUrl, parameter, reached) : 'end';
	},

	page: (page, { pageParameter }, isKnown) => {
		const { members, listUrl, received, receivedBefore, distinct, pagesBefore, firstNumber } = page;
		const current = pageNumberIn(members);
		const parameter = pageParameter ?? pageParameterIn(members);
		if (members.first(nextPageNames) === null) return 'end';
		const nextNumber = members.number([...nextPageNames, ...nextNames]);
		if (nextNumber !== undefined) return withParameter(listUrl, parameter, nextNumber);
		const count = pageCountIn(members);
		const total = credibleTotalIn(members, distinct);
		const more = members.boolean(moreNames);
		const isSized = members.number(pageSizeNames) !== undefined && totalIn(members) !== undefined;
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

function isNumbered(members: PagingMembers): boolean {
	return (
		pageNumberIn(members) !== undefined ||
		pageCountIn(members) !== undefined ||
		members.number(nextPageNames) !== undefined
	);
}

function isAddress(target: unknown): target is string {
	return typeof target === 'string' && /^[a-z][a-z\d+.-]*:\/\/|^\.{0,2}\/|\?/i.test(target);
}

/**
 * Returns the parameter for a cursor, written like the member that holds the cursor:
 * `nextPageToken` asks for `pageToken`.
 */
function parameterFor(spelling: string): string {
	const parameter = cursorParameters.get(memberName(spelling)) ?? 'cursor';
	if (!/[a-z][A-Z]/.test(spelling)) return parameter;
	return parameter.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function withParameter(listUrl: URL, name: string, value: string | number): URL {
	const url = new URL(listUrl);
	url.searchParams.set(name, String(value));
	return url;
}
