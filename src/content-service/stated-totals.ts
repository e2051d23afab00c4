export interface Fall {
	from: number;
	to: number;
}

/**
 * The totals that the pages of a list state, one after the other.
 *
 * Where pages are counted by position, a record that is withdrawn after its page was read moves all that follow up by one, so that
 * the first of the next page stands on none. As many entries come as are stated in the end, and only the fall of the total tells.
 */
export class StatedTotals {
	#latest: number | undefined;
	#greatest = 0;
	#fall: Fall | undefined;

	/** What the last page states that states one. */
	get latest(): number | undefined {
		return this.#latest;
	}

	/** @param total What the next page states, if anything. */
	note(total: number | undefined): void {
		if (total === undefined) return;
		if (this.#latest !== undefined && total < this.#latest) {
			this.#fall = { from: this.#latest, to: total };
		}
		this.#latest = total;
		this.#greatest = Math.max(this.#greatest, total);
	}

	/**
	 * How the total fell last; undefined where it never did.
	 *
	 * @param received Entries on all pages. Where they are more than any page states, the total is of something else than the list.
	 */
	fallIn(received: number): Fall | undefined {
		return received <= this.#greatest ? this.#fall : undefined;
	}
}
