import { type JsonResponse, readResponse, type RecordValidators } from './response.ts';
import type { AdaptiveLimiter } from './adaptive-limiter.ts';
import { type Attempt, ContentServiceError } from './errors/content-service-error.ts';
import { StatusError, UnauthorizedError } from './errors/status-errors.ts';
import { exchange, type Exchanger } from './exchange.ts';
import { backoffMs, isRetriable, type RetryPolicy } from './retry-policy.ts';
import type { Wait } from './wait-log.ts';

export interface Traffic {
	/** Requests sent, retries included. */
	requests: number;
	retries: number;
	/** Number of responses that held what was asked for, or said that it has not changed. */
	successes: number;
	/** Answers that said "too many requests". */
	rateLimited: number;
	/** Requests that wait to be tried again. */
	waiting: number;
	/** Error of the last try that has ended, where it failed so that it may succeed later. */
	lastFailure?: ContentServiceError | undefined;
}

export interface ReadingMeans {
	exchanger: Exchanger;
	limiter: AdaptiveLimiter;
	policy: RetryPolicy;
	traffic: Traffic;
	/** Receives each wait when it begins. */
	onWait?: ((wait: Wait) => void) | undefined;
}

/** Makes of a response what is wanted, or throws the error that it deserves. */
export type Decode<T> = (response: JsonResponse, attempt: Attempt) => T;

export interface Reading<T> {
	url: URL;
	/** Name of the address in messages. */
	path: string;
	decode: Decode<T>;
	/** Version that is known; the service may then answer that it still is the one. */
	known?: RecordValidators;
	/** Whether caches on the way have to ask the service, whatever they hold. */
	isUncached?: boolean;
}

/** RFC 9111, section 5.2.1.4. */
const pastCaches = { 'cache-control': 'no-cache' };

interface Failures {
	faults: number;
	rateLimits: number;
}

/**
 * Reads an address, again and again where the failure may pass.
 *
 * undici's retry interceptor does not see that a 200 is no JSON, resumes a body cut short by a
 * range request that the service may not know, and has no limiter that slows down all requests at
 * once; so retrying is done here.
 * @throws {ContentServiceError} The failure of the last try.
 */
export async function readAddress<T>(reading: Reading<T>, means: ReadingMeans): Promise<T> {
	const result = await readPersistently(reading, means);
	// Without a known version there is no response that it has not changed.
	return result as T;
}

/**
 * Reads an address as `readAddress` does; returns `undefined` where the service says that the known
 * version still is the current one.
 */
export async function readPersistently<T>(
	reading: Reading<T>,
	means: ReadingMeans,
): Promise<T | undefined> {
	const { limiter, onWait, policy, traffic } = means;
	const failures: Failures = { faults: 0, rateLimits: 0 };
	for (let number = 1; ; number++) {
		const era = await limiter.enter();
		let failure: ContentServiceError;
		try {
			const result = await readOnce(reading, { method: 'GET', path: reading.path, number }, means);
			limiter.speedUp(era);
			traffic.successes++;
			traffic.lastFailure = undefined;
			return result;
		} catch (error) {
			if (!(error instanceof ContentServiceError)) throw error;
			traffic.lastFailure = isRetriable(error) ? error : undefined;
			if (error instanceof StatusError && error.status === 429) traffic.rateLimited++;
			if (asksToSlowDown(error)) {
				const ms = limiter.slowDown(era, acceptableWaitMs(error, policy));
				onWait?.({ ms, failure: error, requests: 0 });
			} else if (isOverload(error)) limiter.easeOff(era);
			else if (!isRetriable(error)) limiter.speedUp(era);
			failure = error;
		} finally {
			limiter.leave();
		}
		if (!mayRetry(failure, failures, means)) throw failure;
		traffic.retries++;
		// A request that was told to slow down waits with all others at the entrance.
		if (!asksToSlowDown(failure)) {
			const askedMs = failure instanceof StatusError ? (failure.retryAfterMs ?? 0) : 0;
			const ms = Math.max(askedMs, backoffMs(failures.faults, policy));
			traffic.waiting++;
			onWait?.({ ms, failure, requests: traffic.waiting });
			await limiter.sleep(ms).finally(() => traffic.waiting--);
		}
	}
}

async function readOnce<T>(
	{ isUncached = false, known = {}, decode, url }: Reading<T>,
	attempt: Attempt,
	{ exchanger, policy, traffic }: ReadingMeans,
): Promise<T | undefined> {
	traffic.requests++;
	const conditions = conditionsOf(known);
	const extraHeaders = isUncached ? { ...conditions, ...pastCaches } : conditions;
	const received = await exchange(url, attempt, exchanger, extraHeaders);
	if (received.status === 304 && Object.keys(conditions).length > 0) return undefined;
	return decode(readResponse(received, attempt, exchanger.redact, policy.now), attempt);
}

/**
 * Returns the headers that ask whether a record has changed. The entity tag says more than the
 * time, so the time is sent only without it.
 */
function conditionsOf({ entityTag, lastModified }: RecordValidators): Record<string, string> {
	if (entityTag !== undefined) return { 'if-none-match': entityTag };
	return lastModified === undefined ? {} : { 'if-modified-since': lastModified };
}

/**
 * Returns whether an error is about the service as a whole, which 429 and a 503 that says for how
 * long are (RFC 9110, section 15.6.4; RFC 6585).
 */
function asksToSlowDown(error: ContentServiceError): error is StatusError {
	return (
		error instanceof StatusError &&
		(error.status === 429 || (error.status === 503 && error.retryAfterMs !== undefined))
	);
}

/**
 * Returns whether an error is a 503. One that does not say for how long may be about the one
 * record: that request waits, and the others become fewer.
 */
function isOverload(error: ContentServiceError): boolean {
	return error instanceof StatusError && error.status === 503;
}

/**
 * Returns the wait that a service asks for; `undefined` where it asks for none, or for one beyond
 * the limit: that is not waited for, the request fails, and the others go on as after any other
 * 429.
 */
function acceptableWaitMs({ retryAfterMs }: StatusError, policy: RetryPolicy): number | undefined {
	return retryAfterMs !== undefined && retryAfterMs > policy.maxRetryAfterMs
		? undefined
		: retryAfterMs;
}

/** Counts the failure, and says whether one more try is due. */
function mayRetry(
	error: ContentServiceError,
	failures: Failures,
	{ policy, traffic }: ReadingMeans,
): boolean {
	// A token that was good a moment ago: the service may be starting anew, or have looked it up in
	// vain.
	const wasAccepted = error instanceof UnauthorizedError && traffic.successes > 0;
	if (!isRetriable(error) && !wasAccepted) return false;
	if (error instanceof StatusError) {
		if ((error.retryAfterMs ?? 0) > policy.maxRetryAfterMs) return false;
		if (error.status === 429) return ++failures.rateLimits <= policy.maxRateLimitedRetries;
	}
	return ++failures.faults <= policy.maxRetries;
}
