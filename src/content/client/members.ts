/** Holds the members of a JSON object, by their names. */
export type Members = Readonly<Record<string, unknown>>;

/** Returns the members of a JSON value; none where the value is no object. */
export function membersOf(value: unknown): Members {
	// Any object that is no list may be asked for any member.
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Members)
		: {};
}

/**
 * Returns a name in the form in which names are compared: without case, hyphens and underscores,
 * dots and the `@` of OData.
 */
export function memberName(spelling: string): string {
	return spelling.replace(/[-_.@]/g, '').toLowerCase();
}

/**
 * Returns the whole number that a text is, in digits alone; undefined where it is none, or one of
 * more than nine digits.
 */
export function wholeNumberIn(text: string | null | undefined): number | undefined {
	return text != null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
