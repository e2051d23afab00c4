import { type ErrorAnswer, StatusError } from './status-error.ts';

/**
 * 404, or 410 where it is gone for good: nothing is published under this address (service document,
 * section 7).
 */
export class NotFoundError extends StatusError {
	override name = 'NotFoundError';

	constructor(answer: ErrorAnswer) {
		super(
			answer,
			'If this is a single record, it is no longer published. If it is a list, check CONTENT_SERVICE_URL and the path set for the list.',
		);
	}
}
