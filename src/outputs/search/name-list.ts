/** Names what bears a name that searches find; a list is one below `/browse/`. */
export type NameKind = 'destination' | 'collection' | 'category' | 'list' | 'place' | 'event';

/**
 * Holds the names of things of a kind, in the order in which equally good answers come: three
 * columns of one length.
 */
export interface NameGroup {
	/** Kind in words. */
	label: string;
	kind: NameKind;
	names: readonly string[];
	/** Paths with the base path. */
	paths: readonly string[];
	/**
	 * Area of each or, of two lists with one name, the number of its entries: what tells equal names
	 * apart; empty where nothing does.
	 */
	places: readonly string[];
	/** Names besides, by the positions of the first; absent where there are none. */
	otherNames?: readonly OtherNameOf[];
	/**
	 * Values by which they can be filtered, written as the query of an address; each combination
	 * once. Absent where that is not known here.
	 */
	filterSets?: readonly string[];
	/** Combination of each. */
	filterRows?: readonly number[];
}

/** Holds another name of what is at a position of a list of names. */
export type OtherNameOf = readonly [at: number, name: string];

/** Words that suggestions need; `{count}` and `{query}` are put in. */
export interface SuggestionWords {
	/**
	 * Words of the last suggestion: to search all texts or, where the guide has no index of them, all
	 * names.
	 */
	allTexts: string;
	suggestionCount: string;
	noSuggestions: string;
}

/** Holds what is said of a list of Explore; `{count}` is put in. */
export interface ExploreOffer {
	path: string;
	oneEntry: string;
	entries: string;
	/** Locale of the interface (BCP 47). */
	locale: string;
}

/** Holds what the browser fetches when somebody begins to search. */
export interface NameList {
	words: SuggestionWords;
	explore: ExploreOffer;
	/**
	 * Groups whose names come first where they answer as well as those of others stand first. That of
	 * places is empty: their names are in the table of places.
	 */
	groups: readonly NameGroup[];
	/** Address of that table. */
	placeTable: string;
	/** Names of places besides, by the rows of that table; few places have one. */
	otherNames: readonly OtherNameOf[];
	/**
	 * Letter for each place of that table: the later in the alphabet, the more it is worth to a
	 * visitor.
	 */
	placeWorth: string;
}
