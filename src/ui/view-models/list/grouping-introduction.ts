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
	return { introduction: aroundOf(grouping) ?? '', description };
}

/** Returns what a destination or collection lies in, as far as stated and not in its name. */
function aroundOf({ summary }: Grouping): string | undefined {
	const { containedIn, country, name, region } = summary;
	const around = containedIn ?? region ?? country;
	return around === undefined ? undefined : textsNotInName(name, [around])[0];
}

/** Says where a destination or collection without a description lies, and how much it has. */
function groupingIntroduction(context: PageContext, grouping: Grouping): string {
	const { countIntroduction, listSeparator, membersCount } = context.messages.pages;
	const around = aroundOf(grouping);
	const { name } = grouping.summary;
	const subject = around === undefined ? name : [name, around].join(listSeparator);
	const count = membersCount(grouping.places.length, grouping.events.length);
	return count === '' ? subject : countIntroduction(subject, count);
}
