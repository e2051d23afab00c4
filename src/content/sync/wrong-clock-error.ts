/**
 * Says that the clock of this machine cannot be right; what is on and what is over depends on
 * it.
 */
export class WrongClockError extends Error {
	override readonly name = 'WrongClockError';
	readonly hint: string;

	constructor(nowMs: number, words: string, hint: string) {
		super(`The clock of this machine says ${instant(nowMs)}, but ${words}.`);
		this.hint = hint;
	}

	/** @param readAt Instant at which the content at the path was read (ISO 8601). */
	static behindContent(nowMs: number, readAt: string, path: string): WrongClockError {
		return new WrongClockError(
			nowMs,
			`the content was read at ${readAt}`,
			`Set the clock. If it is right, and was wrong when that was read, remove ${path}: addresses that it alone remembers are lost then (ADDRESSES_FILE keeps them).`,
		);
	}

	/** @param sentAtMs Time at which the service sent its newest response, by its own clock. */
	static apartFromService(nowMs: number, sentAtMs: number): WrongClockError {
		return new WrongClockError(
			nowMs,
			`by that of the service it is ${instant(sentAtMs)}`,
			'Set the clock of this machine. If it is right, and the dates of the service are wrong, set CONTENT_SERVICE_PROVES_CLOCK to false.',
		);
	}
}

function instant(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}
