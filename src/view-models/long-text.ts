import type { PlacePage } from './place-page.ts';

/** In characters. As measured on the pages of two guides, more stays empty of those with fewer where the drawing is beside them. */
const longText = 1200;

/**
 * Whether the texts of a place fill the wide column of its page beside hours, way there, price and contact.
 *
 * Where they do not, what is around the place is drawn below them rather than beside them, which would leave that column empty.
 */
export function hasLongText({
	lead,
	description,
	curatorNote,
	seasonality,
	neighbourhood,
}: Pick<
	PlacePage,
	'lead' | 'description' | 'curatorNote' | 'seasonality' | 'neighbourhood'
>): boolean {
	const texts = [lead, description, curatorNote, seasonality, neighbourhood].flat();
	return texts.reduce((length, { length: more }) => length + more, 0) > longText;
}
