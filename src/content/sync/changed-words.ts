import { resourceNames } from '../../records/resource-name.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Fields of records in which no words stand that searches of a guide find. */
const fieldsWithoutWords: ReadonlySet<string> = new Set([
	'opening_hours',
	'pricing',
	'provenance',
	'updated_at',
]);

/**
 * Returns whether records have come or gone, or differ in more than fields that searches do not
 * find.
 *
 * Nothing that is published depends on it: a build prepares for new texts where it is so, and for
 * the same ones where it is not.
 */
export function haveWordsChanged(before: Snapshot, after: Snapshot): boolean {
	return resourceNames.some((resource) => {
		const earlier = new Map(before.digests(resource));
		const later = [...after.digests(resource)];
		if (later.length !== earlier.size) return true;
		return later.some(([id, digest]) => {
			if (earlier.get(id) === digest) return false;
			return wordsOf(before.record(resource, id)) !== wordsOf(after.record(resource, id));
		});
	});
}

/** Returns a record as JSON, without the fields in which no words stand that searches find. */
function wordsOf(record: string | undefined): string {
	return JSON.stringify(JSON.parse(record ?? 'null'), (field, value: unknown) =>
		fieldsWithoutWords.has(field) ? undefined : value,
	);
}
