const unpublished: ReadonlySet<string> = new Set([
	'archived',
	'deleted',
	'draft',
	'hidden',
	'unpublished',
	'withdrawn',
]);

/**
 * The word by which the service says that it does not publish an event; `undefined` where it publishes it, or says something else.
 *
 * @param text `portal_status`; the service document (section 2.4) lists no values.
 */
export function unpublishedStatus(text: string | undefined): string | undefined {
	const word = text?.toLowerCase().replace(/\s+/g, '') ?? '';
	return unpublished.has(word) ? word : undefined;
}
