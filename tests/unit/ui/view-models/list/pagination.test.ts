import { expect, test } from '@playwright/test';
import {
	cardsOnAPage,
	pageParameter,
	pageCount,
	paginationOf,
} from '../../../../../src/ui/view-models/list/pagination.ts';

const hrefOf = (page: number) => `/p/${page}/`;
const numbersOn = (current: number, count: number) =>
	paginationOf(current, count, hrefOf)?.pages.map(({ number }) => number);

test('a list is cut into pages, the last one as long as it is', () => {
	expect(pageCount(5, 2)).toBe(3);
	expect(pageCount(2, 2)).toBe(1);
	expect(pageCount(cardsOnAPage)).toBe(1);
	expect(pageCount(cardsOnAPage + 1)).toBe(2);
});

test('an empty list is one empty page', () => {
	expect(pageCount(0)).toBe(1);
});

test('a single page needs no links', () => {
	expect(paginationOf(1, 1, hrefOf)).toBe(undefined);
});

test('a page links to those beside it', () => {
	expect(paginationOf(1, 2, hrefOf)).toEqual({
		current: 1,
		pages: [
			{ number: 1, href: '/p/1/' },
			{ number: 2, href: '/p/2/' },
		],
		next: '/p/2/',
	});
	expect(paginationOf(2, 2, hrefOf)).toMatchObject({ current: 2, previous: '/p/1/' });
	expect(paginationOf(2, 2, hrefOf)).not.toHaveProperty('next');
});

test('of many pages the first, the last and those around the current one are linked', () => {
	expect(numbersOn(1, 45)).toEqual([1, 2, 3, 45]);
	expect(numbersOn(20, 45)).toEqual([1, 18, 19, 20, 21, 22, 45]);
	expect(numbersOn(45, 45)).toEqual([1, 43, 44, 45]);
	expect(numbersOn(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('the address of the first page has no number', () => {
	expect([0, 1, 9].map(pageParameter)).toEqual([undefined, '2', '10']);
});
