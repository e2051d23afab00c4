/**
 * Divides the time that passes among the kinds of work under way: each moment counts once in all.
 */
export class SharedClock {
	readonly #now: () => number;
	readonly #active = new Map<string, number>();
	readonly #spentMs = new Map<string, number>();
	#activeCount = 0;
	#lastMs: number;

	/** @param now A clock in milliseconds. */
	constructor(now: () => number) {
		this.#now = now;
		this.#lastMs = now();
	}

	/** Says that a work of the kind begins. */
	begin(kind: string): void {
		this.#share();
		this.#active.set(kind, (this.#active.get(kind) ?? 0) + 1);
		this.#activeCount++;
	}

	/** Says that a work of the kind has ended. */
	end(kind: string): void {
		this.#share();
		this.#active.set(kind, (this.#active.get(kind) ?? 0) - 1);
		this.#activeCount--;
	}

	/** Milliseconds by kind; time in which nothing was under way is in none. */
	spentMs(): Record<string, number> {
		return Object.fromEntries(this.#spentMs);
	}

	#share(): void {
		const nowMs = this.#now();
		const passedMs = nowMs - this.#lastMs;
		this.#lastMs = nowMs;
		if (this.#activeCount === 0) return;
		for (const [kind, count] of this.#active) {
			const share = (passedMs * count) / this.#activeCount;
			this.#spentMs.set(kind, (this.#spentMs.get(kind) ?? 0) + share);
		}
	}
}
