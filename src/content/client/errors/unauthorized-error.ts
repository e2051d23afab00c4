import { type ErrorAnswer, StatusError } from './status-error.ts';

/** 401: the service does not accept the token (service document, sections 5 and 7). */
export class UnauthorizedError extends StatusError {
	override name = 'UnauthorizedError';

	constructor(answer: ErrorAnswer) {
		super(
			answer,
			'Set CONTENT_SERVICE_TOKEN to a token that the service accepts. In .env, one with # or $ has to be quoted as docs/reference/settings.md says.',
		);
	}
}
