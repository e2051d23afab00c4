import { resourceNames } from '../../records/resource-name.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Fields of records in which no words stand that searches of a guide find. */
const fieldsWithoutWords: ReadonlySet<string> = new Set([
	'opening_hours',
	'pricing',
	'provenance',
	'updated_at',
]);

/** Share of all records from which on they are many. */
const manyShare = 0.1;

/**
 * Returns whether many records have come or gone, or differ in more than fields that searches do
 * not find.
 *
 * Nothing that is published depends on it: a build prepares to index all texts where it is so, and
 * few of them where it is not.
 */
export function haveManyWordsChanged(before: Snapshot, after: Snapshot): boolean {
	const changes = resourceNames.map((resource) => {
		const earlier = new Map(before.digests(resource));
		const later = [...after.digests(resource)];
		const others = later.filter(([id, digest]) => earlier.get(id) !== digest);
		const goneCount = earlier.size - later.filter(([id]) => earlier.has(id)).length;
		return { resource, total: later.length, others, goneCount };
	});
	const total = changes.reduce((sum, { total: count }) => sum + count, 0);
	let left = manyShare * total - changes.reduce((sum, { goneCount }) => sum + goneCount, 0);
	for (const { others, resource } of changes) {
		for (const [id] of others) {
			if (wordsOf(before.record(resource, id)) !== wordsOf(after.record(resource, id))) left--;
			if (left < 0) return true;
		}
	}
	return left < 0;
}

/** Returns a record as JSON, without the fields in which no words stand that searches find. */
function wordsOf(record: string | undefined): string {
	return JSON.stringify(JSON.parse(record ?? 'null'), (field, value: unknown) =>
		fieldsWithoutWords.has(field) ? undefined : value,
	);
}
