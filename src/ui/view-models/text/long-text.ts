import type { PlacePage } from '../place/place-page.ts';

/**
 * Characters of a long text at least. Of the 342 places measured none has more, and in most of them
 * a drawing beside less left 500 px or more empty.
 */
const longText = 1200;

/**
 * Returns whether the texts of a place fill the wide column of its page beside hours, way there,
 * price and contact.
 *
 * Where they do not, what is around the place is drawn below them rather than beside them, which
 * would leave that column empty. The other one may end before it: it stays in view.
 */
export function hasLongText(page: Texts): boolean {
	return textsOf(page).reduce((length, { length: more }) => length + more, 0) > longText;
}

/** Returns whether a place has any text to read. */
export function hasText(page: Texts): boolean {
	return textsOf(page).length > 0;
}

type Texts = Pick<
	PlacePage,
	'lead' | 'description' | 'curatorNote' | 'seasonality' | 'neighbourhood'
>;

function textsOf({ lead, description, curatorNote, seasonality, neighbourhood }: Texts): string[] {
	return [lead, description, curatorNote, seasonality, neighbourhood].flat();
}
