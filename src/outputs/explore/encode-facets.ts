import { broadValues } from './broad-values.ts';
import { dictionaryOf } from './dictionary.ts';
import type { PackedFacet, PackedColumn } from './place-file.ts';

/** One way to choose among records. */
export interface ExploredFacet {
	key: string;
	label: string;
	/** Whether a record has to have one of the chosen values, or every one. */
	matches: 'any' | 'all';
	/** As they are offered. */
	values: readonly { slug: string; label: string; records: Iterable<{ id: string }> }[];
}

/**
 * The columns of facets. Values that none of the records has are left out, and so are facets
 * without values.
 *
 * @param records In the order of the rows.
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
