import { dateTimeFormat } from './formatters.ts';
import { utcOffsetMs } from './utc-offset.ts';
import { utcOffsetText } from './utc-offset-text.ts';

/**
 * Holds what a time zone is called, and how far its clocks are from UTC: "Japan Standard Time",
 * "UTC+9".
 */
export interface ZoneName {
	/** Absent where the zone has none in that language. */
	name?: string | undefined;
	/** Absent where it is not the same at all of the instants. */
	offset?: string | undefined;
}

/**
 * Returns the name of a time zone in the words of a language (Unicode CLDR, generic names: true in
 * summer and winter), and its offset from UTC where all instants have the same.
 *
 * @param timeZone IANA name, or an offset like `+08:00`, which has no name.
 * @param instantsMs Instants in milliseconds since 1970; at least one.
 * @param locale BCP 47.
 */
export function zoneName(
	timeZone: string,
	instantsMs: readonly number[],
	locale: string,
): ZoneName {
	const [offset, ...others] = new Set(
		instantsMs.map((instant) => utcOffsetText(utcOffsetMs(instant, timeZone))),
	);
	return {
		name: /^[+-]/.test(timeZone) ? undefined : genericName(timeZone, instantsMs[0], locale),
		offset: others.length > 0 ? undefined : offset,
	};
}

function genericName(timeZone: string, instantMs: number | undefined, locale: string) {
	const name = dateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
		.formatToParts(instantMs)
		.find(({ type }) => type === 'timeZoneName')?.value;
	// In place of a name that is missing stands the offset.
	return name === undefined || /\d/.test(name) ? undefined : name;
}
