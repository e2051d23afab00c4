import { dateInWords } from '../../../domain/events/date-words.ts';
import { groupingsOf } from '../../../guide/model/groupings.ts';
import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import { membersByName } from '../../../guide/model/members-by-name.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';
import type { ListedContent } from '../list/listed-content.ts';
import type { PageContext } from '../site/page-context.ts';

/** What a list tells, on its first page, of places that are not in force yet: links with the days, and the credits that are owed for them. */
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

/** The places of destinations or collections that are not in force yet, by the last part of their addresses. */
export function comingMembers(
	{ guide }: PageContext,
	kind: GroupingKind,
): ReadonlyMap<string, readonly GuidePlace[]> {
	const groupings = guide[kind];
	const slugs = new Map(groupings.map(({ addressSlug, summary }) => [summary.id, addressSlug]));
	const summaries = groupings.map(({ summary }) => summary);
	const named = groupingsOf(summaries, slugs, guide.comingPlaces, []);
	const all = kind === 'destinations' ? membersByName(named, guide.comingPlaces, []) : named;
	return new Map(all.map(({ addressSlug, places }) => [addressSlug, places]));
}
