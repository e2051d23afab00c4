import { ContentServiceError } from '../content-service/errors/content-service-error.ts';
import { ForbiddenError } from '../content-service/errors/forbidden-error.ts';
import { IdentifierError } from '../content-service/errors/identifier-error.ts';
import { SettingsError } from '../content-service/errors/settings-error.ts';
import { UnauthorizedError } from '../content-service/errors/unauthorized-error.ts';
import { longestTimerMs, minuteMs } from '../durations.ts';

const ownMistakes = [UnauthorizedError, ForbiddenError, SettingsError, IdentifierError];

/** The reading as a whole took longer than it may. */
class SyncTimeError extends ContentServiceError {
	override name = 'SyncTimeError';

	constructor(minutes: number) {
		super(`The content service was not read to its end within ${minutes} minutes`, {
			hint: 'The next build goes on where this one stopped. Raise CONTENT_SYNC_MINUTES if the service is always so slow.',
		});
	}
}

/** Whether a failure means that the service cannot be read for now; a refused token or a wrong setting stays wrong until mended. */
export function isOutage(error: unknown): error is ContentServiceError {
	return (
		error instanceof ContentServiceError && !ownMistakes.some((mistake) => error instanceof mistake)
	);
}

/**
 * Does work that reads a service; when the time is over, its signal is aborted and so are all requests.
 *
 * @throws {SyncTimeError} When the time was over.
 */
export async function withTimeLimit<T>(
	minutes: number,
	service: { close: () => Promise<void> },
	work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const controller = new AbortController();
	const overtime = new SyncTimeError(minutes);
	const end = () => {
		controller.abort(overtime);
		void service.close();
	};
	const timer =
		minutes > 0 ? setTimeout(end, Math.min(minutes * minuteMs, longestTimerMs)) : undefined;
	try {
		return await work(controller.signal);
	} catch (error) {
		throw controller.signal.aborted ? overtime : error;
	} finally {
		clearTimeout(timer);
	}
}
