import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

/**
 * A JSON answer without the envelope of the service document, section 2.1, or with another record
 * than was asked for.
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
