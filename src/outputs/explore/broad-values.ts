/** Share of the records of a value from which on one that lies in it says the same. */
const nearlyAll = 0.9;

/**
 * Returns the values of a facet that say nothing beside one that lies in them, as nearly all of
 * their records have that one: of the nested kinds Accommodation, Hotel trade and Hotel, where
 * hotel trade is hotels, a visitor looks for accommodation or for a hotel.
 *
 * @param values With how many records have each. The slug of a value in another begins with that of
 * the other and `/`, and no record has two values in one.
 * @returns Their slugs.
 */
export function broadValues(values: readonly { slug: string; count: number }[]): Set<string> {
	const mostWithin = new Map<string, number>();
	for (const { slug, count } of values) {
		const outer = slug.slice(0, Math.max(0, slug.lastIndexOf('/')));
		mostWithin.set(outer, Math.max(mostWithin.get(outer) ?? 0, count));
	}
	return new Set(
		values
			.filter(({ slug, count }) => (mostWithin.get(slug) ?? 0) >= nearlyAll * count)
			.map(({ slug }) => slug),
	);
}
