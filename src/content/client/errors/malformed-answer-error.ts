import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

/** A 200 whose body is no JSON: a page of HTML, a body cut short, a broken compression. */
export class MalformedAnswerError extends ContentServiceError {
	override name = 'MalformedAnswerError';

	/** @param found What came instead, such as `an HTML page`. */
	constructor(found: string, context: Omit<ErrorContext, 'hint'>) {
		super(`answered 200 OK with ${found} in place of JSON`, {
			...context,
			hint: 'Check that CONTENT_SERVICE_URL is the address of the service itself, not of its website or of a login page in front of it.',
		});
	}
}
