import { type ErrorAnswer, StatusError } from './status-error.ts';

/**
 * 429: more requests than the service allows (RFC 6585, section 4), even after all requests slowed
 * down.
 */
export class RateLimitedError extends StatusError {
	override name = 'RateLimitedError';

	constructor(answer: ErrorAnswer) {
		const seconds = Math.ceil((answer.retryAfterMs ?? 0) / 1000);
		super(
			answer,
			seconds === 0
				? 'Lower CONTENT_SERVICE_CONCURRENCY, or build again later.'
				: `The service asks to be left alone for ${seconds} seconds: build again after that, or lower CONTENT_SERVICE_CONCURRENCY.`,
		);
	}
}
