import { zoneName } from '../../i18n/locale/zone-name.ts';
import type { EventMessages } from '../../i18n/messages/en/events.ts';
import type { Occurrence } from './occurrence.ts';
import { saysWhere, type Spot } from './spot.ts';

/**
 * Returns whether an event is somewhere, published here or not, so that its times can be called
 * those of its venue.
 */
export function hasVenue(event: Spot & { placeId?: string | undefined }): boolean {
	return event.placeId !== undefined || event.coordinates !== undefined || saysWhere(event);
}

/**
 * Returns in words by whose clocks times are shown: those of the venue where these are known; else,
 * and online, those of a time zone, by name and offset.
 *
 * `undefined` where that cannot be said in one sentence: no date has a time, or the dates are not
 * in one zone.
 *
 * @param isAtVenue Whether one has to go to a place for all of the dates.
 */
export function whoseClocks(
	dates: readonly Occurrence[],
	isAtVenue: boolean,
	{ locale, messages }: { locale: string; messages: EventMessages },
): string | undefined {
	const timed = dates.filter(({ isAllDay }) => !isAllDay);
	if (isAtVenue && timed.every((date) => date.isTimeOfVenue)) return messages.timesAreLocal;
	const [timeZone, ...others] = new Set(timed.map((date) => date.timeZone));
	if (timeZone === undefined || others.length > 0) return undefined;
	const instants = timed.map(({ start }) => start.epochMs);
	const { name, offset } = zoneName(timeZone, instants, locale);
	if (name === undefined) return offset === undefined ? undefined : messages.timesAreOfZone(offset);
	return messages.timesAreOfZone(name, offset);
}
