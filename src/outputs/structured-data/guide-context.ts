import type { InstantOfDay } from '../../domain/events/days.ts';
import type { MidnightEnd } from '../../domain/events/midnight-ends.ts';

/**
 * Holds the facts of the guide which its nodes state or depend on.
 * @typeParam Instant A number where nodes of events are made.
 */
export interface GuideContext<Instant extends InstantOfDay = InstantOfDay> {
	/** Absolute root of the site, with the base path and a trailing slash. */
	siteUrl: string;
	/**
	 * Absolute root below which things have their `@id`, the same in all languages of the guide;
	 * `siteUrl` where it has one.
	 */
	thingsUrl?: string | undefined;
	name: string;
	/** One sentence about the guide. */
	description?: string | undefined;
	/** Absolute address of a logo, at least 112 pixels wide and high. */
	logoUrl?: string | undefined;
	/** Publisher elsewhere: its own site and its profiles. */
	sameAs?: readonly string[] | undefined;
	/** Address at which the publisher takes reports. */
	email?: string | undefined;
	/** Language of the interface (BCP 47). */
	language: string;
	/** Language of the records (BCP 47). */
	contentLanguage: string;
	/** IANA time zone of the places. */
	timeZone: string;
	/** Whether time zones are looked up, as in `TimeZoneSettings`. */
	looksUpTimeZones?: boolean | undefined;
	/** Meaning that the service gives to an end at 00:00. */
	endAtMidnight?: MidnightEnd | undefined;
	/** ISO 4217 code of a price of 0. */
	currency: string;
	/** Instant for which the site is built, in milliseconds since 1970. */
	nowMs: Instant;
}
