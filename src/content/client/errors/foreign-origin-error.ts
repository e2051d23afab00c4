import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

/** An address to read lies at another origin than the service: the token must not travel there. */
export class ForeignOriginError extends ContentServiceError {
	override name = 'ForeignOriginError';
	readonly origin: string;

	/** @param origin Scheme, host and port of the address, harmless to print. */
	constructor(origin: string, context: Omit<ErrorContext, 'hint'>) {
		super(
			context.attempt
				? `points to ${origin}, which is not the origin of the service`
				: `The address asked for lies at ${origin}, which is not the origin of the service`,
			{
				...context,
				hint: `The token is sent to the origin of CONTENT_SERVICE_URL only. If ${origin} is the service, set CONTENT_SERVICE_URL to it.`,
			},
		);
		this.origin = origin;
	}
}
