import { envField } from './env-field.ts';
import {
	defaultConcurrency,
	defaultExchangeLimits,
	defaultMaxRetries,
} from '../service-defaults.ts';
import { milliseconds, optionalText, secret, wholeNumber } from './setting-fields.ts';

/** Where the content is, and how patiently it is asked for. */
export const serviceSettingsSchema = {
	/**
	 * The URL of the service, which its paths follow. Builds refuse it without a token, and a token
	 * without it; without both they read the sample.
	 * @default the sample service
	 * @example https://content.example
	 */
	CONTENT_SERVICE_URL: envField.string({ ...secret, url: true, optional: true }),
	/**
	 * The access token (service document, section 5). It is never written anywhere.
	 * @example 'ab#c'
	 */
	CONTENT_SERVICE_TOKEN: optionalText,
	/**
	 * A header of every request, such as the one that asks for a language; `none` sends none.
	 * @default none
	 * @example 'Accept-Language: de'
	 */
	CONTENT_SERVICE_HEADER: optionalText,
	/**
	 * Parameters that follow every address that is asked for, such as one for a language.
	 * @default none
	 * @example lang=de
	 */
	CONTENT_SERVICE_QUERY: optionalText,
	/**
	 * Number of requests that run at once; fewer while the service answers 429 or 503.
	 * @example 4
	 */
	CONTENT_SERVICE_CONCURRENCY: wholeNumber(defaultConcurrency),
	/**
	 * The longest wait for a connection.
	 * @example 5000
	 */
	CONTENT_SERVICE_CONNECT_TIMEOUT_MS: milliseconds(defaultExchangeLimits.connectTimeoutMs),
	/**
	 * The longest wait for the headers of an answer.
	 * @example 60000
	 */
	CONTENT_SERVICE_HEADERS_TIMEOUT_MS: milliseconds(defaultExchangeLimits.headersTimeoutMs),
	/**
	 * The longest wait for a whole answer.
	 * @example 60000
	 */
	CONTENT_SERVICE_BODY_TIMEOUT_MS: milliseconds(defaultExchangeLimits.bodyTimeoutMs),
	/**
	 * The largest answer in bytes, also when it was compressed; larger ones are refused.
	 * @example 20000000
	 */
	CONTENT_SERVICE_MAX_ANSWER_BYTES: wholeNumber(defaultExchangeLimits.maxResponseBytes),
	/**
	 * Number of times that a request is tried again after network errors, time-outs, 408, 5xx, and
	 * answers that are cut short or no JSON; 20 times after 429. None with `Retry-After` above 120 s.
	 * @example 2
	 */
	CONTENT_SERVICE_MAX_RETRIES: wholeNumber(defaultMaxRetries, 0),
};
