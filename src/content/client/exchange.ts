import type { Dispatcher } from 'undici';
import {
	acceptedCodings,
	bodyLimit,
	BodyTooLargeError,
	bodyText,
	UndecodableBodyError,
} from './response-body.ts';
import { OvertimeError, receiveResponse } from './response-receiver.ts';
import type { CombinedHeaders } from './combined-headers.ts';
import {
	ForeignOriginError,
	MalformedResponseError,
	RedirectError,
	ResponseTooLargeError,
} from './errors/response-errors.ts';
import { ConnectionError, TimeLimitError, type TimedStep } from './errors/connection-errors.ts';
import type { ContentServiceError, Attempt } from './errors/content-service-error.ts';
import { errorCodeOf, type Redact, redactedCause } from './redaction.ts';

export interface ExchangeLimits {
	connectTimeoutMs: number;
	headersTimeoutMs: number;
	/** Time limit of the whole body, so that a body which trickles in ends as well. */
	bodyTimeoutMs: number;
	maxResponseBytes: number;
}

export interface ReceivedResponse {
	/** Address that answered, after redirects. */
	url: URL;
	status: number;
	headers: CombinedHeaders;
	body: string;
}

export interface Exchanger {
	dispatcher: Dispatcher;
	/** Headers of every request, the one with the token among them. */
	headers: Readonly<Record<string, string>>;
	/** Parameters of every address, such as `lang=de`, where there are any. */
	query?: string | undefined;
	limits: ExchangeLimits;
	redact: Redact;
}

const redirectStatuses = [301, 302, 303, 307, 308];
const maxRedirects = 5;
const userAgent = 'Waymark';

/**
 * Asks once for an address and reads the whole response, whatever its status; follows redirects
 * within its origin.
 *
 * @param extraHeaders Headers by which a response is asked for only if it has changed (RFC 9110,
 *   section 13.1), or past all caches.
 * @throws {ContentServiceError} When no whole response came within the limits.
 */
export async function exchange(
	address: URL,
	attempt: Attempt,
	exchanger: Exchanger,
	extraHeaders: Readonly<Record<string, string>>,
): Promise<ReceivedResponse> {
	let url = withQuery(address, exchanger.query);
	const visited = new Set<string>();
	for (;;) {
		const response = await exchangeOnce(url, attempt, exchanger, extraHeaders);
		if (!redirectStatuses.includes(response.status)) return response;
		visited.add(url.href);
		url = redirectTarget(response, attempt, exchanger.redact);
		if (visited.has(url.href)) throw new RedirectError('in a circle', { attempt });
		if (visited.size > maxRedirects) {
			throw new RedirectError(`more than ${maxRedirects} times`, { attempt });
		}
	}
}

async function exchangeOnce(
	url: URL,
	attempt: Attempt,
	exchanger: Exchanger,
	extraHeaders: Readonly<Record<string, string>>,
): Promise<ReceivedResponse> {
	const { dispatcher, headers, limits } = exchanger;
	const request: Dispatcher.DispatchOptions = {
		origin: url.origin,
		path: url.pathname + url.search,
		method: 'GET',
		headers: {
			accept: 'application/json',
			'accept-encoding': acceptedCodings,
			'user-agent': userAgent,
			...headers,
			...extraHeaders,
		},
		headersTimeout: limits.headersTimeoutMs,
		bodyTimeout: limits.bodyTimeoutMs,
	};
	try {
		const { bytes, headers, status } = await receiveResponse(dispatcher, request, limits);
		const coding = headers['content-encoding'];
		const text = bodyText(bytes, coding, bodyLimit(status, limits.maxResponseBytes));
		// The status of an error says what matters: its body is not worth another failure.
		const body = status < 300 ? await text : await text.catch(() => '');
		return { url, status, headers, body };
	} catch (error) {
		throw failureOf(error, url, attempt, exchanger);
	}
}

/** Returns an address with the parameters of all of them; its own come first and stand. */
function withQuery(address: URL, query: string | undefined): URL {
	if (query === undefined || query === 'none') return address;
	const url = new URL(address);
	for (const [name, value] of new URLSearchParams(query)) {
		if (!url.searchParams.has(name)) url.searchParams.set(name, value);
	}
	return url;
}

function failureOf(
	error: unknown,
	url: URL,
	attempt: Attempt,
	{ limits, redact }: Exchanger,
): ContentServiceError {
	if (error instanceof BodyTooLargeError) {
		return new ResponseTooLargeError(limits.maxResponseBytes, { attempt });
	}
	const cause = redactedCause(error, redact);
	const code = errorCodeOf(error);
	const step = error instanceof OvertimeError ? error.step : timedStep(code);
	if (step) return new TimeLimitError(step, limits[`${step}TimeoutMs`], { attempt, cause });
	if (error instanceof UndecodableBodyError) {
		return new MalformedResponseError('a body that cannot be decompressed', { attempt, cause });
	}
	return new ConnectionError({ origin: url.origin, code, attempt, cause });
}

function timedStep(code: string | undefined): TimedStep | undefined {
	switch (code) {
		case 'UND_ERR_CONNECT_TIMEOUT':
			return 'connect';
		case 'UND_ERR_HEADERS_TIMEOUT':
			return 'headers';
		case 'UND_ERR_BODY_TIMEOUT':
			return 'body';
		default:
			return undefined;
	}
}

function redirectTarget({ url, headers }: ReceivedResponse, attempt: Attempt, redact: Redact): URL {
	const target = URL.parse(headers.location ?? '', url);
	if (headers.location === undefined || !target) {
		throw new RedirectError('without saying where to', { attempt });
	}
	if (target.origin !== url.origin) {
		throw new ForeignOriginError(redact(target.origin), { attempt });
	}
	return target;
}
