export interface SyncProgress {
	/** Receives the new count whenever one more of the listed places and events is done. */
	advance(done: number, total: number): void;
}

/** Counts the records that are done, and reports that once it is known how many there are. */
export class DoneCounter {
	readonly #progress: SyncProgress;
	#done = 0;
	#total: number | undefined;

	constructor(progress: SyncProgress) {
		this.#progress = progress;
	}

	expect(total: number): void {
		this.#total = total;
		if (this.#done > 0) this.#progress.advance(Math.min(this.#done, total), total);
	}

	advance(): void {
		this.#done++;
		// A record may be done that is not listed in the end.
		if (this.#total !== undefined)
			this.#progress.advance(Math.min(this.#done, this.#total), this.#total);
	}
}
