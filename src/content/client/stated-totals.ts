export interface Fall {
	from: number;
	to: number;
}

/** Holds what a page says of how many entries there are. */
export interface PageStatement {
	/** Stated as the total of the list. */
	total: number | undefined;
	/**
	 * Bare `count`: some services so call the entries of the page, and others those of the whole
	 * list.
	 */
	count: number | undefined;
	/** Entries on the page. */
	received: number;
	/** Entries on this page and those before, but for those listed before. */
	distinct: number;
	/** Sizes of a page that are asked for and stated. */
	pageSizes: readonly (number | undefined)[];
}

/**
 * Holds the totals that the pages of a list state, one after the other.
 *
 * Where pages are counted by position, a record that is withdrawn after its page was read moves all
 * that follow up by one, so that the first of the next page stands on none. As many entries come as
 * are stated in the end, and only the fall of the total shows.
 *
 * Our reading: a `count` greater than the entries of its page is a total, unless one of the list is
 * the size of a page, or less than what has come till then. It may count what is left to come, or
 * the entries of a page before those are taken away that the token may not see.
 */
export class StatedTotals {
	readonly #pages: PageStatement[] = [];
	#received = 0;
	#isCountTotal = true;

	note(page: PageStatement): void {
		const { count, pageSizes, received } = page;
		this.#pages.push(page);
		this.#received += received;
		if (count === undefined) return;
		if (pageSizes.includes(count) || count < this.#received) this.#isCountTotal = false;
	}

	/** Returns the total that the last page states, if any. */
	get ofLastPage(): number | undefined {
		const page = this.#pages.at(-1);
		return page && this.#totalOf(page);
	}

	/** Returns the total of the last page that states one. */
	get latest(): number | undefined {
		return this.#stated().at(-1);
	}

	/**
	 * Returns the total of the first page where it is less than the entries there. Our reading: it
	 * is the number of pages.
	 */
	get ofPages(): number | undefined {
		const [{ distinct, total } = {}] = this.#pages;
		return total !== undefined && distinct !== undefined && total < distinct ? total : undefined;
	}

	/**
	 * Returns how the total fell last; undefined where it never did, or where more entries came
	 * than any page states: it is of something else then.
	 */
	get fall(): Fall | undefined {
		const stated = this.#stated();
		if (this.#received > Math.max(...stated)) return undefined;
		const falls = stated.flatMap((to, index): Fall[] => {
			const from = stated[index - 1];
			return from !== undefined && to < from ? [{ from, to }] : [];
		});
		return falls.at(-1);
	}

	#stated(): number[] {
		return this.#pages.flatMap((page) => this.#totalOf(page) ?? []);
	}

	#totalOf({ count, received, total }: PageStatement): number | undefined {
		const isBeyond = count !== undefined && count > received;
		return total ?? (isBeyond && this.#isCountTotal ? count : undefined);
	}
}
