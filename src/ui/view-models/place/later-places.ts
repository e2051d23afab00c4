import { dateInWords } from '../../../domain/events/date-words.ts';
import { dayInZone } from '../../../domain/events/days.ts';
import { groupingsOf } from '../../../guide/model/groupings.ts';
import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import { membersByName } from '../../../guide/model/members-by-name.ts';
import { validityAt } from '../../../domain/places/validity.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';
import type { ListedContent } from '../list/listed-content.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Returns what a list shows, on its first page, of places that are not in force yet: links with the
 * days, and the credits that are owed for them.
 */
export function laterPlaces(
	{ messages, routes, site }: PageContext,
	places: readonly GuidePlace[],
): Pick<ListedContent, 'later' | 'firstPageCredits'> {
	return {
		later: {
			heading: messages.pages.fromLaterDate,
			links: places.map(({ addressSlug, name, validFrom = '' }) => ({
				href: routes.place(addressSlug),
				label: name,
				isContent: true,
				count: messages.places.validFrom(dateInWords(validFrom, site.locale)),
			})),
		},
		firstPageCredits: places.map(({ credit }) => credit),
	};
}

/** Returns the places whose validity has run out, and that no list shows. */
export function runOutPlaces({ guide, now, site }: PageContext): GuidePlace[] {
	if (site.pastValidity === 'listed') return [];
	const today = dayInZone(now, site.timeZone);
	return guide.places.filter((place) => validityAt(place, today) === 'no-longer');
}

/**
 * Returns which of some places are members of destinations or collections, by the last part of
 * their addresses.
 *
 * @param places Places such as those that are not in force yet.
 */
export function membersAmong(
	{ guide }: PageContext,
	kind: GroupingKind,
	places: readonly GuidePlace[],
): ReadonlyMap<string, readonly GuidePlace[]> {
	const groupings = guide[kind];
	const slugs = new Map(groupings.map(({ addressSlug, summary }) => [summary.id, addressSlug]));
	const summaries = groupings.map(({ summary }) => summary);
	const named = groupingsOf(summaries, slugs, places, []);
	const all = kind === 'destinations' ? membersByName(named, places, []) : named;
	return new Map(all.map((grouping) => [grouping.addressSlug, grouping.places]));
}
