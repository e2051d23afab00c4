import { envelopeSchema } from '../../records/envelope.ts';
import { messageOf, parsedJson, requestIdOf, serviceMessage } from './api-error.ts';
import type { CombinedHeaders } from './combined-headers.ts';
import type { Attempt } from './errors/content-service-error.ts';
import { EnvelopeError, MalformedResponseError } from './errors/response-errors.ts';
import {
	type ErrorResponse,
	ForbiddenError,
	NotFoundError,
	RateLimitedError,
	ServerError,
	type StatusError,
	UnauthorizedError,
	UnexpectedStatusError,
} from './errors/status-errors.ts';
import type { ReceivedResponse } from './exchange.ts';
import { membersOf, wholeNumberIn } from './members.ts';
import type { Redact } from './redaction.ts';
import { retryAfterMs } from './retry-policy.ts';

/** Holds what a response says of the version of the record in it (RFC 9110, section 8.8). */
export interface RecordValidators {
	entityTag?: string | undefined;
	lastModified?: string | undefined;
}

const totalHeaders = ['x-total-count', 'total-count', 'x-total', 'x-wp-total'];

/** Holds a JSON response with status 200. */
export interface JsonResponse extends RecordValidators {
	/** Address that answered, after redirects. */
	url: URL;
	/** Value under `data`; undefined when there is none. */
	resource: unknown;
	/** Body as a whole. */
	body: unknown;
	/**
	 * `meta.request_id` or its like, fit to be printed: made so when it is asked for, as few
	 * responses are.
	 */
	requestId: string | undefined;
	/**
	 * Words of the response, where it is none that was hoped for; fit to be printed, and made so when
	 * it is asked for.
	 */
	serviceMessage: string | undefined;
	/** `Link` header (RFC 8288). */
	linkHeader: string | undefined;
	/** Number of entries of the whole list, by a header of the response. */
	totalCount: number | undefined;
	/**
	 * Time by the service's clock when the response came: `Date`, and its `Age` where a cache gave it
	 * (RFC 9111, section 5.1). In milliseconds since 1970.
	 */
	sentAtMs: number | undefined;
}

/**
 * Returns the JSON of a received response.
 *
 * @throws {StatusError} For any status but 200, the only success (service document, section 4).
 * @throws {MalformedResponseError} When the body is no JSON.
 */
export function readResponse(
	received: ReceivedResponse,
	attempt: Attempt,
	redact: Redact,
	now: () => number,
): JsonResponse {
	const { url, status, headers, body: text } = received;
	const body = parsedJson(text);
	const requestId = () => requestIdOf(body, headers, redact);
	if (status !== 200) {
		throw statusError({
			status,
			attempt,
			requestId: requestId(),
			serviceMessage: serviceMessage(text, redact),
			retryAfterMs: retryAfterMs(headers['retry-after'], headers.date, now),
		});
	}
	if (body === undefined) {
		throw new MalformedResponseError(kindOf(text), { attempt, requestId: requestId() });
	}
	const { data: resource } = membersOf(body);
	return {
		url,
		resource,
		body,
		get requestId() {
			return requestId();
		},
		get serviceMessage() {
			return messageOf(body, redact);
		},
		linkHeader: headers.link === '' ? undefined : headers.link,
		totalCount: totalIn(headers),
		entityTag: headers.etag,
		lastModified: headers['last-modified'],
		sentAtMs: timeOf(headers.date, headers.age),
	};
}

/**
 * Returns the record in the envelope of a get operation (service document, sections 2.1, 4.4 and
 * 4.5).
 *
 * @throws {EnvelopeError} When the envelope is not whole, or holds another record than was asked
 * for. A record that bears no id is left to the schema of its resource.
 */
export function recordOf(response: JsonResponse, id: string, attempt: Attempt): unknown {
	const envelope = envelopeSchema.safeParse(response.body);
	if (!envelope.success) {
		const members = envelope.error.issues.map((issue) => issue.path.join('.') || 'the envelope');
		throw new EnvelopeError(`without ${members.join(' and ')}`, {
			attempt,
			requestId: response.requestId,
		});
	}
	const { data: resource } = envelope.data;
	if (typeof resource !== 'object' || Array.isArray(resource)) {
		throw new EnvelopeError('with data that is no object', {
			attempt,
			requestId: response.requestId,
		});
	}
	const foundId = membersOf(resource).id;
	if (typeof foundId === 'string' && foundId.trim().toLowerCase() !== id.toLowerCase()) {
		throw new EnvelopeError('with another record than was asked for', {
			attempt,
			requestId: response.requestId,
		});
	}
	return resource;
}

function statusError(response: ErrorResponse): StatusError {
	switch (response.status) {
		case 401:
			return new UnauthorizedError(response);
		case 403:
			return new ForbiddenError(response);
		case 404:
		case 410:
			return new NotFoundError(response);
		case 429:
			return new RateLimitedError(response);
		default:
			return response.status >= 500
				? new ServerError(response)
				: new UnexpectedStatusError(response);
	}
}

/**
 * Returns how many entries a whole list has by the headers of a response; `undefined` where they
 * do not say so. No standard has such a header; those that are read are in use.
 */
function totalIn(headers: CombinedHeaders): number | undefined {
	const text = totalHeaders.map((name) => headers[name]).find((value) => value !== undefined);
	return wholeNumberIn(text?.trim());
}

function timeOf(date = '', age = ''): number | undefined {
	const time = Date.parse(date);
	const ageMs = (wholeNumberIn(age) ?? 0) * 1000;
	return Number.isNaN(time) ? undefined : time + ageMs;
}

function kindOf(text: string): string {
	const start = text.trimStart();
	if (start === '') return 'an empty body';
	if (start.startsWith('<')) return 'an HTML page';
	return /^[[{]/.test(start) ? 'a body cut short' : 'plain text';
}
