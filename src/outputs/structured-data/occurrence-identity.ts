import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import { thingId } from './identity.ts';

/**
 * Returns the occurrence ids which a guide's events use more than once: some sources give every
 * occurrence of the same dates one id.
 *
 * They distinguish no occurrence from another, so its node does without an `@id`.
 */
export function sharedOccurrenceIds(
	events: Iterable<{ occurrences?: readonly OccurrenceRecord[] | undefined }>,
): Set<string> {
	const seen = new Set<string>();
	const shared = new Set<string>();
	for (const { occurrences = [] } of events) {
		for (const { id } of occurrences) {
			if (id === undefined) continue;
			if (seen.has(id)) shared.add(id);
			seen.add(id);
		}
	}
	return shared;
}

/**
 * Returns the `@id` of the node of an occurrence.
 * @param fragment `occ_` and the occurrence's id, with `-YYYYMMDD` where a rule made it.
 * @param sharedIds Ids as `sharedOccurrenceIds` returns them.
 */
export function occurrenceNodeId(
	thingsUrl: string,
	fragment: string | undefined,
	sharedIds: ReadonlySet<string>,
): string | undefined {
	const id = fragment?.replace(/^occ_/, '').replace(/-\d{8}$/, '');
	return fragment === undefined || id === undefined || sharedIds.has(id)
		? undefined
		: thingId(thingsUrl, fragment);
}
