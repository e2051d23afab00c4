import { counted, nouns } from './counted.ts';

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

	/** Between the parts of a list without an end of its own. */
	listSeparator: ', ',
	placeCount: (count: number) => counted(count, nouns.place),
	eventCount: (count: number) => counted(count, nouns.event),
	membersCount: (places: number, events: number) =>
		[
			...(places > 0 ? [counted(places, nouns.place)] : []),
			...(events > 0 ? [counted(events, nouns.event)] : []),
		].join(' and '),
	pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
	/** Description of a page of a list, for search engines, which cut long texts off. */
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
	/** Title of the home page, for browsers and search engines. */
	homeTitle: (guide: string, tagline: string) => `${guide}: ${tagline}`,
	pagination: 'Pages',
	pageNumber: (page: number) => `Page ${page}`,
	previousPage: 'Previous page',
	nextPage: 'Next page',

	placesIntroduction: (guide: string, count: number, areRanked: boolean) =>
		`All ${counted(count, nouns.place)} of ${guide}, ${areRanked ? 'the editors’ choices first' : 'by name'}.`,
	categoryIntroduction: (category: string, guide: string, count: number) =>
		`${category}: ${counted(count, nouns.place)} of ${guide}.`,
	/** @param count How much a list has, in words. */
	countIntroduction: (subject: string, count: string) => `${subject}: ${count}.`,
	destinationsIntroduction: (guide: string) => `Towns and areas of ${guide}.`,
	collectionsIntroduction: (guide: string) => `Places and events of ${guide}, gathered by theme.`,
	categoriesIntroduction: (guide: string) => `The places of ${guide} by kind.`,
	eventsIntroduction: (guide: string) => `What is on in ${guide}, the next date first.`,
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
	/** Notice on a list whose places are all past their validity. */
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
	dataCredits: 'Content credits',

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

	atAGlance: 'At a glance',
	openNow: 'Open now?',
	cost: 'What does it cost?',
	whereIsIt: 'Where is it?',
	stepFree: 'With a wheelchair or a pram?',
	notStated: 'Not stated',
	seePrice: 'See the price',
	curatorNote: 'An editor’s opinion',
	seasonality: 'When to go',
	neighbourhood: 'The neighbourhood',
	gettingThere: 'Getting there',
	publicTransport: 'Public transport',
	coordinates: 'Coordinates',
	directions: 'Directions',
	/** Beside `directions`: how far off their point may be. */
	roughPoint: (distance: string) =>
		`Only roughly known: the place may be up to ${distance} from this point.`,
	/** Where `directions` lead to a street, and the map of the guide to a point. */
	roughOnMap: (distance: string) =>
		`Shown on the map only roughly: the place may be up to ${distance} from its mark.`,
	showOnMap: 'Show on a map',
	showOnMapAt: (host: string) => `Map at ${host}`,
	openInMapApplication: 'Open in a map application',
	copy: 'Copy',
	/** The name of the button that shows `copy`, which is a part of it (WCAG 2.2, 2.5.3). */
	copyCoordinates: 'Copy coordinates',
	copied: 'Copied',
	aroundHere: 'Around here',
	asTheCrowFlies:
		'North is at the top. Distances and minutes on foot are as the crow flies: the way may be longer.',
	/** Where no minutes are told. */
	distancesAsTheCrowFlies:
		'North is at the top. Distances are as the crow flies: the way may be longer.',
	/** Where the drawing has one. */
	arrowBeyond: 'An arrow points to what lies beyond the outer ring.',
	partOf: 'Part of',
	contact: 'Contact',
	phone: 'Telephone',
	fax: 'Fax',
	website: 'Website',
	price: 'Price',
	free: 'Free of charge',
	notFree: 'Not free of charge',
	priceNotStated: 'Not stated',
	/** Beside a description, which may tell the price in its own words. */
	priceNotStatedApart: 'Not stated separately',
	/** Where a record only says what a price is for. */
	amountNotStated: 'Amount not stated',
	goodToKnow: 'Good to know',
	capacity: 'Capacity',
	people: (count: number) => counted(count, nouns.person),
	keywords: 'Keywords',
	themes: 'Themes',
	furtherFacts: 'Further facts',
	onHere: 'What’s on here',
	nearby: 'Nearby',
	moreLikeThis: 'More like this',
	alsoIn: 'Also in',
	photographs: 'Photographs',
	enlarge: (description: string) =>
		description === '' ? 'Enlarge the photograph' : `Enlarge: ${description}`,
	closePhotographs: 'Close',
	previousPhotograph: 'Previous',
	nextPhotograph: 'Next',

	where: 'Where',
	/** Heading of the venue of an event that has moved online. */
	plannedVenue: 'Planned venue',
	when: 'When',
	organiser: 'Organiser',
	host: 'Host',
	performer: 'Performer',
	sponsor: 'Sponsor',
	tickets: 'Tickets',
	donate: 'Donate',
	programme: 'Programme',
	partOfProgramme: 'Part of',
	kindOfEvent: 'Kind of event',
	attendance: 'How to take part',
	attendances: {
		offline: 'At the venue',
		online: 'Online',
		mixed: 'At the venue or online',
	},
	language: 'Language',
	age: 'Age',
	doors: 'Doors',

	aboutThisInformation: 'About this information',
	publishedBy: 'Published by',
	dataLicence: 'Licence of the data',
	validity: 'Valid',
	published: 'Published',
	updated: 'Last updated',
	otherSources: 'Also described at',
	originalPage: 'Original page',
};
