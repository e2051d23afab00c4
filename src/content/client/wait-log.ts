import { numberFormat } from '../../i18n/locale/number-formats.ts';
import type { ContentServiceError } from './errors/content-service-error.ts';

/** Describes a time in which a request, or all of them, do nothing. */
export interface Wait {
	ms: number;
	/** Failure that is waited for. */
	failure: ContentServiceError;
	/**
	 * Number of requests that wait to be tried again, this one included; 0 where the service asked
	 * for all of them to be held back.
	 */
	requests: number;
}

/** Shortest wait that is logged: nobody misses a word in a shorter one. */
const minMs = 1000;
const firstPauseMs = 5000;
const maxPauseMs = 60_000;

/**
 * Lets somebody know what a reading waits for: of waits of a second or more, a line at most every
 * five seconds, then every ten, and so on up to a minute, however many requests fail.
 *
 * @param now Milliseconds on a clock that never goes back.
 */
export function waitLog(
	writeLine: (line: string) => void,
	now: () => number,
): (wait: Wait) => void {
	let pauseMs = firstPauseMs;
	let nextAt = -Infinity;
	return (wait) => {
		if (wait.ms < minMs || now() < nextAt) return;
		nextAt = now() + pauseMs;
		pauseMs = Math.min(2 * pauseMs, maxPauseMs);
		writeLine(`${beginning(wait)}: ${wait.failure.message}`);
	};
}

function beginning({ ms, requests }: Wait): string {
	const time = `${numberFormat('en-GB').format(Math.round(ms / 1000))} s`;
	if (requests === 0) return `All requests wait ${time}, as the service asks for fewer`;
	if (requests === 1) return `1 request is tried again in ${time}`;
	return `${numberFormat('en-GB').format(requests)} requests wait to be tried again, one of them in ${time}`;
}
