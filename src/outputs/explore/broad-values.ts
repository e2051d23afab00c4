/** A value with fewer records says too little of a guide for another to give way to it. */
const fewest = 10;

/**
 * The values of a facet that say little, as at least half of their records have a frequent value
 * that lies in them: of the nested kinds Accommodation, Hotel trade and Hotel, a visitor looks for
 * a hotel.
 *
 * @param values With how many records have each. The slug of a value in another begins with that of
 * the other and `/`, and no record has two values in one.
 * @returns Their slugs.
 */
export function broadValues(values: readonly { slug: string; count: number }[]): Set<string> {
	const countsWithin = new Map<string, number>();
	for (const { slug, count } of values) {
		if (count < fewest) continue;
		const outer = slug.slice(0, Math.max(0, slug.lastIndexOf('/')));
		countsWithin.set(outer, (countsWithin.get(outer) ?? 0) + count);
	}
	return new Set(
		values
			.filter(({ slug, count }) => (countsWithin.get(slug) ?? 0) * 2 >= count)
			.map(({ slug }) => slug),
	);
}
