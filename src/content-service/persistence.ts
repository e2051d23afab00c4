import { type Answer, readAnswer } from './answer.ts';
import type { Brake } from './brake.ts';
import { type Attempt, ContentServiceError } from './errors/content-service-error.ts';
import { StatusError } from './errors/status-error.ts';
import { exchange, type Exchanger } from './exchange.ts';
import { backoffMs, isRetriable, type RetryPolicy } from './retry-policy.ts';

export interface Traffic {
	/** Requests sent, retries included. */
	requests: number;
	retries: number;
	/** Answers that said "too many requests". */
	rateLimited: number;
}

export interface ReadingMeans {
	exchanger: Exchanger;
	brake: Brake;
	policy: RetryPolicy;
	traffic: Traffic;
}

/** Makes of an answer what is wanted, or throws the error that it deserves. */
export type Prove<T> = (answer: Answer, attempt: Attempt) => T;

export interface Reading<T> {
	url: URL;
	/** How messages name the address. */
	path: string;
	prove: Prove<T>;
}

interface Failures {
	faults: number;
	rateLimits: number;
}

/**
 * Reads an address, again and again where the failure may pass.
 *
 * undici's retry interceptor does not see that a 200 is no JSON, resumes a body cut short by a range request that the
 * service may not know, and has no brake that slows down all requests at once; so retrying is done here.
 * @throws {ContentServiceError} The failure of the last try.
 */
export async function readPersistently<T>(reading: Reading<T>, means: ReadingMeans): Promise<T> {
	const { brake, policy, traffic } = means;
	const failures: Failures = { faults: 0, rateLimits: 0 };
	for (let number = 1; ; number++) {
		const era = await brake.enter();
		let failure: ContentServiceError;
		try {
			const result = await readOnce(reading, { method: 'GET', path: reading.path, number }, means);
			brake.speedUp(era);
			return result;
		} catch (error) {
			if (!(error instanceof ContentServiceError)) throw error;
			if (error instanceof StatusError && error.status === 429) traffic.rateLimited++;
			if (asksToSlowDown(error)) brake.slowDown(era, acceptableWaitMs(error, policy));
			else if (!isRetriable(error)) brake.speedUp(era);
			failure = error;
		} finally {
			brake.leave();
		}
		if (!mayRetry(failure, failures, policy)) throw failure;
		traffic.retries++;
		// A request that was told to slow down waits with all others at the entrance.
		if (!asksToSlowDown(failure)) {
			const askedMs = failure instanceof StatusError ? (failure.retryAfterMs ?? 0) : 0;
			await brake.sleep(Math.max(askedMs, backoffMs(failures.faults, policy)));
		}
	}
}

async function readOnce<T>(
	{ url, prove }: Reading<T>,
	attempt: Attempt,
	{ exchanger, policy, traffic }: ReadingMeans,
): Promise<T> {
	traffic.requests++;
	const received = await exchange(url, attempt, exchanger);
	return prove(readAnswer(received, attempt, exchanger.redact, policy.now), attempt);
}

/** 429, and a 503 that says for how long, are about the service as a whole (RFC 9110, section 15.6.4; RFC 6585). */
function asksToSlowDown(error: ContentServiceError): error is StatusError {
	return (
		error instanceof StatusError &&
		(error.status === 429 || (error.status === 503 && error.retryAfterMs !== undefined))
	);
}

/** A wait beyond the limit is not waited for: the request fails, and the others go on as after any other 429. */
function acceptableWaitMs({ retryAfterMs }: StatusError, policy: RetryPolicy): number | undefined {
	return retryAfterMs !== undefined && retryAfterMs > policy.maxRetryAfterMs
		? undefined
		: retryAfterMs;
}

/** Counts the failure, and says whether one more try is due. */
function mayRetry(error: ContentServiceError, failures: Failures, policy: RetryPolicy): boolean {
	if (!isRetriable(error)) return false;
	if (error instanceof StatusError) {
		if ((error.retryAfterMs ?? 0) > policy.maxRetryAfterMs) return false;
		if (error.status === 429) return ++failures.rateLimits <= policy.maxRateLimitedRetries;
	}
	return ++failures.faults <= policy.maxRetries;
}
