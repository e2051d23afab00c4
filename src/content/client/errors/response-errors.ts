import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

/**
 * Says that a response with status 200 has a body that is no JSON: a page of HTML, a body cut
 * short, a broken compression.
 */
export class MalformedResponseError extends ContentServiceError {
	override name = 'MalformedResponseError';

	/** @param found What came instead, such as `an HTML page`. */
	constructor(found: string, context: Omit<ErrorContext, 'hint'>) {
		super(`answered 200 OK with ${found} in place of JSON`, {
			...context,
			hint: 'Check that CONTENT_SERVICE_URL is the address of the service itself, not of its website or of a login page in front of it.',
		});
	}
}

/**
 * Reports a JSON response without the envelope of the service document, section 2.1, or with
 * another record than was asked for.
 */
export class EnvelopeError extends ContentServiceError {
	override name = 'EnvelopeError';

	constructor(complaint: string, context: Omit<ErrorContext, 'hint'>) {
		super(`answered 200 OK, but ${complaint}`, {
			...context,
			hint: 'Check that CONTENT_SERVICE_URL is the address of a Tourism Content Service; if it is, tell its operator.',
		});
	}
}

/** Says that a response had more bytes, as sent or once decompressed, than the limit allows. */
export class ResponseTooLargeError extends ContentServiceError {
	override name = 'ResponseTooLargeError';
	readonly limitBytes: number;

	constructor(limitBytes: number, context: Omit<ErrorContext, 'hint'>) {
		super(`answered with more than ${limitBytes} bytes`, {
			...context,
			hint: 'Raise CONTENT_SERVICE_MAX_ANSWER_BYTES if such an answer is right, or ask for smaller pages of the list.',
		});
		this.limitBytes = limitBytes;
	}
}

/** Says that the service redirected too often, in a circle, or without saying where to. */
export class RedirectError extends ContentServiceError {
	override name = 'RedirectError';

	constructor(complaint: string, context: Omit<ErrorContext, 'hint'>) {
		super(`was redirected ${complaint}`, {
			...context,
			hint: 'Set CONTENT_SERVICE_URL to the address at which the service answers without redirects.',
		});
	}
}

/**
 * Says that a URL to read lies at another origin than that of the service: the token must not
 * travel there.
 */
export class ForeignOriginError extends ContentServiceError {
	override name = 'ForeignOriginError';
	readonly origin: string;

	/** @param origin Scheme, host and port of the address, harmless to print. */
	constructor(origin: string, context: Omit<ErrorContext, 'hint'>) {
		super(
			context.attempt
				? `points to ${origin}, which is not the origin of the service`
				: `The address asked for lies at ${origin}, which is not the origin of the service`,
			{
				...context,
				hint: `The token is sent to the origin of CONTENT_SERVICE_URL only. If ${origin} is the service, set CONTENT_SERVICE_URL to it.`,
			},
		);
		this.origin = origin;
	}
}

type ListingComplaint = 'unreadable' | 'repeated' | 'endless' | 'broken-off' | 'changing';

const otherName =
	'The service may know the page, cursor or offset parameter by another name: set CONTENT_SERVICE_PAGE_PARAMETER, CONTENT_SERVICE_CURSOR_PARAMETER or CONTENT_SERVICE_OFFSET_PARAMETER';

const hints: Record<ListingComplaint, string> = {
	unreadable:
		'Check the path set for this list. If the service has no usable list, name the records in a file (CONTENT_SERVICE_IDS_FILE).',
	repeated: `${otherName}.`,
	endless: `${otherName}. If the list is that long, raise CONTENT_SERVICE_MAX_PAGES.`,
	'broken-off':
		'Build again. If it stays so, set how lists go on (CONTENT_SERVICE_PAGING), or tell the operator of the service. If it counts its pages from 0, add ?page=0 to the path of the list. If the total of this list is not that of its entries, set CONTENT_SERVICE_PROVES_TOTAL=false.',
	changing:
		'Build again when fewer records are being added, withdrawn or moved. If the total of this list is not that of its entries, or its order is another one each time, set CONTENT_SERVICE_PROVES_TOTAL=false.',
};

/** Says that a list could not be read to its end; a shorter list is never taken for it. */
export class ListingError extends ContentServiceError {
	override name = 'ListingError';
	readonly resource: string;
	readonly complaint: ListingComplaint;

	constructor(resource: string, complaint: ListingComplaint, message: string) {
		super(`The list of ${resource} ${message}`, { hint: hints[complaint] });
		this.resource = resource;
		this.complaint = complaint;
	}
}
