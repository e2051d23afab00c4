import { plainLine } from '../../records/plain-text.ts';

const unpublished: ReadonlySet<string> = new Set([
	'archived',
	'deleted',
	'draft',
	'hidden',
	'unpublished',
	'withdrawn',
]);

/**
 * Returns the word by which the service says that it does not publish a record; `undefined` where
 * it publishes it, or says something else.
 *
 * Read from the record as it was sent: of one that was withdrawn nothing else may be left. The
 * service document (section 2.4) shows `portal_status` for events alone, and lists no values.
 */
export function unpublishedStatus(source: unknown): string | undefined {
	return wordIn(source, 'portal_status');
}

/**
 * Returns such a word for a record of which too little is left to be shown, where
 * `unpublishedStatus` finds nothing: the state of an event (`status`) then counts, where it is one
 * that no event which takes place, or was to take place, has.
 */
export function statusOfEmptied(source: unknown): string | undefined {
	return wordIn(source, 'status');
}

function wordIn(source: unknown, member: 'portal_status' | 'status'): string | undefined {
	if (typeof source !== 'object' || source === null) return undefined;
	// Any object may be asked for any member.
	const text = (source as Record<string, unknown>)[member];
	if (typeof text !== 'string') return undefined;
	const word = plainLine(text).toLowerCase().replace(/\s+/g, '');
	return unpublished.has(word) ? word : undefined;
}
