import { STATUS_CODES } from 'node:http';
import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

/** Holds what an answer with an error status says (service document, section 7). */
export interface ErrorAnswer extends Omit<ErrorContext, 'hint'> {
	status: number;
	/** The service's own words, harmless to print. */
	serviceMessage?: string | undefined;
	/** How long the service asks to be left alone, in milliseconds. */
	retryAfterMs?: number | undefined;
}

/** The service answered, but not with 200. */
export class StatusError extends ContentServiceError {
	override name = 'StatusError';
	readonly status: number;
	readonly serviceMessage: string | undefined;
	readonly retryAfterMs: number | undefined;

	constructor(answer: ErrorAnswer, hint: string) {
		const { status, serviceMessage, retryAfterMs } = answer;
		const statusName = STATUS_CODES[status];
		const described = statusName === undefined ? String(status) : `${status} ${statusName}`;
		super(`answered ${described}${serviceMessage === undefined ? '' : `: ${serviceMessage}`}`, {
			...answer,
			hint,
		});
		this.status = status;
		this.serviceMessage = serviceMessage;
		this.retryAfterMs = retryAfterMs;
	}
}
