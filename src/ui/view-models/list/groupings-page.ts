import { creditsOwed } from '../../../domain/credits/credits.ts';
import type { Grouping } from '../../../guide/model/guide-records.ts';
import { nestedDestinations } from '../../../guide/model/nested-destinations.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';
import { withDistinctCovers } from '../site/card-cover.ts';
import type { Link } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame, type PageFrame } from '../site/page-frame.ts';
import { withStructuredData } from '../site/structured-page.ts';
import { type GroupingCard, groupingCard, groupingLink } from './grouping-lists.ts';

/** Describes the page of all destinations, or of all collections. */
export interface GroupingsPage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	cards: readonly GroupingCard[];
	/** Destinations that lie within one of the cards, below its name. */
	parts: readonly { whole: Link; cards: readonly GroupingCard[] }[];
	emptyState: string;
}

export function groupingsPage(context: PageContext, kind: GroupingKind): GroupingsPage {
	const { guide, messages, routes, site } = context;
	const words = messages.pages;
	const groupings = guide[kind];
	const introduction =
		kind === 'destinations'
			? words.destinationsIntroduction(site.name)
			: words.collectionsIntroduction(site.name);
	const { inner, outer } =
		kind === 'destinations'
			? nestedDestinations(groupings, guide.names)
			: { outer: groupings, inner: [] };
	const cardsOf = (some: readonly Grouping[], above: readonly GroupingCard[] = []) =>
		withDistinctCovers(
			some.map((grouping) => groupingCard(context, kind, grouping)),
			above,
		);
	const cards = cardsOf(outer);
	const parts = inner.map((part) => ({
		whole: groupingLink(context, kind, part.whole),
		cards: cardsOf(part.parts, cards),
	}));
	const entries = [cards, ...parts.map((part) => part.cards)].flat();
	const frame = pageFrame(context, {
		heading: words[kind],
		description: introduction,
		path: routes[kind](),
		credits: creditsOwed(groupings.map(({ summary }) => summary.credit)),
		isIndexable: groupings.length > 0,
	});
	return {
		frame: withStructuredData(context, frame, {
			heading: words[kind],
			list: {
				entries: entries.map(({ href, name }) => ({ name, url: routes.absolute(href) })),
				totalCount: entries.length,
				firstPosition: 1,
			},
		}),
		heading: words[kind],
		introduction,
		cards,
		parts,
		emptyState: words.noGroupings,
	};
}
