/** Words of the search. `{count}`, `{part}` and `{query}` are put in by the browser. */
export const search = {
	heading: 'Search',
	label: 'Search this guide',
	submit: 'Search',
	/** Returns the description of the page, for search engines and in lists. */
	introduction: (guide: string) => `Search the names and texts of ${guide}.`,
	/** Returns the description of the page where names alone are searched. */
	namesIntroduction: (guide: string) => `Search the names of ${guide}.`,
	suggestionCount: 'Suggestions: {count}',
	noSuggestions: 'No name matches.',
	/** Results whose names are like the query. */
	byName: 'By name',
	/** Results whose pages have the words of the query. */
	inTexts: 'In the texts',
	/** Results that have not quite the words of the query. */
	similar: 'Similar',
	/** Words for how many were found so. */
	foundCount: '{part}: {count}',
	/** Number of what would be found without a filter. */
	oneResult: '{count} result',
	results: '{count} results',
	allTexts: 'Search all texts for “{query}”',
	/** Link to the search where names alone are searched. */
	allNames: 'Search for “{query}”',
	nothingFound: 'Nothing was found for “{query}”.',
	nothingFoundAdvice: 'Try fewer or other words, or look through the guide:',
	namesFailed: 'The names cannot be searched at the moment.',
	textsFailed: 'The texts cannot be searched at the moment.',
	failedAdvice: 'Check the connection and try again, or look through the guide:',
	tryAgain: 'Try again',
	withoutScript:
		'Searching needs JavaScript, which this browser does not run. Everything can be found by lists as well:',
	/** Words before anything is searched for. */
	start: 'Or look through the guide:',
	more: 'More results',
	moreNames: 'More names',
	kind: 'Kind',
	category: 'Category',
	destination: 'Destination',
	/** Choice of a filter: nothing is left out. */
	any: 'All',
	kinds: {
		place: 'Place',
		event: 'Event',
		destination: 'Destination',
		collection: 'Collection',
		category: 'Category',
	},
	/** Switch of a keyboard shortcut. */
	shortcut: 'Press / to search',
};
