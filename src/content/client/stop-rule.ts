import type { DetailReading } from './read-details.ts';

/**
 * Number of responses of 401 or 403, with none of 200 between them, after which the token may read
 * nothing.
 */
const maxRefusedInARow = 10;
/** Number of failures, with no response between them, after which the service may be down. */
const maxFailuresInARow = 50;

/**
 * Reads records again that could be read before; fails where they do, and is `false` where there
 * are none.
 */
export type ReadKnown = () => Promise<boolean>;

/**
 * Distinguishes records that are never given from a token that may read nothing, and from a service
 * that is down.
 *
 * Where only what may have changed is asked for, all of it may be records that are never given. So
 * they raise only a doubt, which other records of their kind settle: while those can be read that
 * could be before, the reading goes on.
 */
export class StopRule {
	readonly #readKnown: ReadKnown;
	#refusedInARow = 0;
	#failuresInARow = 0;
	#hasRefused = false;

	constructor(readKnown: ReadKnown) {
		this.#readKnown = readKnown;
	}

	/**
	 * Judges each reading; to be called with each as it comes.
	 *
	 * @throws {ContentServiceError} When too many in a row were refused or failed, and what could be
	 * read before cannot be either, or nothing could be.
	 */
	async judge(reading: DetailReading<unknown>): Promise<void> {
		if (reading.outcome === 'read') {
			this.#refusedInARow = 0;
			this.#failuresInARow = 0;
		} else if (reading.outcome === 'failed') {
			if (++this.#failuresInARow >= maxFailuresInARow) await this.#settle(reading.error);
		} else {
			this.#failuresInARow = 0;
			if (reading.status === 404 || reading.status === 410) return;
			this.#hasRefused = true;
			if (++this.#refusedInARow >= maxRefusedInARow) await this.#settle(reading.error);
		}
	}

	/**
	 * Judges the whole reading; to be called when all are done: however few were refused or failed,
	 * they may be all that was asked for. Where nothing could be read before, nothing can be lost
	 * from the guide either, and the reading stands.
	 *
	 * @param hasFailed Whether any failed to the last.
	 * @throws {ContentServiceError} When any was refused or failed, and what could be read before
	 *   cannot be.
	 */
	async conclude(hasFailed: boolean): Promise<void> {
		if (this.#hasRefused || hasFailed) await this.#readKnown();
	}

	async #settle(error: Error): Promise<void> {
		this.#refusedInARow = 0;
		this.#failuresInARow = 0;
		const isSettled = await this.#readKnown();
		if (!isSettled) throw error;
	}
}
