/**
 * Lists where a word changes before the one that is put in after it, each as it stands and as it
 * should: in Italian “al 8 aprile” reads “all’8 aprile”.
 */
export type Elisions = Readonly<Record<string, string>>;

/** Returns a text with the first of each of these elisions mended. */
export function elided(text: string, elisions: Elisions): string {
	return Object.entries(elisions).reduce((mended, [from, to]) => mended.replace(from, to), text);
}
