import { joinedValues } from '../../../domain/facets/joined-values.ts';
import { groupingsOf } from '../../../guide/model/groupings.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { membersByName } from '../../../guide/model/members-by-name.ts';
import { themesOf } from '../list/event-themes.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Describes a calendar of the events of a part of the guide, with those that are over: it keeps
 * past events for a while. The calendar is there also where nothing is on, as programs that have
 * subscribed keep what they read last of one that is gone.
 */
export interface PartCalendar {
	/** Last part of the address of the part. */
	slug: string;
	name: string;
	events: readonly GuideEvent[];
}

/** Returns the calendar of every destination, with its id. */
export function destinationCalendars({ guide }: PageContext): (PartCalendar & { id: string })[] {
	const { destinations, events } = guide;
	const slugs = new Map(destinations.map(({ addressSlug, summary }) => [summary.id, addressSlug]));
	const summaries = destinations.map(({ summary }) => summary);
	const withAllEvents = groupingsOf(summaries, slugs, [], events);
	return membersByName(withAllEvents, [], events).map(
		({ addressSlug, events: members, summary: { id, name } }) => ({
			id,
			slug: addressSlug,
			name,
			events: members,
		}),
	);
}

/** Returns the calendar of every theme of which the guide still has a page of an event. */
export function themeCalendars(context: PageContext): PartCalendar[] {
	const names = new Map(themesOf(context).map(({ name, slug }) => [slug, name]));
	return joinedValues(context.guide.events, ({ themes }) => themes.map((theme) => [theme])).map(
		({ name, records, slug }) => ({ slug, name: names.get(slug) ?? name, events: records }),
	);
}
