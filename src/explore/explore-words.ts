/** The words of Explore that its script puts together, as templates: they travel to the browser in its page. */
export interface ExploreWords {
	/** `{count}` is a number in all of these, `{places}` one of the first two with it. */
	onePlace: string;
	places: string;
	showPlaces: string;
	showMore: string;
	/** `{filter}` is what is chosen, in words. */
	removeFilter: string;
	openNow: string;
	/** `{time}` is a day and hour. */
	openAt: string;
	photograph: string;
	within: string;
	allValues: string;
	/** Said where no place is left, before what each filter leaves out. */
	nothing: string;
	loosen: string;
	failed: string;
	locating: string;
	positionDenied: string;
	positionUnknown: string;
	positionNeeded: string;
	free: string;
}

/** A template with its gaps filled; a gap of which nothing is known stays as it is. */
export function filledIn(template: string, gaps: Readonly<Record<string, string>>): string {
	return template.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
}
