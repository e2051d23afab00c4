import { numberFormat } from '../../locale/number-formats.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

/** Words about a place: what it offers, where it is, and how far its record can be trusted. */
export const places = {
	/** Words before what a record says of a group of facts in its own words. */
	notes: 'Notes',
	factStates: { yes: 'Yes', no: 'No', 'not-stated': 'Not stated' },
	/** Words before facts that are not stated, where the record says something of them itself. */
	notStatedOtherwise: 'Otherwise not stated',
	stateWithNote: (state: string, note: string) => `${state}, ${note}`,
	nothingStated: (group: string) => `Nothing stated on: ${group}.`,
	askThePlace: 'Ask the place.',
	/** Words before its telephone number or the host of its website. */
	askThePlaceAt: 'Ask the place:',
	factGroups: {
		access: 'Access',
		accessibility: 'Accessibility',
		families: 'Families',
		animals: 'Animals',
		sustainability: 'Sustainability',
	},
	facts: {
		isFree: 'Free of charge',
		publicAccess: 'Open to the public',
		smokingAllowed: 'Smoking allowed',
		wheelchairAccessible: 'Wheelchair accessible',
		stepFreeAccess: 'Step-free access',
		accessibleToilets: 'Accessible toilets',
		accessibleParking: 'Accessible parking',
		hearingLoop: 'Hearing loop',
		brailleSignage: 'Braille signage',
		audioGuide: 'Audio guide',
		suitableForChildren: 'Suitable for children',
		childrenMenu: 'Children’s menu',
		childrenActivities: 'Children’s activities',
		babyChanging: 'Baby changing',
		pushchairFriendly: 'Pushchair friendly',
		petsAllowed: 'Pets allowed',
		dogsAllowed: 'Dogs allowed',
		petsOnLeadOnly: 'Pets on a lead only',
		petFee: 'Fee for pets',
		carbonOffset: 'Carbon offset',
	},
	languagesSpoken: 'Languages spoken',
	capacity: 'Capacity',
	people: (count: number) => counted(count, nouns.person),
	minimumAge: 'Minimum age',
	years: (count: number) => counted(count, nouns.year),
	fromAge: (years: number) => `from ${counted(years, nouns.year)}`,
	withoutStepFreeAccess: 'although there is no step-free access',
	dogsExcepted: 'dogs are an exception',
	notDogs: 'but no dogs',
	sustainabilityFeatures: 'Measures',
	certifications: 'Certifications',

	inAFewWords: 'In a few words',
	editorialFacts: {
		kind: 'Kind of place',
		mood: 'Mood',
		travelStyle: 'Good for',
		activity: 'Things to do',
		season: 'Season',
		keywords: 'Keywords',
	},
	recommended: 'Recommended by the editors',
	recommendedOn: (date: string) => `Recommended by the editors, ${date}`,

	yes: 'Yes',
	no: 'No',
	stars: (count: number) => counted(count, nouns.star),
	/** Label of the class of what has no stars, such as a tourist office, before its number. */
	classification: 'Classification',
	moreNotShown: (count: number) => `and ${numberFormat(wordsLocale).format(count)} more`,

	validFrom: (date: string) => `From ${date}`,
	validThrough: (date: string) => `Until ${date}`,
	validFromThrough: (from: string, through: string) => `${from} – ${through}`,
	appliesFrom: (date: string) => `This information applies from ${date}`,
	noLongerCurrentSince: (date: string) => `No longer current: this was valid until ${date}`,

	verified: (month: string) => `Verified in ${month}`,
	verifiedInWays: {
		onSite: (month: string) => `Verified on site in ${month}`,
		byTelephone: (month: string) => `Verified by telephone in ${month}`,
		byEmail: (month: string) => `Verified by e-mail in ${month}`,
		online: (month: string) => `Verified online in ${month}`,
		byTheOwner: (month: string) => `Confirmed by the place itself in ${month}`,
		automatically: (month: string) => `Checked automatically in ${month}`,
	},
	verifiedInOtherWay: (month: string, method: string) => `Verified in ${month}: ${method}`,
	verifiedSometime: (method: string) => `Verified, date not stated: ${method}`,
	checkBeforeYouGo: (month: string) => `Last verified in ${month}: check before you go.`,
	updatedLongAgo: (month: string) => `Last updated in ${month}: check before you go.`,

	officialSite: (host: string) => `Official site (${host})`,
	wikipediaIn: (language: string) => `Wikipedia (${language})`,
	wikivoyageIn: (language: string) => `Wikivoyage (${language})`,

	samePoint: 'Same point on the map',
	distanceAndDirection: (distance: string, direction: string) => `${distance} ${direction}`,
	directions: {
		N: 'north',
		NE: 'north-east',
		E: 'east',
		SE: 'south-east',
		S: 'south',
		SW: 'south-west',
		W: 'west',
		NW: 'north-west',
	},
	/** Letter for north at the top of a drawing. */
	northLetter: 'N',
	latitude: (degrees: string, isNorth: boolean) => `${degrees}° ${isNorth ? 'N' : 'S'}`,
	longitude: (degrees: string, isEast: boolean) => `${degrees}° ${isEast ? 'E' : 'W'}`,
};

export type PlaceMessages = typeof places;
