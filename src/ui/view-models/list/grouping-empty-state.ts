import type { Grouping, GuidePlace } from '../../../guide/model/guide-records.ts';
import type { Link } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';
import { archiveLinks } from './event-lists.ts';
import type { EmptyState } from './listed-content.ts';

/** Says why the page of a grouping lists nothing. */
export function groupingEmptyState(
	context: PageContext,
	{ summary }: Grouping,
	parent: Link,
	runOut: readonly GuidePlace[],
): EmptyState {
	const words = context.messages.pages;
	if (runOut.length > 0) return { message: words.runOut(runOut.length), links: [parent] };
	return summary.eventIds.length > 0
		? { message: words.noUpcomingEvents, links: archiveLinks(context) }
		: { message: words.noPlaces, links: [parent] };
}
