import type { Dispatcher } from 'undici';
import { defaultConcurrency, defaultExchangeLimits } from '../../config/service-defaults.ts';
import { headersIn } from '../../config/languages/request-faults.ts';
import { eventIdSchema, placeIdSchema } from '../../records/identifiers.ts';
import type { DetailedResource } from '../../records/resource-name.ts';
import { type JsonResponse, recordOf, type RecordValidators } from './response.ts';
import { serviceUrlOf, parseBaseUrl, parseToken } from './base-url.ts';
import { AdaptiveLimiter } from './adaptive-limiter.ts';
import { connectionPool, type ProxyEnvironment } from './dispatcher.ts';
import { ForeignOriginError } from './errors/response-errors.ts';
import { IdentifierError, type Attempt } from './errors/content-service-error.ts';
import type { ExchangeLimits } from './exchange.ts';
import {
	readAddress,
	type Reading,
	type ReadingMeans,
	readPersistently,
	type Traffic,
} from './persistence.ts';
import { redaction } from './redaction.ts';
import { defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts';
import { tokenFinder } from './token-forms.ts';
import type { Wait } from './wait-log.ts';

export interface ContentServiceOptions extends Partial<ExchangeLimits> {
	/** Address of the service, which its paths follow; these begin with `/v1`. */
	baseUrl: string;
	/**
	 * Access token (service document, section 5). It is sent to the origin of `baseUrl` and appears
	 * nowhere else.
	 */
	token: string;
	/** Header of every request, as `name: value`. */
	header?: string | undefined;
	/** Parameters of every address that is asked for. */
	query?: string | undefined;
	/** Requests at once. Default 16. */
	concurrency?: number;
	retry?: Partial<RetryPolicy>;
	/** Replaces the client’s own connection pool; it is not closed with the client. */
	dispatcher?: Dispatcher;
	/** Environment with the proxy variables. Default `process.env`. */
	environment?: ProxyEnvironment;
	/**
	 * Receives each wait of a request, or of all of them, when it begins; the request is tried
	 * again after it.
	 */
	onWait?: (wait: Wait) => void;
}

export interface ContentService {
	readonly baseUrl: URL;
	/** Counts of what has been sent so far. */
	readonly traffic: Readonly<Traffic>;
	/**
	 * Reads the JSON at a path such as `/v1/places?page=2`, or at an address at the origin of the
	 * service.
	 *
	 * @throws {ContentServiceError} A subclass for each kind of failure, after the retries that it
	 *   deserves.
	 */
	get: (address: string | URL) => Promise<JsonResponse>;
	/**
	 * Reads the full detail of one published place or event, with what distinguishes it from later
	 * versions; `undefined` where the service says that it still is the version that is known (RFC
	 * 9110, section 13.1).
	 */
	getIfChanged: (
		resource: DetailedResource,
		id: string,
		known: RecordValidators,
	) => Promise<ReadRecord | undefined>;
	/** Reads a record of which no version is known, past any cache between here and the service. */
	getUncached: (resource: DetailedResource, id: string) => Promise<ReadRecord>;
	/**
	 * Reads the full detail of one published place (service document, section 4.4), not yet checked
	 * by its schema.
	 */
	getPlace: (id: string) => Promise<unknown>;
	/**
	 * Reads the full detail of one published event (service document, section 4.5), not yet checked
	 * by its schema.
	 */
	getEvent: (id: string) => Promise<unknown>;
	/** Returns whether a text holds the access token: such texts are not published. */
	holdsToken: (text: string) => boolean;
	/** Ends all connections; whoever still waits for a response is refused. */
	close: () => Promise<void>;
}

export interface ReadRecord {
	/** Record that its schema has not checked yet. */
	record: unknown;
	validators: RecordValidators;
}

/**
 * Makes a client of the read operations of the Tourism Content Service.
 *
 * Requests beyond the concurrency wait their turn; failures that may pass are retried.
 * @throws {SettingsError} When the address or the token cannot be used.
 */
export function createContentService(options: ContentServiceOptions): ContentService {
	const baseUrl = parseBaseUrl(options.baseUrl);
	const token = parseToken(options.token);
	const concurrency = options.concurrency ?? defaultConcurrency;
	const limits = limitsOf(options);
	const dispatcher =
		options.dispatcher ??
		connectionPool(
			baseUrl,
			{ connections: concurrency, connectTimeoutMs: limits.connectTimeoutMs },
			options.environment ?? process.env,
		);
	const redact = redaction(token);
	const holdsToken = tokenFinder(token);
	const withoutToken = (text: string | undefined) =>
		text === undefined || holdsToken(text) ? undefined : text;
	const policy = { ...defaultRetryPolicy, ...options.retry };
	const limiter = new AdaptiveLimiter(concurrency, policy);
	const traffic: Traffic = { requests: 0, retries: 0, rateLimited: 0, successes: 0, waiting: 0 };
	const means: ReadingMeans = {
		exchanger: {
			dispatcher,
			headers: { authorization: `Bearer ${token}`, ...headersIn(options.header) },
			query: options.query,
			limits,
			redact: redact.text,
		},
		limiter,
		policy,
		traffic,
		onWait: options.onWait,
	};

	async function read(address: string | URL): Promise<JsonResponse> {
		const url = typeof address === 'string' ? serviceUrlOf(address, baseUrl) : address;
		if (url.origin !== baseUrl.origin) throw new ForeignOriginError(redact.text(url.origin), {});
		return readAddress({ url, path: redact.address(url), decode: (response) => response }, means);
	}

	function recordReading(resource: DetailedResource, id: string): Reading<ReadRecord> {
		requireId(resource === 'places' ? placeIdSchema : eventIdSchema, id);
		const url = serviceUrlOf(`/v1/${resource}/${id}`, baseUrl);
		const decode = (response: JsonResponse, attempt: Attempt) => ({
			record: recordOf(response, id, attempt),
			// What is kept must not hold the token; without these the record is read each time.
			validators: {
				entityTag: withoutToken(response.entityTag),
				lastModified: withoutToken(response.lastModified),
			},
		});
		return { url, path: redact.address(url), decode };
	}

	async function readRecord(
		resource: DetailedResource,
		id: string,
		known: RecordValidators,
	): Promise<ReadRecord | undefined> {
		return readPersistently({ ...recordReading(resource, id), known }, means);
	}

	return {
		baseUrl: new URL(baseUrl),
		traffic,
		async get(address) {
			return read(address);
		},
		async getPlace(id) {
			return (await readRecord('places', id, {}))?.record;
		},
		async getEvent(id) {
			return (await readRecord('events', id, {}))?.record;
		},
		getIfChanged: readRecord,
		async getUncached(resource, id) {
			return readAddress({ ...recordReading(resource, id), isUncached: true }, means);
		},
		holdsToken,
		async close() {
			limiter.close();
			if (dispatcher !== options.dispatcher) await dispatcher.destroy();
		},
	};
}

function limitsOf(options: ContentServiceOptions): ExchangeLimits {
	return {
		connectTimeoutMs: options.connectTimeoutMs ?? defaultExchangeLimits.connectTimeoutMs,
		headersTimeoutMs: options.headersTimeoutMs ?? defaultExchangeLimits.headersTimeoutMs,
		bodyTimeoutMs: options.bodyTimeoutMs ?? defaultExchangeLimits.bodyTimeoutMs,
		maxResponseBytes: options.maxResponseBytes ?? defaultExchangeLimits.maxResponseBytes,
	};
}

function requireId(schema: typeof placeIdSchema, id: string): void {
	const reading = schema.safeParse(id);
	if (!reading.success) throw new IdentifierError(reading.error.issues[0]?.message ?? 'no id');
}
