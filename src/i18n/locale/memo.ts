/**
 * Values that are dear to make and asked for by every page: each is made once, and kept as long as
 * the build runs.
 */
export class Memo<T> {
	readonly #values = new Map<string, T>();

	/**
	 * Returns the value of a key, which is made the first time.
	 * @param key Everything that the value depends on.
	 */
	get(key: string, make: () => T): T {
		const known = this.#values.get(key);
		if (known !== undefined || this.#values.has(key)) return known as T;
		const made = make();
		this.#values.set(key, made);
		return made;
	}
}
