import { counted, nouns } from './counted.ts';

/** Words of the pages of a place or an event: what stands above or beside its facts. */
export const recordPages = {
	atAGlance: 'At a glance',
	openNow: 'Open now?',
	cost: 'What does it cost?',
	whereIsIt: 'Where is it?',
	stepFree: 'With a wheelchair or a pram?',
	seePrice: 'See the price',
	curatorNote: 'An editor’s opinion',
	seasonality: 'When to go',
	neighbourhood: 'The neighbourhood',
	gettingThere: 'Getting there',
	publicTransport: 'Public transport',
	coordinates: 'Coordinates',
	directions: 'Directions',
	/** Returns how far off the point of `directions` may be; it stands beside them. */
	roughPoint: (distance: string) =>
		`Only roughly known: the place may be up to ${distance} from this point.`,
	/**
	 * Returns how far off a mark may be, where `directions` lead to a street, and the map of
	 * the guide to a point.
	 */
	roughOnMap: (distance: string) =>
		`Shown on the map only roughly: the place may be up to ${distance} from its mark.`,
	showOnMap: 'Show on a map',
	showOnMapAt: (host: string) => `Map at ${host}`,
	openInMapApplication: 'Open in a map application',
	copy: 'Copy',
	/** Name of the button that shows `copy`, which is a part of it (WCAG 2.2, 2.5.3). */
	copyCoordinates: 'Copy coordinates',
	copied: 'Copied',
	aroundHere: 'Around here',
	/** Note below the drawing of what is around a place. */
	northAtTop: 'North is at the top.',
	asTheCrowFlies: 'Distances and minutes on foot are as the crow flies: the way may be longer.',
	/** Note where no minutes are shown. */
	distancesAsTheCrowFlies: 'Distances are as the crow flies: the way may be longer.',
	/** Note where the drawing has an arrow. */
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
	/** Note beside a description, which may state the price in its own words. */
	priceNotStatedApart: 'Not stated, unless in the text',
	noPriceApart: 'Price: not stated, unless in the text.',
	/** Words where a record only says what a price is for. */
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
