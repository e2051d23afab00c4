import { setTimeout as wait } from 'node:timers/promises';
import { defaultMaxRetries } from '../../config/service-defaults.ts';
import { ConnectionError, TimeLimitError } from './errors/connection-errors.ts';
import type { ContentServiceError } from './errors/content-service-error.ts';
import { MalformedResponseError } from './errors/response-errors.ts';
import { StatusError } from './errors/status-errors.ts';

export interface RetryPolicy {
	/** Number of further tries after a first one that failed. */
	maxRetries: number;
	/** Number of further tries after responses of 429: these mean "later", not "broken". */
	maxRateLimitedRetries: number;
	/** Longest wait before the first retry; it doubles with each. */
	baseDelayMs: number;
	/** Maximum delay of our own choosing, in milliseconds. */
	maxDelayMs: number;
	/**
	 * Maximum wait that a service may ask for by `Retry-After`, in milliseconds; with a longer one
	 * the request fails.
	 */
	maxRetryAfterMs: number;
	/** Waits for a number of milliseconds; rejects when the signal is aborted. */
	sleep: (ms: number, signal: AbortSignal) => Promise<void>;
	/** Returns a number from 0 to below 1. */
	random: () => number;
	/**
	 * Milliseconds since 1970: only for a `Retry-After` that is a date, in a response that bears no
	 * date itself.
	 */
	now: () => number;
}

export const defaultRetryPolicy: RetryPolicy = {
	maxRetries: defaultMaxRetries,
	maxRateLimitedRetries: 20,
	baseDelayMs: 500,
	maxDelayMs: 30_000,
	maxRetryAfterMs: 120_000,
	sleep: (ms, signal) => wait(ms, undefined, { signal }),
	random: Math.random,
	now: Date.now,
};

/**
 * Returns a wait by exponential backoff with full jitter: any wait up to the doubled base, so that
 * clients which failed together do not come back together
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 *
 * @param failures Number of failures so far, 1 or more.
 */
export function backoffMs(failures: number, policy: RetryPolicy): number {
	const maxMs = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (failures - 1));
	return Math.round(policy.random() * maxMs);
}

/** Returns whether the same request may succeed later. */
export function isRetriable(error: ContentServiceError): boolean {
	if (error instanceof StatusError) {
		return error.status === 408 || error.status === 429 || error.status >= 500;
	}
	if (error instanceof ConnectionError) return error.mayPass;
	return error instanceof TimeLimitError || error instanceof MalformedResponseError;
}

/**
 * Returns the wait that a `Retry-After` asks for, in milliseconds from now; undefined when there is
 * none or it is unreadable.
 *
 * Both forms of RFC 9110, section 10.2.3, are read: seconds, and a date in any of the three forms
 * of section 5.6.7.
 * @param dateHeader `Date` of the same response: the clock of the service may differ from ours.
 */
export function retryAfterMs(
	header: string | undefined,
	dateHeader: string | undefined,
	now: () => number,
): number | undefined {
	const text = header?.trim() ?? '';
	if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
	const until = httpDate(text);
	return until === undefined ? undefined : Math.max(0, until - (httpDate(dateHeader) ?? now()));
}

function httpDate(text = ''): number | undefined {
	if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return undefined;
	const time = Date.parse(/GMT|UTC/i.test(text) ? text : `${text} GMT`);
	return Number.isNaN(time) ? undefined : time;
}
