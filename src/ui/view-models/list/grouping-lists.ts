import type { GroupingSummary } from '../../../guide/model/grouping-summary.ts';
import type { Grouping, GuidePlace } from '../../../guide/model/guide-records.ts';
import { nestedDestinations } from '../../../guide/model/nested-destinations.ts';
import type { DisplayImage } from '../../../domain/images/display-image.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';
import { destinationNode } from '../../../outputs/structured-data/destination.ts';
import type { StatedSources } from '../../../outputs/structured-data/page-sources.ts';
import { draftMark } from '../site/draft-mark.ts';
import { groupingEmptyState } from './grouping-empty-state.ts';
import { groupingWords } from './grouping-introduction.ts';
import { type Cover, coverOfGrouping } from '../site/card-cover.ts';
import { laterPlaces, membersAmong, runOutPlaces } from '../place/later-places.ts';
import { filesId, filteredLists, waysToFiles } from './kind-links.ts';
import type { Link } from '../site/link.ts';
import { type ListPage, listPages } from './list-page.ts';
import type { PageContext } from '../site/page-context.ts';
import { placeFileLinks } from '../place/place-files.ts';
import { searchAttributes } from '../explore/search-attributes.ts';
import { socialImageOf } from '../site/social-image.ts';
import { guideContext } from '../site/structured-page.ts';

export interface GroupingCard {
	href: string;
	name: string;
	/** Number of places and events that it has, in words; empty where it has none. */
	count: string;
	image?: DisplayImage | undefined;
	/** Drawn where there is no image, and shown where it cannot be had. */
	cover?: Cover | undefined;
	/** Mark of what is not published yet. */
	draft?: string | undefined;
}

/** Returns the pages of each destination, or of each collection. */
export function groupingPages(
	context: PageContext,
	kind: GroupingKind,
): { addressSlug: string; pages: ListPage[] }[] {
	const { guide, messages } = context;
	const words = messages.pages;
	const facet = kind === 'destinations' ? 'destination' : 'collection';
	const parent: Link = { href: context.routes[kind](), label: words[kind] };
	const coming = membersAmong(context, kind, guide.comingPlaces);
	const runOut = membersAmong(context, kind, runOutPlaces(context));
	const { inner } = nestedDestinations(guide.destinations, guide.names);
	return guide[kind].map((grouping) => {
		const path = groupingPath(context, kind, grouping);
		const filtered = filteredLists(context, facet, grouping.addressSlug);
		const pages = listPages(context, {
			heading: grouping.summary.name,
			...groupingWords(context, grouping),
			isContent: { heading: true, introduction: grouping.summary.description !== undefined },
			searchAttributes: searchAttributes(
				context,
				facet,
				grouping.summary,
				kind === 'destinations' ? grouping.addressSlug : undefined,
			),
			parents: [parent],
			isDraft: grouping.summary.isDraft,
			places: grouping.places,
			events: grouping.events,
			narrower: {
				heading: words.destinations,
				links: (inner.find(({ whole }) => whole === grouping)?.parts ?? []).map((part) => ({
					...groupingLink(context, 'destinations', part),
					count: words.membersCount(part.places.length, part.events.length),
				})),
			},
			...laterPlaces(context, coming.get(grouping.addressSlug) ?? []),
			filtered,
			emptyState: groupingEmptyState(
				context,
				grouping,
				parent,
				runOut.get(grouping.addressSlug) ?? [],
			),
			credit: grouping.summary.credit,
			socialImage: socialImageOf(context, grouping),
			source: sourceOf(grouping.summary),
			entity:
				kind === 'destinations'
					? (shown) => destinationEntity(context, grouping, shown)
					: undefined,
			hrefOf: (page) => groupingPath(context, kind, grouping, page),
			files: placeFileLinks(context, grouping.places, path, `${filtered.places}#${filesId}`),
			waysToFiles: waysToFiles(context, {
				facet,
				slug: grouping.addressSlug,
				places: [],
				events: grouping.events,
			}),
			calendarFeed:
				kind === 'destinations' && grouping.events.length > 0
					? context.routes.destinationFeed(grouping.addressSlug)
					: undefined,
		});
		return { addressSlug: grouping.addressSlug, pages };
	});
}

function sourceOf({ attribution, provenance, updatedAt }: GroupingSummary): StatedSources {
	return { attribution, provenance, updated_at: updatedAt };
}

/** Returns structured data of a destination without images: its page shows no picture of it. */
function destinationEntity(context: PageContext, grouping: Grouping, shown: readonly GuidePlace[]) {
	const { routes } = context;
	return destinationNode(grouping.summary, {
		guide: guideContext(context),
		url: routes.absolute(groupingPath(context, 'destinations', grouping)),
		images: [],
		places: shown.map(({ addressSlug, id, name, schemaType }) => ({
			id,
			name,
			schemaType,
			url: routes.absolute(routes.place(addressSlug)),
		})),
	});
}

export function groupingCard(
	context: PageContext,
	kind: GroupingKind,
	grouping: Grouping,
): GroupingCard {
	return {
		href: groupingPath(context, kind, grouping),
		name: grouping.summary.name,
		count: context.messages.pages.membersCount(grouping.places.length, grouping.events.length),
		image: grouping.summary.image,
		cover: coverOfGrouping(kind, grouping),
		draft: draftMark(context, grouping.summary),
	};
}

export function groupingLink(context: PageContext, kind: GroupingKind, grouping: Grouping): Link {
	return {
		href: groupingPath(context, kind, grouping),
		label: grouping.summary.name,
		isContent: true,
	};
}

/** Returns the path of the page of a destination or collection, or of a further page of it. */
export function groupingPath(
	{ routes }: PageContext,
	kind: GroupingKind,
	{ addressSlug }: Pick<Grouping, 'addressSlug'>,
	page = 1,
): string {
	return kind === 'destinations'
		? routes.destination(addressSlug, page)
		: routes.collection(addressSlug, page);
}
