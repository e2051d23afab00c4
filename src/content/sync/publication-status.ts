import { plainLine } from '../../records/plain-text.ts';

/** Words of records that are not published yet, which previews with drafts show. */
const notYet: ReadonlySet<string> = new Set(['draft', 'unpublished']);

/** Words of records that nobody is to see any more. */
const noLonger: ReadonlySet<string> = new Set(['archived', 'deleted', 'hidden', 'withdrawn']);

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

/** Returns whether such a word means that the record is a draft, which is still to be published. */
export function isOfDraft(word: string | undefined): boolean {
	return word !== undefined && notYet.has(word);
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
	return notYet.has(word) || noLonger.has(word) ? word : undefined;
}
