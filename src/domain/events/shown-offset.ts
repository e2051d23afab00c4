import { hourMs, minuteMs } from '../../i18n/durations.ts';
import { utcOffsetMs } from '../../i18n/locale/utc-offset.ts';
import { utcOffsetText } from '../../i18n/locale/utc-offset-text.ts';
import type { OffsetDateTime } from './offset-date-time.ts';

/** Clocks are put forward or back by no more than this at once. */
const maxChangeMs = 3 * hourMs;

type Moment = Pick<OffsetDateTime, 'clock' | 'epochMs' | 'offsetMinutes'>;

/** Holds a clock with the offset that has to be shown beside it, as `offsetToShow` says. */
export interface ShownClock {
	/** `HH:MM`. */
	clock?: string | undefined;
	offset?: string | undefined;
}

export function shownClock(moment: Moment, timeZone: string): ShownClock {
	return { clock: moment.clock, offset: offsetToShow(moment, timeZone) };
}

/**
 * Returns the offset of a moment ("UTC+8") where its clock time alone would be misread in the
 * guide's time zone: the clocks there show another time then, or show the same time twice, before
 * and after they are put back.
 *
 * @param timeZone Time zone of the guide (IANA name).
 */
export function offsetToShow(moment: Moment, timeZone: string): string | undefined {
	const { epochMs } = moment;
	const offsetMs = moment.offsetMinutes * minuteMs;
	const isOfGuide = utcOffsetMs(epochMs, timeZone) === offsetMs;
	return isOfGuide && !isShownTwice(epochMs, offsetMs, timeZone)
		? undefined
		: utcOffsetText(offsetMs);
}

function isShownTwice(epochMs: number, offsetMs: number, timeZone: string): boolean {
	return [-maxChangeMs, maxChangeMs].some((distanceMs) => {
		const otherMs = utcOffsetMs(epochMs + distanceMs, timeZone);
		const againMs = epochMs + offsetMs - otherMs;
		return otherMs !== offsetMs && utcOffsetMs(againMs, timeZone) === otherMs;
	});
}
