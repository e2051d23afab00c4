import { ContentServiceError } from './content-service-error.ts';

/** An id of another form than the service document, section 2.2, gives is never put in a path. */
export class IdentifierError extends ContentServiceError {
	override name = 'IdentifierError';

	constructor(complaint: string) {
		super(`A record was asked for by what is ${complaint}`, {
			hint: 'Correct the id in the list of the service or in the file of ids.',
		});
	}
}
