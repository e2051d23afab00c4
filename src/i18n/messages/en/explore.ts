import type { ExploreWords } from '../browser-words.ts';

const browser: ExploreWords = {
	oneEntry: '{count} place',
	entries: '{count} places',
	showEntries: 'Show {entries}',
	showMore: 'Show {count} more',
	removeFilter: 'Remove {filter}',
	openNow: 'Open now',
	openAt: 'Open {time}',
	photograph: 'With a photograph',
	within: 'Within {distance}',
	allValues: 'Show all {count}',
	loosen: 'Without “{filter}”: {entries}',
	failed: 'The places could not be loaded. The lists below have all of them.',
	locating: 'Finding your position…',
	positionDenied:
		'Your browser does not tell this page where you are. You can allow it in the browser’s settings.',
	positionUnknown: 'Your position cannot be found at the moment.',
	positionNeeded: 'Distances are known once you use your position.',
	positionRough: 'Your position is only roughly known: distances may be wrong by kilometres.',
	free: 'Free of charge',
};

/** Words of Explore: the page of all places with filters. */
export const explore = {
	browser,
	nothing: 'No place has all of this.',
	heading: 'Explore',
	introduction: (guide: string, places: string) =>
		`${places} of ${guide}: choose what you are looking for.`,
	filters: 'Filters',
	results: 'Places',
	order: 'Order',
	orders: {
		choice: 'Editors’ choices first',
		highlights: 'Highlights first',
		distance: 'Nearest first',
		name: 'By name',
	},
	opening: 'Opening hours',
	anyTime: 'Any time',
	atTime: 'At a specific time',
	dayAndHour: 'Day and hour',
	distance: 'Distance',
	usePosition: 'Use my position',
	positionStays: 'It stays on this device.',
	anyDistance: 'Any distance',
	clearAll: 'Clear all',
	close: 'Close',
	chosen: 'Chosen filters',
	lists: 'All lists',
	listsIntroduction: 'As pages, list by list.',
	loading: 'Loading the places…',
};

export type ExploreMessages = typeof explore;
