import { webcalAddress } from '../../../outputs/icalendar/calendar.ts';
import { dateInWords } from '../../../domain/events/date-words.ts';
import { isTodayAgain, type NamedRange, namedRanges } from '../../../domain/events/day-ranges.ts';
import { addDays } from '../../../domain/events/days.ts';
import { agingDays } from '../../../domain/events/whats-on.ts';
import { withValue } from '../../../outputs/explore/chosen-values.ts';
import { noEventFilters, queryOfEventFilters } from '../../../outputs/explore/event-filters.ts';
import type { WhatsOnOptions, WhatsOnWords } from '../../../outputs/explore/whats-on-words.ts';
import { localeFacts } from '../../../i18n/locale/locale-facts.ts';
import type { Messages } from '../../../i18n/messages/messages.ts';
import { wordsContext } from '../event/event-card.ts';
import { themesOf } from './event-themes.ts';
import { eventTableAddress } from '../explore/explored-events.ts';
import type { PageContext } from '../site/page-context.ts';
import { sectionId } from './whats-on-sections.ts';

/** Describes a way to what is on in a range of days; without a range to all events. */
export interface DatePreset {
	/** Names the range for the script, and the list of the page for browsers without it. */
	href: string;
	label: string;
	range?: NamedRange | undefined;
	/** Whether it is hidden, as today leads to the same; the browser decides anew. */
	isHidden?: boolean | undefined;
}

/** Describes the filters of the page of events: what their script needs. */
export interface WhatsOnFinder {
	/** Address of the file of all events. */
	table: string;
	/** `WhatsOnWords` as JSON. */
	words: string;
	/** `WhatsOnOptions` as JSON. */
	options: string;
	presets: readonly DatePreset[];
	/** Words for dates that were put together too long ago. */
	outdatedText: string;
}

export function whatsOnFinder(context: PageContext): WhatsOnFinder {
	const { messages, routes, site } = context;
	const { today } = wordsContext(context);
	const { weekend } = localeFacts(site.locale);
	const options: WhatsOnOptions = {
		weekend,
		completeUntil: addDays(today, agingDays),
		webcalOrigin: webcalAddress(new URL(routes.siteRoot).origin),
		feeds: feedsByQuery(context),
		calendar: routes.eventsFeed(),
		dates: routes.eventDates(),
	};
	const words = finderWords(messages);
	return {
		table: eventTableAddress(context),
		words: JSON.stringify(words),
		options: JSON.stringify(options),
		presets: [
			{ href: routes.events(), label: messages.whatsOn.anyDate },
			...namedRanges.map((range) => ({
				href: `${routes.events()}${queryOfEventFilters({ ...noEventFilters, when: range })}#${sectionId(range)}`,
				label: words.ranges[range],
				range,
				isHidden: isTodayAgain(range, today, weekend),
			})),
		],
		outdatedText: messages.events.outdatedList(dateInWords(today, site.locale)),
	};
}

function finderWords({ events, explore, whatsOn }: Messages): WhatsOnWords {
	const { allValues, free, loosen, removeFilter, showEntries, showMore } = explore.browser;
	return {
		...{ allValues, free, loosen, removeFilter, showEntries, showMore },
		...whatsOn.browser,
		elisions: events.card.elisions,
		datesToBeConfirmed: events.datesToBeConfirmed,
		ranges: {
			today: events.today,
			weekend: events.thisWeekend,
			'next-7-days': events.next7Days,
		},
	};
}

/**
 * Returns the addresses of the calendars that the build writes, by the query of their filters: of
 * all events, those of one theme and those of one destination.
 */
function feedsByQuery(context: PageContext): Record<string, string> {
	const { guide, routes } = context;
	const query = (facet: string, slug: string) =>
		queryOfEventFilters(withValue(noEventFilters, facet, slug, true));
	return Object.fromEntries([
		[queryOfEventFilters(noEventFilters), routes.eventsFeed()],
		...themesOf(context).map(({ slug }) => [query('theme', slug), routes.themeFeed(slug)]),
		...guide.destinations
			.filter(({ events }) => events.length > 0)
			.map(({ addressSlug }) => [
				query('destination', addressSlug),
				routes.destinationFeed(addressSlug),
			]),
	]) as Record<string, string>;
}
