/** Two drawings in two lights: enough for a list that does not look stamped. */
const variants = ['0-clear', '1-warm', '0-golden', '1-clear'];

/**
 * The files with the drawings that rows show of a kind of place (see `coverFile`).
 * @param motif Its name.
 */
export function rowCovers(motif: string): string[] {
	return variants.map((variant) => `${motif}-${variant}`);
}

/** The one of them that a row shows. */
export function rowCover(motif: string, row: number): string {
	return `${motif}-${variants[row % variants.length] ?? ''}`;
}
