import { type ErrorAnswer, StatusError } from './status-error.ts';

/** Matches what nginx, Go, Apache and others say to plain HTTP at a port of TLS. */
const wantsTls =
	/plain HTTP request was sent to HTTPS|HTTP request to an HTTPS|speaking plain HTTP/i;

/** A status that the service document does not name for this operation. */
export class UnexpectedStatusError extends StatusError {
	override name = 'UnexpectedStatusError';

	constructor(answer: ErrorAnswer) {
		super(
			answer,
			wantsTls.test(answer.serviceMessage ?? '')
				? 'The service speaks TLS at that port: begin CONTENT_SERVICE_URL with https.'
				: 'Check that CONTENT_SERVICE_URL is the address of a Tourism Content Service and that the settings of its lists fit it.',
		);
	}
}
