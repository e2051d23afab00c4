import { ContentServiceError, type ErrorContext } from './content-service-error.ts';

export type TimedStep = 'connect' | 'headers' | 'body';

const waitedFor: Record<TimedStep, string> = {
	connect: 'could not connect',
	headers: 'was not answered',
	body: 'was not answered to its end',
};

/** A step of a request took longer than its limit. */
export class TimeLimitError extends ContentServiceError {
	override name = 'TimeLimitError';
	readonly step: TimedStep;
	readonly limitMs: number;

	constructor(step: TimedStep, limitMs: number, context: Omit<ErrorContext, 'hint'>) {
		super(`${waitedFor[step]} within ${limitMs / 1000} s`, {
			...context,
			hint: `Raise CONTENT_SERVICE_${step.toUpperCase()}_TIMEOUT_MS or lower CONTENT_SERVICE_CONCURRENCY if the service is slow; else build again later.`,
		});
		this.step = step;
		this.limitMs = limitMs;
	}
}
