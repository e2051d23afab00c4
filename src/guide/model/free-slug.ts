/** The slugs that the records of one kind have taken. */
export class TakenSlugs {
	readonly #taken = new Set<string>();
	/** Lowest number of each slug that may be free: those below are taken. */
	readonly #numbers = new Map<string, number>();

	/**
	 * The first candidate that is not empty and not taken, and takes it; where there is none, the
	 * last one with a number.
	 *
	 * @param isForeign Whether a slug is kept for a record that had it before: it is free for that
	 *   one.
	 */
	take(candidates: readonly string[], isForeign: (slug: string) => boolean): string {
		const readable = candidates.filter((candidate) => candidate !== '');
		const slug =
			readable.find((candidate) => !this.#taken.has(candidate) && !isForeign(candidate)) ??
			this.#numbered(readable.at(-1) ?? 'other', isForeign);
		this.#taken.add(slug);
		return slug;
	}

	#numbered(last: string, isForeign: (slug: string) => boolean): string {
		let number = this.#numbers.get(last) ?? 2;
		while (this.#taken.has(`${last}-${number}`)) number++;
		this.#numbers.set(last, number);
		while (this.#taken.has(`${last}-${number}`) || isForeign(`${last}-${number}`)) number++;
		return `${last}-${number}`;
	}
}
