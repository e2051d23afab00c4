import type { Day } from './days.ts';

/** Holds an instant together with the clock in which it is given. */
export interface OffsetDateTime {
	/** Text with its offset: fractions of a second cut, `Z` written as `+00:00`. */
	iso: string;
	epochMs: number;
	/** Date and time of day that stand in the text, whatever the zone of this machine. */
	day: Day;
	/** `HH:MM`, 24 hours. */
	clock: string;
	offsetMinutes: number;
}

const rfc3339 =
	/^(?<day>\d{4}-\d\d-\d\d)[Tt](?<clock>\d\d:\d\d)(?::(?<seconds>\d\d)(?:\.\d+)?)?(?<offset>[Zz]|[+-]\d\d:\d\d)$/;

/** Reads a date-time with offset (RFC 3339, section 5.6); any other text is `undefined`. */
export function parseOffsetDateTime(text: string): OffsetDateTime | undefined {
	const groups = rfc3339.exec(text.trim())?.groups;
	if (groups === undefined) return undefined;
	const { day = '', clock = '', seconds = '00', offset = '' } = groups;
	const ownOffset = /^z$/i.test(offset) ? '+00:00' : offset;
	const iso = `${day}T${clock}:${seconds}${ownOffset}`;
	const epochMs = Date.parse(iso);
	const offsetMinutes = minutesOf(ownOffset);
	const read = { iso, epochMs, day, clock, offsetMinutes };
	return !Number.isNaN(epochMs) && wallClock(read).startsWith(`${day}T${clock}`) ? read : undefined;
}

/**
 * Returns the moment's own clock as if it were UTC, in milliseconds: an `Intl` formatter whose time
 * zone is UTC prints the time that is written.
 */
export function wallClockMs(moment: Pick<OffsetDateTime, 'epochMs' | 'offsetMinutes'>): number {
	return moment.epochMs + moment.offsetMinutes * 60_000;
}

/**
 * Returns the date and time of day of a moment as an ISO text: `Date.parse` takes 30 February
 * for 1 March, and this way back shows it.
 */
function wallClock(moment: OffsetDateTime): string {
	return new Date(wallClockMs(moment)).toISOString();
}

function minutesOf(offset: string): number {
	const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
	return offset.startsWith('-') && minutes !== 0 ? -minutes : minutes;
}
