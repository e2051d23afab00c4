import { counted, nouns } from './counted.ts';
import { recordPages } from './record-pages.ts';

/** Words of the pages themselves: headings, navigation, lists, empty states. */
export const pages = {
	skipToContent: 'Skip to content',
	mainNavigation: 'Main',
	footerNavigation: 'About this guide',
	breadcrumb: 'You are here',
	home: 'Home',
	places: 'Places',
	events: 'What’s on',
	destinations: 'Destinations',
	collections: 'Collections',
	groupingKind: { destinations: 'Destination', collections: 'Collection' },
	categories: 'Categories',
	about: 'About and credits',
	theme: 'Colours',
	themeOfDevice: 'Same as the device',
	lightTheme: 'Light',
	darkTheme: 'Dark',

	/** Separator between the parts of a list without an end of its own. */
	listSeparator: ', ',
	placeCount: (count: number) => counted(count, nouns.place),
	eventCount: (count: number) => counted(count, nouns.event),
	membersCount: (places: number, events: number) =>
		[
			...(places > 0 ? [counted(places, nouns.place)] : []),
			...(events > 0 ? [counted(events, nouns.event)] : []),
		].join(' and '),
	pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
	/**
	 * Returns the description of a page of a list, for search engines, which cut long texts
	 * off.
	 */
	pageDescription: (text: string, page: number) => (page > 1 ? `Page ${page}. ${text}` : text),
	placesTitle: (category: string) => `${category}: places`,
	eventsTitle: (subject: string) => `${subject}: events`,
	destinationTitle: (name: string) => `${name}: places and events`,
	collectionTitle: (name: string) => `${name}: a collection`,
	documentTitle: (title: string, guide: string) => `${title} – ${guide}`,
	/** Stands in for a name and a tagline that nobody has written. */
	unnamedGuide: 'Travel guide',
	neutralTagline: (destinations: string) =>
		destinations === ''
			? 'Places to go and things to do.'
			: `Places to go and things to do – ${destinations}.`,
	/** Returns the title of the home page, for browsers and search engines. */
	homeTitle: (guide: string, tagline: string) => `${guide}: ${tagline}`,
	pagination: 'Pages',
	pageNumber: (page: number) => `Page ${page}`,
	previousPage: 'Previous page',
	nextPage: 'Next page',

	placesIntroduction: (guide: string, count: number, order: string) =>
		`All ${counted(count, nouns.place)} of ${guide}, ${order}.`,
	categoryIntroduction: (category: string, guide: string, count: number) =>
		`${category}: ${counted(count, nouns.place)} of ${guide}.`,
	/** @param count Number of entries of a list, in words. */
	countIntroduction: (subject: string, count: string) => `${subject}: ${count}.`,
	destinationsIntroduction: (guide: string) => `Towns and areas of ${guide}.`,
	collectionsIntroduction: (guide: string) => `Places and events of ${guide}, gathered by theme.`,
	categoriesIntroduction: (guide: string) => `The places of ${guide} by kind.`,
	eventsIntroduction: (guide: string) => `What is on in ${guide} today, at the weekend and later.`,
	monthIntroduction: (month: string, guide: string) => `Events in ${guide} in ${month}.`,
	/** Links to the months before and after one that have events. */
	earlierMonth: (month: string) => `Earlier: ${month}`,
	laterMonth: (month: string) => `Later: ${month}`,
	themeIntroduction: (theme: string, guide: string) =>
		`${theme}: events in ${guide}, the next date first.`,
	archiveIntroduction: (guide: string) => `Past events of ${guide}, month by month.`,

	subscribe: 'Subscribe to this calendar',
	downloadCalendar: 'Calendar file',
	noPlaces: 'No places are listed here at the moment.',
	/** Returns the notice on a list whose places are all past their validity. */
	runOut: (count: number) =>
		count === 1
			? 'The information on this place has run out.'
			: `The information on these ${counted(count, nouns.place)} has run out.`,
	noGroupings: 'None are listed at the moment.',
	noUpcomingEvents: 'No dates are announced at the moment.',
	/** Notice on a page that is not of today. */
	shownDatesAreOver: 'The dates that were listed here are over.',
	eventsByMonth: 'By month',
	noPastEvents: 'No past events are listed.',
	eventArchive: 'Past events',
	narrower: 'More specific',
	fromLaterDate: 'From a later date',
	allPlaces: 'All places',
	allEvents: 'All events',
	moreEvents: 'More events',
	allDestinations: 'All destinations',
	allCollections: 'All collections',
	editorsChoices: 'Editors’ choices',
	comingUp: 'Coming up',

	aboutDescription: (guide: string) =>
		`Where the content of ${guide} comes from, and under which licence.`,
	contentAsOf: 'Content as of',
	sources: 'Sources of the content',
	publisher: 'Publisher',
	licence: 'Licence',
	share: 'Content',
	unstatedLicence: 'Not stated',
	imageRights:
		'Photographs belong to those named beside them; the licence of the data does not cover them.',
	holidaySource: 'Dates of public holidays:',
	dataCredits: 'Content credits',
	/** Names the folded credits, three or more, that differ from the one before in numbers alone. */
	similarCredits: (number: string) => `${number} similar credits`,

	notFoundTitle: 'Page not found',
	notFoundExplanation:
		'There is no page at this address. It may have moved, or what it showed is no longer published.',
	notFoundAdvice: 'Try one of these:',

	movedTitle: 'This page has moved',
	movedExplanation: (name: string) => `${name} has a new address.`,
	movedAdvice: 'Go to:',
	goneTitle: 'No longer listed',
	goneExplanation: (guide: string) =>
		`What stood at this address is no longer published in ${guide}.`,

	...recordPages,
};
