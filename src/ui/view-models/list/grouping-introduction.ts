import type { Grouping } from '../../../guide/model/guide-records.ts';
import { textsNotInName } from '../place/texts-not-in-name.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Says where a destination or collection without a description lies, as far as that is stated, and
 * how much it has.
 */
export function groupingIntroduction(
	{ messages }: PageContext,
	{ events, places, summary }: Grouping,
): string {
	const { countIntroduction, listSeparator, membersCount } = messages.pages;
	const { containedIn, country, name, region } = summary;
	const around = containedIn ?? region ?? country;
	const subject = [name, ...(around === undefined ? [] : textsNotInName(name, [around]))].join(
		listSeparator,
	);
	const count = membersCount(places.length, events.length);
	return count === '' ? subject : countIntroduction(subject, count);
}
