/**
 * Words of one language by which texts are recognised, whatever the language of the guide: a
 * service may mix several.
 *
 * A list of a new kind joins as one more member.
 */
export interface Lexicon {
	/**
	 * Whole texts that say that nothing is stated, such as “keine Angabe”. Not among them are words
	 * that say something beside a key or a date: “not available”, “to be announced”, “cancelled”.
	 */
	placeholders: readonly string[];
	prices: {
		/** Whole prices that mean that there is nothing to pay, such as “Eintritt frei”. */
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
	/** Words of a notice of copyright, in small letters; absent where none are listed. */
	copyright?: {
		/** Words for the sign ©. */
		sign: readonly string[];
		/** Words between the sign or the year and the name: “© 2020 by”. */
		by: readonly string[];
	};
	/** Words before the lowest age of who may come: “over 18”; absent where none are listed. */
	lowestAge?: readonly string[];
	/** Names of days in opening hours; absent where services send those of English. */
	openingDays?: DayWords;
	/** Words by which names are found in other ways than they are written. */
	names?: NameWords;
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
		/** Words by which an event is cancelled, postponed or suspended. */
		calledOff: readonly string[];
		soldOut: readonly string[];
		/** Whole texts that say that there are tickets; absent where none are listed. */
		available?: readonly string[];
		/** Words that may stand before one of these: “exceptionnellement annulé”. */
		adverb?: RegExp;
	};
	/**
	 * Endings of regular plurals: the end of the singular, without accents, and what takes its place;
	 * absent in languages without, and where nobody has listed them. One that no noun of the language
	 * takes does no harm, since only forms that records have are looked for.
	 */
	plurals?: readonly (readonly [singular: RegExp, plural: string])[];
	/** Words that say what the cover of a record shows; absent where none are listed. */
	covers?: CoverWords;
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

/** Patterns of whole names of days, in small letters. */
export interface DayWords {
	everyDay: RegExp;
	/** Monday to Friday. */
	weekdays: RegExp;
	/** Saturday and Sunday. */
	weekend: RegExp;
	publicHolidays: RegExp;
	/** Names of the days of the week, Monday first. */
	days: readonly RegExp[];
	/** Words between the first and the last day of a span. */
	to: readonly string[];
}

/**
 * Words that browsers get, without accents: the languages that have some export them by themselves
 * as well, so that the rest of the lexicon stays out of the script.
 */
export interface NameWords {
	/** Words in both of their spellings: who knows one of them finds the other. */
	spellings: readonly (readonly [long: string, short: string])[];
	/** Ends of a word for one of a thing, and what stands there for several. */
	pluralEndings: readonly (readonly [singular: string, plural: string])[];
}

/**
 * Words in the name of a kind, a category or a record, by the motif that its cover shows then: in
 * the singular and in small letters, parted by spaces.
 */
export interface CoverWords {
	motifs?: Readonly<Record<string, string>>;
	/** Maps names of kinds whose last noun would mislead to their motif. */
	phrases?: Readonly<Record<string, string>>;
	/**
	 * Words for occasions and for people that may be about anything: they decide the motif where
	 * nothing else does.
	 */
	occasions?: Readonly<Record<string, string>>;
	/** Words that ask for one form of a motif, by the number that is in the name of its drawing. */
	forms?: Readonly<Record<string, Readonly<Record<number, string>>>>;
	/** Words between two kinds, of which the first is the main one. */
	between?: readonly string[];
}
