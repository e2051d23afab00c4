/** The words of a list with filters that its script puts together, as templates (`filledIn`): they travel to the browser in its page. */
export interface FilterWords {
	/** `{count}` is a number in all of these, `{entries}` one of the first two with it. */
	oneEntry: string;
	entries: string;
	showEntries: string;
	showMore: string;
	/** `{filter}` is what is chosen, in words. */
	removeFilter: string;
	allValues: string;
	loosen: string;
	failed: string;
	free: string;
}

/** The words of Explore. */
export interface ExploreWords extends FilterWords {
	openNow: string;
	/** `{time}` is a day and hour. */
	openAt: string;
	photograph: string;
	within: string;
	locating: string;
	positionDenied: string;
	positionUnknown: string;
	positionNeeded: string;
	positionRough: string;
}
