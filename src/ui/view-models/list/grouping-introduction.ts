import type { Grouping } from '../../../guide/model/guide-records.ts';
import { textsNotInName } from '../place/texts-not-in-name.ts';
import type { PageContext } from '../site/page-context.ts';
import type { ListedContent } from './listed-content.ts';

/**
 * Returns the introduction of a destination or collection, and its description for search engines.
 * The introduction gives no numbers where ways to its places and to its events do.
 */
export function groupingWords(
	context: PageContext,
	grouping: Grouping,
): Pick<ListedContent, 'introduction' | 'description'> {
	const { events, places, summary } = grouping;
	if (summary.description !== undefined) return { introduction: summary.description };
	const description = groupingIntroduction(context, grouping);
	if (places.length === 0 || events.length === 0) return { introduction: description };
	const subject = groupingSubject(context, grouping);
	return { introduction: subject === summary.name ? '' : subject, description };
}

/** Says where a destination or collection lies, as far as that is stated. */
function groupingSubject({ messages }: PageContext, { summary }: Grouping): string {
	const { containedIn, country, name, region } = summary;
	const around = containedIn ?? region ?? country;
	return [name, ...(around === undefined ? [] : textsNotInName(name, [around]))].join(
		messages.pages.listSeparator,
	);
}

/** Says where a destination or collection without a description lies, and how much it has. */
function groupingIntroduction(context: PageContext, grouping: Grouping): string {
	const { countIntroduction, membersCount } = context.messages.pages;
	const subject = groupingSubject(context, grouping);
	const count = membersCount(grouping.places.length, grouping.events.length);
	return count === '' ? subject : countIntroduction(subject, count);
}
