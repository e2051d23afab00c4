/**
 * Describes the part of a guide's pages that one machine renders, where several render them.
 */
export interface Shard {
	/** Number of this part, from 1. */
	number: number;
	count: number;
}

/**
 * Reads the number of a shard and how many there are.
 * @returns `undefined` where the text is no number of a shard and how many there are, such as
 *   `2/4`.
 */
export function shardNamed(text: string): Shard | undefined {
	const [number = 0, count = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).slice(1).map(Number);
	return number >= 1 && number <= count ? { number, count } : undefined;
}

/**
 * Returns every `count`th of the entries, so that no shard has all that are costly; in their
 * order.
 */
export function entriesOfShard<T>(entries: readonly T[], { count, number }: Shard): T[] {
	return entries.filter((_, index) => index % count === number - 1);
}
