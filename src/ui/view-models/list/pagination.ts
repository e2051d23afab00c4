/**
 * Number of cards on a page: a screenful on a desktop, a few thumbs' lengths on a phone; divides by
 * 2, 3 and 4 columns.
 */
export const cardsOnAPage = 36;
/**
 * Cards on a page of events alone, fewer as they carry their dates: a page stays below 150 kB with
 * what stands above them.
 */
export const eventCardsOnAPage = 24;

export interface Pagination {
	current: number;
	pages: readonly { number: number; href: string }[];
	previous?: string;
	next?: string;
}

/** Returns on how many pages a list stands; an empty list stands on one. */
export function pageCount(entryCount: number, size = cardsOnAPage): number {
	return Math.max(1, Math.ceil(entryCount / size));
}

/** Returns the links between the pages of a list; `undefined` where there is only one. */
export function paginationOf(
	current: number,
	count: number,
	hrefOf: (page: number) => string,
): Pagination | undefined {
	if (count <= 1) return undefined;
	return {
		current,
		pages: numbersAround(current, count).map((number) => ({ number, href: hrefOf(number) })),
		...(current > 1 ? { previous: hrefOf(current - 1) } : {}),
		...(current < count ? { next: hrefOf(current + 1) } : {}),
	};
}

/** Returns the first and the last page, the current one and the two on either side of it. */
function numbersAround(current: number, count: number): number[] {
	const wanted = new Set([1, count]);
	for (let page = current - 2; page <= current + 2; page++) {
		if (page >= 1 && page <= count) wanted.add(page);
	}
	return [...wanted].sort((a, b) => a - b);
}

/** Returns the end of the address of a list's page, by its index: nothing for the first. */
export function pageParameter(index: number): string | undefined {
	return index === 0 ? undefined : String(index + 1);
}
