/** Describes one try of one request. */
export interface Attempt {
	method: string;
	/** Path and query as sent, harmless to print. */
	path: string;
	/** 1 for the first try. */
	number: number;
}

export interface ErrorContext {
	/** Remedy; Astro prints it below the message. */
	hint: string;
	attempt?: Attempt | undefined;
	requestId?: string | undefined;
	cause?: Error | undefined;
}

/**
 * Reports a failure to read the content service.
 *
 * The token stands in no message, property or cause: whatever the service sent is redacted before
 * it comes here.
 */
export class ContentServiceError extends Error {
	override name = 'ContentServiceError';
	readonly hint: string;
	readonly method: string | undefined;
	readonly path: string | undefined;
	/** Number of times that the request was tried, this time included. */
	readonly tries: number | undefined;
	/** `meta.request_id` or its like: the operator of the service can look the request up by it. */
	readonly requestId: string | undefined;

	constructor(message: string, { hint, attempt, requestId, cause }: ErrorContext) {
		super(sentence(message, attempt, requestId), cause && { cause });
		this.hint = hint;
		this.method = attempt?.method;
		this.path = attempt?.path;
		this.tries = attempt?.number;
		this.requestId = requestId;
	}
}

function sentence(message: string, attempt?: Attempt, requestId?: string): string {
	const subject = attempt ? `${attempt.method} ${attempt.path} ` : '';
	const notes = [
		...(attempt && attempt.number > 1 ? [`${attempt.number} tries`] : []),
		...(requestId === undefined ? [] : [`request ${requestId}`]),
	];
	const note = notes.length > 0 ? ` (${notes.join(', ')})` : '';
	return `${subject}${message.replace(/[.\s]+$/, '')}${note}.`;
}

/**
 * Says that a record was asked for by an id of another form than the service document, section
 * 2.2, gives: such an id is never put in a path.
 */
export class IdentifierError extends ContentServiceError {
	override name = 'IdentifierError';

	constructor(complaint: string) {
		super(`A record was asked for by what is ${complaint}`, {
			hint: 'Correct the id in the list of the service or in the file of ids.',
		});
	}
}

/** Says that a setting of the content service cannot be used. */
export class SettingsError extends ContentServiceError {
	override name = 'SettingsError';
}
