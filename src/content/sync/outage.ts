import type { ContentService } from '../client/client.ts';
import {
	ContentServiceError,
	IdentifierError,
	SettingsError,
} from '../client/errors/content-service-error.ts';
import { ForbiddenError, UnauthorizedError } from '../client/errors/status-errors.ts';
import type { Traffic } from '../client/persistence.ts';
import { maxTimerMs, minuteMs } from '../../i18n/durations.ts';

const ownMistakes = [UnauthorizedError, ForbiddenError, SettingsError, IdentifierError];

/** Smallest share of successes of a reading that lacks time; with fewer, it lacks responses. */
const minSuccesses = 0.5;

/** Says that the reading as a whole took longer than it may. */
class SyncTimeError extends ContentServiceError {
	override name = 'SyncTimeError';

	/** @param traffic Before connections are ended: what then fails is not the service's doing. */
	constructor(minutes: number, { lastFailure, rateLimited, requests, successes }: Traffic) {
		const refused = rateLimited > 0 ? `, answered with 429: ${rateLimited}` : '';
		const last = lastFailure ? `. The last request: ${lastFailure.message}` : '';
		super(
			`The content service was not read to its end within ${minutes} minutes (requests: ${requests}, successful: ${successes}${refused})${last}`,
			{
				hint:
					successes >= minSuccesses * requests
						? 'The next build goes on where this one stopped. Raise CONTENT_SYNC_MINUTES if the service is always so slow.'
						: `So few requests succeeded that more time would hardly help. ${lastFailure?.hint ?? 'Look at the service, and build again later.'}`,
			},
		);
	}
}

/**
 * Returns whether a failure means that the service cannot be read for now; a refused token or a
 * wrong setting stays wrong until mended.
 */
export function isOutage(error: unknown): error is ContentServiceError {
	return (
		error instanceof ContentServiceError && !ownMistakes.some((mistake) => error instanceof mistake)
	);
}

/**
 * Does work that reads a service; when the time is over, its signal is aborted and so are all
 * requests.
 *
 * @throws {SyncTimeError} When the time was over; says how much of what was asked for succeeded,
 *   and what failed at last.
 */
export async function withTimeLimit<T>(
	minutes: number,
	service: Pick<ContentService, 'close' | 'traffic'>,
	work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const controller = new AbortController();
	let overtime: SyncTimeError | undefined;
	const end = () => {
		overtime = new SyncTimeError(minutes, service.traffic);
		controller.abort(overtime);
		void service.close();
	};
	const timer = minutes > 0 ? setTimeout(end, Math.min(minutes * minuteMs, maxTimerMs)) : undefined;
	try {
		return await work(controller.signal);
	} catch (error) {
		throw overtime ?? error;
	} finally {
		clearTimeout(timer);
	}
}
