import type { GuidePlace } from '../guide/guide-records.ts';
import type { EventLocation } from '../schemas/event.ts';
import { whereaboutsOf } from './place-card.ts';

/** Where an event is, in a few words: its place and town, as far as they are known. */
export function eventWhereabouts(
	location: Pick<EventLocation, 'neighbourhood' | 'city'> | undefined,
	venue: GuidePlace | undefined,
): string | undefined {
	const town = venue?.city ?? whereaboutsOf(location ?? {});
	const parts = [venue?.name, town].filter((part) => part !== undefined);
	return parts.length === 0 ? undefined : parts.join(', ');
}
