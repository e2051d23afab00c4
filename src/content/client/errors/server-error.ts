import { type ErrorAnswer, StatusError } from './status-error.ts';

/**
 * 500 and above: the service, or something in front of it, failed (service document, section 7).
 */
export class ServerError extends StatusError {
	override name = 'ServerError';

	constructor(answer: ErrorAnswer) {
		super(
			answer,
			'The fault is on the side of the service. Build again later; if it lasts, tell its operator the path and the request.',
		);
	}
}
