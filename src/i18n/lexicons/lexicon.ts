/**
 * Words of one language by which texts are recognised, whatever the language of the guide: a
 * service may mix several.
 *
 * A list of a new kind joins as one more member.
 */
export interface Lexicon {
	/**
	 * Whole texts that say that nothing is stated, such as “keine Angabe”. Not among them are words
	 * that tell something beside a key or a date: “not available”, “to be announced”, “cancelled”.
	 */
	placeholders: readonly string[];
}
