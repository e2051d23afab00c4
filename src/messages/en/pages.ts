import { numberFormat, pluralRules } from '../../locale/formatters.ts';

const locale = 'en-GB';

function counted(count: number, one: string, other: string): string {
	const noun = pluralRules(locale).select(count) === 'one' ? one : other;
	return `${numberFormat(locale).format(count)} ${noun}`;
}

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
	categories: 'Categories',
	about: 'About and credits',

	placeCount: (count: number) => counted(count, 'place', 'places'),
	eventCount: (count: number) => counted(count, 'event', 'events'),
	membersCount: (places: number, events: number) =>
		[
			...(places > 0 ? [counted(places, 'place', 'places')] : []),
			...(events > 0 ? [counted(events, 'event', 'events')] : []),
		].join(' and '),
	pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
	documentTitle: (title: string, guide: string) => `${title} – ${guide}`,
	pagination: 'Pages',
	pageNumber: (page: number) => `Page ${page}`,
	previousPage: 'Previous page',
	nextPage: 'Next page',

	placesIntroduction: (guide: string, count: number) =>
		`All ${counted(count, 'place', 'places')} of ${guide}, the editors’ choices first.`,
	categoryIntroduction: (category: string, guide: string, count: number) =>
		`${category} in ${guide}: ${counted(count, 'place', 'places')}.`,
	groupingIntroduction: (name: string, guide: string) => `${name} in ${guide}.`,
	destinationsIntroduction: (guide: string) => `Towns and areas of ${guide}.`,
	collectionsIntroduction: (guide: string) => `Places and events of ${guide}, gathered by theme.`,
	categoriesIntroduction: (guide: string) => `The places of ${guide} by kind.`,
	eventsIntroduction: (guide: string) => `What is on in ${guide}, the next date first.`,
	monthIntroduction: (month: string, guide: string) => `Events in ${guide} in ${month}.`,
	themeIntroduction: (theme: string, guide: string) =>
		`${theme}: events in ${guide}, the next date first.`,
	archiveIntroduction: (guide: string) => `Past events of ${guide}, month by month.`,

	noPlaces: 'No places are listed here at the moment.',
	noGroupings: 'None are listed at the moment.',
	noUpcomingEvents: 'No dates are announced at the moment.',
	eventsByMonth: 'By month',
	byMonthAndTheme: 'By month and theme',
	noPastEvents: 'No past events are listed.',
	eventArchive: 'Past events',
	narrower: 'Narrower',
	allPlaces: 'All places',
	allEvents: 'All events',
	editorsChoices: 'Editors’ choices',
	comingUp: 'Coming up',

	aboutDescription: (guide: string) =>
		`Where the content of ${guide} comes from, and under which licence.`,
	contentAsOf: 'Content as of',
	sources: 'Sources of the content',
	sourcesIntroduction: 'Publishers of the data, its licence and how much of it this guide shows.',
	publisher: 'Publisher',
	licence: 'Licence',
	share: 'Content',
	unstatedLicence: 'Not stated',
	imageRights:
		'Photographs belong to those named beside them; the licence of the data does not cover them.',
	creditsHeading: 'Credits',
	dataCredits: 'Content credits',

	notFoundTitle: 'Page not found',
	notFoundExplanation:
		'There is no page at this address. It may have moved, or what it showed is no longer published.',
	notFoundAdvice: 'Try one of these:',

	description: 'Description',
	curatorNote: 'An editor’s opinion',
	seasonality: 'When to go',
	neighbourhood: 'The neighbourhood',
	gettingThere: 'Getting there',
	address: 'Address',
	publicTransport: 'Public transport',
	coordinates: 'Coordinates',
	directions: 'Directions',
	showOnMap: 'Show on a map',
	partOf: 'Part of',
	contact: 'Contact',
	phone: 'Telephone',
	fax: 'Fax',
	website: 'Website',
	price: 'Price',
	free: 'Free of charge',
	notFree: 'Not free of charge',
	priceNotStated: 'Not stated',
	goodToKnow: 'Good to know',
	languagesSpoken: 'Languages spoken',
	capacity: 'Capacity',
	people: (count: number) => counted(count, 'person', 'people'),
	keywords: 'Keywords',
	themes: 'Themes',
	furtherFacts: 'Further facts',
	onHere: 'On here',
	nearby: 'Nearby',
	alsoIn: 'Also in',
	photographs: 'Photographs',
	photographBy: (credit: string) => `Photograph: ${credit}`,
	noPhotograph: 'No photograph',

	where: 'Where',
	when: 'When',
	organiser: 'Organiser',
	host: 'Host',
	performer: 'Performer',
	sponsor: 'Sponsor',
	tickets: 'Tickets',
	ticketsAt: (host: string) => `Tickets at ${host}`,
	donate: 'Donate',
	programme: 'Programme',
	partOfProgramme: 'Part of',
	programmeEvents: 'In this programme',
	language: 'Language',
	age: 'Age',
	doors: 'Doors',
	peopleHeading: 'People',

	aboutThisInformation: 'About this information',
	publishedBy: 'Published by',
	dataLicence: 'Licence of the data',
	published: 'Published',
	updated: 'Last updated',
	otherSources: 'Also described at',
	originalPage: 'Original page',
};
