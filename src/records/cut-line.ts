/**
 * Returns a line of `maxCharacters` characters at most: where it is longer, “…” stands for the
 * rest. No character is cut in two.
 */
export function cutLine(line: string, maxCharacters: number): string {
	return line.length > maxCharacters ? `${line.slice(0, maxCharacters - 1).toWellFormed()}…` : line;
}
