import type { ContentService } from '../client/client.ts';
import { dayMs } from '../../i18n/durations.ts';
import { WrongClockError } from './wrong-clock-error.ts';

/**
 * Maximum error of a clock that passes: less is what clocks differ by that nobody sets, or that are
 * set by the time of another zone.
 */
export const maxClockErrorMs = dayMs;

/**
 * Returns whether content seems to be read in the future, by more than clocks may be wrong.
 *
 * @param readAt Instant of the reading (ISO 8601).
 */
export function isAheadOf(nowMs: number, readAt: string): boolean {
	return Date.parse(readAt) - nowMs > maxClockErrorMs;
}

/**
 * Compares the clock of this machine with that of a service, by the newest of the responses that it
 * has given.
 */
export class ServiceClock {
	/** Wraps the service, so that the clock is read from its responses. */
	readonly service: ContentService;
	#newest: { sentAtMs: number; receivedAtMs: number } | undefined;

	constructor(service: ContentService) {
		this.service = {
			...service,
			get: async (address) => {
				const response = await service.get(address);
				this.#note(response.sentAtMs);
				return response;
			},
		};
	}

	/**
	 * @throws {WrongClockError} When the two are more than a day apart. Answers without a date say
	 *   nothing.
	 */
	stopIfApart(): void {
		if (this.#newest === undefined) return;
		const { receivedAtMs, sentAtMs } = this.#newest;
		if (Math.abs(receivedAtMs - sentAtMs) > maxClockErrorMs)
			throw WrongClockError.apartFromService(receivedAtMs, sentAtMs);
	}

	#note(sentAtMs: number | undefined): void {
		if (sentAtMs === undefined || sentAtMs <= (this.#newest?.sentAtMs ?? -Infinity)) return;
		this.#newest = { sentAtMs, receivedAtMs: Date.now() };
	}
}
