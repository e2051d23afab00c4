import { kindLabel } from '../../../domain/places/kind-label.ts';
import type { Category } from '../../../guide/model/category-tree.ts';
import { capitalised } from '../../../i18n/messages/capitalised.ts';
import type { PageContext } from '../site/page-context.ts';

type Words = Pick<PageContext, 'site'>;

/** Matches what is written small on purpose, such as “eBike”. */
const writtenSmall = /^\p{Ll}+\p{Lu}/u;

/** Returns a term of the content, such as the name of a category, for the beginning of a line. */
export function termAtStart({ site }: Words, term: string): string {
	const { contentLanguage, termsLanguage = contentLanguage } = site;
	return writtenSmall.test(term) ? term : capitalised(term, termsLanguage);
}

/**
 * Returns the heading of a category, which is what cards call most of its places: a category that
 * only qualifies the one above stands with that (“Bakery · arab”).
 */
export function categoryHeading(context: Words, { levels, name, places }: Category): string {
	const [ofMost] = [...Map.groupBy(places, ({ kind, schemaType }) => kind ?? schemaType).values()]
		.toSorted((one, other) => other.length - one.length)
		.map(([place]) => kindLabel({ ...place, categories: levels }));
	return termAtStart(context, ofMost ?? name);
}
