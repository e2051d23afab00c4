/**
 * The first candidate that is not empty and not taken, and takes it; where there is none, the last one with a number.
 *
 * @param taken Slugs of the other records of the same kind.
 */
export function freeSlug(candidates: readonly string[], taken: Set<string>): string {
	const readable = candidates.filter((candidate) => candidate !== '');
	const last = readable.at(-1) ?? 'other';
	let slug = readable.find((candidate) => !taken.has(candidate));
	for (let number = 2; slug === undefined; number++) {
		if (!taken.has(`${last}-${number}`)) slug = `${last}-${number}`;
	}
	taken.add(slug);
	return slug;
}
