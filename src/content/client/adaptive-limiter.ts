import { ServiceClosedError } from './errors/connection-errors.ts';
import { backoffMs, type RetryPolicy } from './retry-policy.ts';

interface Waiting {
	admit: (era: number) => void;
	refuse: (error: Error) => void;
}

/**
 * Lets a bounded number of requests through at a time, and slows all of them down when one is
 * answered "too many".
 *
 * After such a response nobody starts until the wait is over, and then only half as many as before
 * may be under way; after one that just says "not now" nobody waits, but half as many start. Each
 * full round of successes adds one again (additive increase, multiplicative decrease, as in RFC
 * 5681).
 */
export class AdaptiveLimiter {
	readonly #limit: number;
	readonly #policy: RetryPolicy;
	readonly #closing = new AbortController();
	readonly #waiting: Waiting[] = [];
	#allowed: number;
	#underWay = 0;
	#pauses = 0;
	/**
	 * Counts slow-downs. Requests that started before the last one say nothing new about the service.
	 */
	#era = 0;
	#slowDownsInARow = 0;

	constructor(limit: number, policy: RetryPolicy) {
		this.#limit = limit;
		this.#allowed = limit;
		this.#policy = policy;
	}

	/** Returns the number of requests that may be under way now. */
	get allowed(): number {
		return Math.floor(this.#allowed);
	}

	/** Waits, first come first served, until a request may start; `leave` must follow. */
	enter(): Promise<number> {
		if (this.#closing.signal.aborted) return Promise.reject(new ServiceClosedError());
		return new Promise((admit, refuse) => {
			this.#waiting.push({ admit, refuse });
			this.#admit();
		});
	}

	leave(): void {
		this.#underWay--;
		this.#admit();
	}

	/** Notes a response that shows the service keeps up. */
	speedUp(era: number): void {
		if (era !== this.#era) return;
		this.#slowDownsInARow = 0;
		this.#allowed = Math.min(this.#limit, this.#allowed + 1 / this.allowed);
	}

	/**
	 * Holds all requests back.
	 *
	 * @param era What `enter` gave the request that was refused so.
	 * @param waitMs What the service asked for, if anything. None waits less than our own backoff:
	 *   the service may ask for 0 seconds (RFC 9110, section 10.2.3), and go on refusing.
	 * @returns Milliseconds for which requests are held back on that account.
	 */
	slowDown(era: number, waitMs = 0): number {
		const isNew = era === this.#era;
		if (isNew) {
			this.#slowDownsInARow++;
			this.easeOff(era);
			const pauseMs = Math.max(waitMs, backoffMs(this.#slowDownsInARow, this.#policy));
			void this.#pause(pauseMs);
			return pauseMs;
		}
		if (waitMs > 0) void this.#pause(waitMs);
		return waitMs;
	}

	/**
	 * Lets half as many requests through from now on, and holds none back.
	 *
	 * @param era What `enter` gave the request whose response makes the service look overloaded.
	 */
	easeOff(era: number): void {
		if (era !== this.#era) return;
		this.#era++;
		this.#allowed = Math.max(1, Math.floor(this.#allowed / 2));
	}

	/** Waits before a retry of one request. @throws {ServiceClosedError} When closed meanwhile. */
	async sleep(ms: number): Promise<void> {
		const { signal } = this.#closing;
		// Only the signal makes it reject.
		await this.#policy.sleep(ms, signal).catch(() => undefined);
		if (signal.aborted) throw new ServiceClosedError();
	}

	/** Ends all waits; whoever waits is refused. */
	close(): void {
		this.#closing.abort();
		for (const { refuse } of this.#waiting.splice(0)) refuse(new ServiceClosedError());
	}

	async #pause(ms: number): Promise<void> {
		this.#pauses++;
		await this.sleep(ms).catch(() => undefined);
		this.#pauses--;
		this.#admit();
	}

	#admit(): void {
		while (this.#pauses === 0 && this.#underWay < this.allowed) {
			const next = this.#waiting.shift();
			if (!next) return;
			this.#underWay++;
			next.admit(this.#era);
		}
	}
}
