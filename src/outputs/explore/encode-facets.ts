import { dictionaryOf } from './dictionary.ts';
import type { PackedFacet, PackedColumn } from './place-file.ts';

/** Describes one way to choose among records. */
export interface ExploredFacet {
	key: string;
	label: string;
	/** Whether a record has to have one of the chosen values, or every one. */
	matches: 'any' | 'all';
	/** Values as they are offered. */
	values: readonly { slug: string; label: string; records: Iterable<{ id: string }> }[];
}

/** Share of the records of a value from which on a narrower value makes it superfluous. */
const nearlyAll = 0.9;

/**
 * Packs the columns of facets. Leaves out values that none of the records has, and facets without
 * values.
 *
 * @param records Records in the order of the rows.
 */
export function packFacets(
	facets: readonly ExploredFacet[],
	records: readonly { id: string }[],
	pack: (column: readonly number[]) => PackedColumn,
): PackedFacet[] {
	const rowsById = new Map(records.map(({ id }, row) => [id, row]));
	return facets.flatMap(({ key, label, matches, values }) => {
		const shown: { slug: string; label: string; count: number }[] = [];
		const valuesOfRow = new Map<number, number[]>();
		for (const value of values) {
			const rows = [...value.records].flatMap(({ id }) => rowsById.get(id) ?? []);
			if (rows.length === 0) continue;
			const index = shown.push({ slug: value.slug, label: value.label, count: rows.length }) - 1;
			for (const row of rows) {
				const ofRow = valuesOfRow.get(row);
				if (ofRow) ofRow.push(index);
				else valuesOfRow.set(row, [index]);
			}
		}
		if (shown.length === 0) return [];
		const sets = dictionaryOf(
			records.map((_, row) => valuesOfRow.get(row)),
			String,
		);
		const broad = broadValues(shown);
		return [
			{
				key,
				label,
				matches,
				values: shown.map((value) => ({
					slug: value.slug,
					label: value.label,
					...(broad.has(value.slug) && { isBroad: true }),
				})),
				sets: [[], ...sets.values],
				rows: pack(sets.codes),
			},
		];
	});
}

/**
 * Returns the values of a facet that are superfluous beside a narrower value, as nearly all of
 * their records have the narrower one too. Of the nested kinds Accommodation, Hotel trade and
 * Hotel, where nearly all of the hotel trade is hotels, a visitor looks for accommodation or for a
 * hotel.
 *
 * @param values Values with the number of records that have each. The slug of a value in another
 *   begins with that of the other and `/`, and no record has two values in one.
 * @returns Slugs of the broad values.
 */
export function broadValues(values: readonly { slug: string; count: number }[]): Set<string> {
	const maxWithin = new Map<string, number>();
	for (const { slug, count } of values) {
		const outer = slug.slice(0, Math.max(0, slug.lastIndexOf('/')));
		maxWithin.set(outer, Math.max(maxWithin.get(outer) ?? 0, count));
	}
	return new Set(
		values
			.filter(({ slug, count }) => (maxWithin.get(slug) ?? 0) >= nearlyAll * count)
			.map(({ slug }) => slug),
	);
}
