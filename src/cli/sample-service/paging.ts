import type { ListingOptions } from './server-options.ts';

/** Describes the stretch of a list that one response holds. */
export interface PageRange {
	/** Position of its first entry in the list, from 0. */
	start: number;
	/** Maximum number of entries of the page. */
	size: number;
	/** Position in the list at which the next page begins; undefined on the last page. */
	nextStart?: number;
	/** Position that the request asked for. */
	startAsked: number;
}

/** Says that the list does not understand a query; the message says what is wrong with it. */
export class PagingQueryError extends Error {
	override name = 'PagingQueryError';
}

const sizeParameters = ['limit', 'page_size', 'per_page'];
const cursorParameters = ['cursor', 'page_token'];
const defaultPageSize = 100;
const defaultMaxPageSize = 1000;
const cursorPrefix = 'after:';

/** @throws PagingQueryError when a parameter is not readable. */
export function pageAsked(
	total: number,
	query: URLSearchParams,
	options: ListingOptions,
): PageRange {
	if (options.paging === 'none') return { start: 0, size: total, startAsked: 0 };
	const size = sizeAsked(query, options);
	const startAsked = positionAsked(query, size, options);
	if (options.pagingOddity === 'endless') {
		const start = total === 0 ? 0 : startAsked % total;
		return { start, size, startAsked, nextStart: startAsked + size };
	}
	const start = options.pagingOddity === 'first-page-again' ? 0 : startAsked;
	const end = start + size;
	return { start, size, startAsked: start, ...(end < total ? { nextStart: end } : {}) };
}

/** Returns an opaque text that stands for a position in a list. */
export function cursorAt(position: number): string {
	return Buffer.from(`${cursorPrefix}${position}`).toString('base64url');
}

function sizeAsked(query: URLSearchParams, options: ListingOptions): number {
	const name = sizeParameters.find((parameter) => query.has(parameter));
	const size =
		name === undefined ? (options.pageSize ?? defaultPageSize) : wholeNumber(query, name, 1, 1);
	return Math.min(size, options.maxPageSize ?? defaultMaxPageSize);
}

function positionAsked(query: URLSearchParams, size: number, options: ListingOptions): number {
	switch (options.paging) {
		case 'page':
			return (wholeNumber(query, 'page', 1, 1) - 1) * size;
		case 'offset':
		case 'next-url':
		case 'link-header':
			return wholeNumber(query, 'offset', 0, 0);
		default:
			return cursorPosition(query);
	}
}

function cursorPosition(query: URLSearchParams): number {
	const cursor = cursorParameters.map((name) => query.get(name)).find((text) => text !== null);
	if (cursor === undefined) return 0;
	const text = Buffer.from(cursor, 'base64url').toString();
	const position = text.startsWith(cursorPrefix) ? text.slice(cursorPrefix.length) : '';
	if (!/^\d{1,9}$/.test(position))
		throw new PagingQueryError('The cursor is not one of this list.');
	return Number(position);
}

function wholeNumber(query: URLSearchParams, name: string, min: number, otherwise: number): number {
	const text = query.get(name);
	if (text === null) return otherwise;
	const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
	if (number < min) {
		throw new PagingQueryError(`${name} is not a whole number of at least ${min}.`);
	}
	return number;
}
