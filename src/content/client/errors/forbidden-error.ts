import { type ErrorAnswer, StatusError } from './status-error.ts';

/** 403: the token is known but may not read this (service document, section 7). */
export class ForbiddenError extends StatusError {
	override name = 'ForbiddenError';

	constructor(answer: ErrorAnswer) {
		super(
			answer,
			'Ask the operator of the service whether the token of CONTENT_SERVICE_TOKEN may read this resource.',
		);
	}
}
