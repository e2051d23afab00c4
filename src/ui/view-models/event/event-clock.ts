import type { EventClock } from '../../../domain/events/dated-event.ts';
import type { EventContext } from '../site/page-context.ts';

/** Returns the clock that judges events: that of the build, in the guide's time zone. */
export function eventClock({ now, site }: Pick<EventContext, 'now' | 'site'>): EventClock {
	const { endAtMidnight, looksUpTimeZones, timeZone } = site;
	return { nowMs: now, timeZone, looksUpTimeZones, endAtMidnight };
}
