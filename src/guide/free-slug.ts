/**
 * The first candidate that is not empty and not taken, and takes it; where there is none, the last one with a number.
 *
 * @param taken Slugs of the other records of the same kind.
 * @param isForeign Whether a slug is kept for a record that had it before.
 */
export function freeSlug(
	candidates: readonly string[],
	taken: Set<string>,
	isForeign: (slug: string) => boolean = () => false,
): string {
	const isFree = (slug: string) => !taken.has(slug) && !isForeign(slug);
	const readable = candidates.filter((candidate) => candidate !== '');
	const last = readable.at(-1) ?? 'other';
	let slug = readable.find(isFree);
	for (let number = 2; slug === undefined; number++) {
		if (isFree(`${last}-${number}`)) slug = `${last}-${number}`;
	}
	taken.add(slug);
	return slug;
}
