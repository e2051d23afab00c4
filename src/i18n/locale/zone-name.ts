import { dateTimeFormat } from './formatters.ts';

/** What a time zone is called, and how far its clocks are from UTC: "Japan Standard Time", "GMT+9". */
export interface ZoneName {
	/** Absent where the zone has none in that language. */
	name?: string | undefined;
	/** Absent where it is not the same at all of the instants. */
	offset?: string | undefined;
}

/**
 * A time zone in the words of a language (Unicode CLDR, generic names: true in summer and winter).
 *
 * @param timeZone IANA name.
 * @param instantsMs In milliseconds since 1970; at least one.
 * @param locale BCP 47.
 */
export function zoneName(
	timeZone: string,
	instantsMs: readonly number[],
	locale: string,
): ZoneName {
	const names = namesOf('longGeneric', timeZone, instantsMs.slice(0, 1), locale);
	const [offset, ...others] = namesOf('shortOffset', timeZone, instantsMs, locale);
	// In place of a name that is missing stands the offset of the first instant.
	const name = names.find((text) => !/\d/.test(text));
	return { name, offset: others.length > 0 ? undefined : offset };
}

/** Each once. */
function namesOf(
	timeZoneName: 'longGeneric' | 'shortOffset',
	timeZone: string,
	instantsMs: readonly number[],
	locale: string,
): string[] {
	const format = dateTimeFormat(locale, { timeZone, timeZoneName });
	const names = instantsMs.flatMap((instant) =>
		format
			.formatToParts(instant)
			.flatMap(({ type, value }) => (type === 'timeZoneName' ? value : [])),
	);
	return [...new Set(names)];
}
