import type { PlacePage } from '../place/place-page.ts';

/**
 * Minimum number of characters of a long text. Of the 342 places measured none has more, and in
 * most of them a drawing beside less left 500 px or more empty.
 */
const longText = 1200;

/**
 * Returns whether the texts of a place fill the wide column of its page beside hours, directions,
 * price and contact.
 *
 * If not, the drawing of what is around the place stands below them rather than beside them, where
 * it would leave that column empty. The narrow column may end earlier, as it stays in view.
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
