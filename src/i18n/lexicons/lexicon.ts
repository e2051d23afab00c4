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
	prices: {
		/** Whole prices that say that there is nothing to pay, such as “Eintritt frei”. */
		free: readonly string[];
		/** Words before or after the lowest price: “ab 5 €”. */
		from: readonly string[];
		/** Words between a price and what it is for: “5 € pro Person”. */
		per: readonly string[];
		/** Words for money after or before an amount: “5 euros”. */
		money: readonly string[];
	};
	/**
	 * Words of the titles of Creative Commons' licences, in small letters: a space may be a hyphen,
	 * or missing.
	 */
	licences: LicenceWords;
	/** Words before the name of who is credited, such as “crédit”; absent where none are listed. */
	credit?: readonly string[];
	/** Words before the number of a post box, such as “Postfach”; absent where none are listed. */
	postBox?: readonly string[];
	/** Words beside a number that is one of a fax, such as “Fax” and “télécopie”. */
	fax: readonly string[];
	/** Words beside a number that is one of a telephone, such as “Tel” in “Tel./Fax”. */
	telephone: readonly string[];
	/**
	 * Words in the name of an event that state its status; absent in languages that do not part words
	 * by spaces, and where nobody has listed them.
	 */
	statuses?: {
		/** It is cancelled, postponed or suspended. */
		calledOff: readonly string[];
		soldOut: readonly string[];
	};
	/**
	 * Endings of regular plurals: the end of the singular, without accents, and what takes its place;
	 * absent in languages without, and where nobody has listed them. One that no noun of the language
	 * takes does no harm, since only forms that records have are looked for.
	 */
	plurals?: readonly (readonly [singular: RegExp, plural: string])[];
	/** “Yes” and “no”, with a capital, as a form leaves them behind where it was only ticked. */
	yesOrNo?: readonly string[];
}

export interface LicenceWords {
	/** “Attribution”. */
	by: readonly string[];
	/** “NonCommercial”. */
	nc: readonly string[];
	/** “NoDerivatives”. */
	nd: readonly string[];
	/** “ShareAlike”. */
	sa: readonly string[];
	/** Words that say no more than the version does: “International”, “Licence”. */
	beside: readonly string[];
}
