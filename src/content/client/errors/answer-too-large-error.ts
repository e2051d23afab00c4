import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

/** An answer had more bytes, as sent or once decompressed, than the limit allows. */
export class AnswerTooLargeError extends ContentServiceError {
	override name = 'AnswerTooLargeError';
	readonly limitBytes: number;

	constructor(limitBytes: number, context: Omit<ErrorContext, 'hint'>) {
		super(`answered with more than ${limitBytes} bytes`, {
			...context,
			hint: 'Raise CONTENT_SERVICE_MAX_ANSWER_BYTES if such an answer is right, or ask for smaller pages of the list.',
		});
		this.limitBytes = limitBytes;
	}
}
