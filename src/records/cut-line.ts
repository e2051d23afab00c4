/**
 * Returns a line of `most` characters at most: where it is longer, “…” stands for the rest. No
 * character is cut in two.
 */
export function cutLine(line: string, most: number): string {
	return line.length > most ? `${line.slice(0, most - 1).toWellFormed()}…` : line;
}
