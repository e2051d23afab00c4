import { STATUS_CODES } from 'node:http';
import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

/** Holds what a response with an error status says (service document, section 7). */
export interface ErrorResponse extends Omit<ErrorContext, 'hint'> {
	status: number;
	/** Words of the service itself, harmless to print. */
	serviceMessage?: string | undefined;
	/** Time for which the service asks not to be asked again, in milliseconds. */
	retryAfterMs?: number | undefined;
}

/** Says that the service answered, but not with 200. */
export class StatusError extends ContentServiceError {
	override name = 'StatusError';
	readonly status: number;
	readonly serviceMessage: string | undefined;
	readonly retryAfterMs: number | undefined;

	constructor(response: ErrorResponse, hint: string) {
		const { status, serviceMessage, retryAfterMs } = response;
		const statusName = STATUS_CODES[status];
		const described = statusName === undefined ? String(status) : `${status} ${statusName}`;
		super(`answered ${described}${serviceMessage === undefined ? '' : `: ${serviceMessage}`}`, {
			...response,
			hint,
		});
		this.status = status;
		this.serviceMessage = serviceMessage;
		this.retryAfterMs = retryAfterMs;
	}
}

/**
 * Says, of status 403, that the token is known but may not read this (service document, section
 * 7).
 */
export class ForbiddenError extends StatusError {
	override name = 'ForbiddenError';

	constructor(response: ErrorResponse) {
		super(
			response,
			'Ask the operator of the service whether the token of CONTENT_SERVICE_TOKEN may read this resource.',
		);
	}
}

/**
 * Says, of status 404, or of 410 where it is gone for good, that nothing is published under this
 * address (service document, section 7).
 */
export class NotFoundError extends StatusError {
	override name = 'NotFoundError';

	constructor(response: ErrorResponse) {
		super(
			response,
			'If this is a single record, it is no longer published. If it is a list, check CONTENT_SERVICE_URL and the path set for the list.',
		);
	}
}

/**
 * Says, of status 429, that there were more requests than the service allows (RFC 6585, section 4),
 * even after all requests slowed down.
 */
export class RateLimitedError extends StatusError {
	override name = 'RateLimitedError';

	constructor(response: ErrorResponse) {
		const seconds = Math.ceil((response.retryAfterMs ?? 0) / 1000);
		super(
			response,
			seconds === 0
				? 'Lower CONTENT_SERVICE_CONCURRENCY, or build again later.'
				: `The service asks for a pause of ${seconds} seconds: build again after that, or lower CONTENT_SERVICE_CONCURRENCY.`,
		);
	}
}

/**
 * Says, of status 500 and above, that the service, or something in front of it, failed (service
 * document, section 7).
 */
export class ServerError extends StatusError {
	override name = 'ServerError';

	constructor(response: ErrorResponse) {
		super(
			response,
			'The fault is on the side of the service. Build again later; if it lasts, tell its operator the path and the request.',
		);
	}
}

/**
 * Says, of status 401, that the service does not accept the token (service document, sections 5
 * and 7).
 */
export class UnauthorizedError extends StatusError {
	override name = 'UnauthorizedError';

	constructor(response: ErrorResponse) {
		super(
			response,
			'Set CONTENT_SERVICE_TOKEN to a token that the service accepts. In .env, one with # or $ has to be quoted as docs/reference/settings.md says.',
		);
	}
}

/** Matches what nginx, Go, Apache and others say to plain HTTP at a port of TLS. */
const wantsTls =
	/plain HTTP request was sent to HTTPS|HTTP request to an HTTPS|speaking plain HTTP/i;

/**
 * Says that a response has a status that the service document does not name for this operation.
 */
export class UnexpectedStatusError extends StatusError {
	override name = 'UnexpectedStatusError';

	constructor(response: ErrorResponse) {
		super(
			response,
			wantsTls.test(response.serviceMessage ?? '')
				? 'The service speaks TLS at that port: begin CONTENT_SERVICE_URL with https.'
				: 'Check that CONTENT_SERVICE_URL is the address of a Tourism Content Service and that the settings of its lists fit it.',
		);
	}
}
