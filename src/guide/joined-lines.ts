/** A line without a sign at its end, before one that does not go on with it. */
const unmarkedEnd = /(?<=[\p{L}\p{M}\p{N})\]])[^\S\n]*\n\s*(?=[\p{Lu}\p{Lt}\p{Lo}\p{N}«„“"‘¿¡])/gu;

/** A text whose lines can be put on one: points stand between those that no sign parts, as between names in a list. */
export function joinedLines(text: string): string {
	return text.replace(unmarkedEnd, ' · ');
}
