import type { Facet } from '../../../domain/facets/facet.ts';
import { joinedValues } from '../../../domain/facets/joined-values.ts';
import type { ExploredFacet } from '../../../outputs/explore/encode-facets.ts';
import { type ExploredEvent, encodeEvents } from '../../../outputs/explore/encode-events.ts';
import type { DateStanding } from '../../../outputs/explore/event-file.ts';
import { type EventStatus, readStatus } from '../../../domain/events/event-status.ts';
import { goingOn } from '../../../domain/events/going-on.ts';
import { undatedInWords } from '../../../domain/events/noted-dates.ts';
import { statusNotices } from '../../../domain/events/status-words.ts';
import { leadingOccurrence, upcomingWithRuns } from '../../../domain/events/upcoming.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import { nameOrder } from '../../../i18n/locale/name-order.ts';
import { capitalised } from '../../../i18n/messages/capitalised.ts';
import { compareTexts } from '../../../i18n/text-order.ts';
import { closedDaysOf } from '../event/closed-days.ts';
import { listedWhereabouts, spotOf } from '../event/event-location.ts';
import { eventClock } from '../event/event-clock.ts';
import { exploredFacet } from './explored-facet.ts';
import type { PageContext } from '../site/page-context.ts';
import { tableFileOfBuild } from '../list/table-file.ts';

/**
 * Lists what events state, as far as a visitor can choose by it; in the order in which it is
 * offered, after their kinds.
 */
export const eventFacets: readonly Facet[] = [
	'theme',
	'destination',
	'city',
	'neighbourhood',
	'collection',
	'language',
	'families',
	'price',
];

const fileOf = tableFileOfBuild((routes) => routes.eventTable(), encoded);

/**
 * Returns the file of all listed events, as the page of what is on reads it (`loadEventTable`);
 * made once for each build.
 */
export function eventTableFile(context: PageContext): string {
	return fileOf(context).json;
}

export function eventTableAddress(context: PageContext): string {
	return fileOf(context).address;
}

function encoded(context: PageContext) {
	const { guide, routes } = context;
	const listed = new Set(guide.listedEvents);
	return encodeEvents(
		guide.events.filter((event) => listed.has(event)).map((event) => explored(context, event)),
		[
			kindsOf(context),
			...eventFacets.map((facet) => exploredFacet(context, facet, ({ events }) => events)),
		],
		routes.events(),
	);
}

/**
 * Returns the kinds of events as their cards show them. No list has them, so they are no facet of
 * the guide.
 */
function kindsOf({ guide, messages, site }: PageContext): ExploredFacet {
	const compare = nameOrder(site.locale);
	const kinds = joinedValues(guide.listedEvents, ({ kind }) =>
		kind === undefined ? [] : [[kind]],
	);
	return {
		key: 'kind',
		label: messages.pages.kindOfEvent,
		matches: 'any',
		values: kinds
			.map(({ name, records, slug }) => ({
				slug,
				label: capitalised(name, site.termsLanguage ?? site.contentLanguage),
				records,
			}))
			.sort((one, other) => compare(one.label, other.label) || compareTexts(one.slug, other.slug)),
	};
}

function explored(context: PageContext, event: GuideEvent): ExploredEvent {
	const { now } = context;
	const dates = upcomingWithRuns(event.dates, now);
	// Of what was put off the last date says so.
	const status = leadingOccurrence(event.dates, now)?.status ?? readStatus(event.status);
	const goesOn = dates.length === 0 && goingOn(event.dates, eventClock(context)) !== undefined;
	const when =
		undatedInWords(event, context.site.locale, context.messages.events) ??
		(goesOn ? context.messages.events.card.laterDates : undefined);
	const standing = { ...standingOf(context, event, status), ...(when !== undefined && { when }) };
	const hasStanding = standing.notices.length > 0 || when !== undefined;
	const closedDays = closedDaysOf(context, event);
	return {
		...event,
		...(closedDays.length > 0 && { closedDays }),
		whereabouts: listedWhereabouts(context, event),
		coordinates: spotOf(context, event).coordinates,
		dates: dates.map((date) => ({
			...date,
			standing: standingOf(context, event, date.status),
		})),
		standing: dates.length === 0 && hasStanding ? standing : undefined,
	};
}

function standingOf(
	{ messages, site }: PageContext,
	{ previousStartDate }: GuideEvent,
	status: EventStatus,
): DateStanding {
	const notices = statusNotices(status, previousStartDate, site.locale, messages.events);
	return {
		...(status.state !== undefined && { state: status.state }),
		notices: notices.map(({ kind, label }) => [kind, label]),
	};
}
