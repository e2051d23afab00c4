import { ContentServiceError } from './content-service-error.ts';

/** A request was asked for, or still waiting, when the client was closed. */
export class ServiceClosedError extends ContentServiceError {
	override name = 'ServiceClosedError';

	constructor() {
		super('The client of the content service is closed', {
			hint: 'Look for an earlier error: the reading was given up because of it.',
		});
	}
}
