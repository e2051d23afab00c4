import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

/** The service redirected too often, in a circle, or without saying where to. */
export class RedirectError extends ContentServiceError {
	override name = 'RedirectError';

	constructor(complaint: string, context: Omit<ErrorContext, 'hint'>) {
		super(`was redirected ${complaint}`, {
			...context,
			hint: 'Set CONTENT_SERVICE_URL to the address at which the service answers without redirects.',
		});
	}
}
