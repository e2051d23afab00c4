import { type ErrorAnswer, StatusError } from './status-error.ts';

/** A status that the service document does not name for this operation. */
export class UnexpectedStatusError extends StatusError {
	override name = 'UnexpectedStatusError';

	constructor(answer: ErrorAnswer) {
		super(
			answer,
			'Check that CONTENT_SERVICE_URL is the address of a Tourism Content Service and that the settings of its lists fit it.',
		);
	}
}
