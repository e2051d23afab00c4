import { countingIn } from '../counting.ts';

/** Language of the words beside this module, whatever the locale of the guide. */
export const wordsLocale = 'en-GB';

export const counted = countingIn(wordsLocale);

export const nouns = {
	place: { one: 'place', other: 'places' },
	event: { one: 'event', other: 'events' },
	list: { one: 'list', other: 'lists' },
	listOfPlaces: { one: 'list of places', other: 'lists of places' },
	person: { one: 'person', other: 'people' },
	time: { one: 'time', other: 'times' },
	month: { one: 'month', other: 'months' },
	year: { one: 'year', other: 'years' },
	star: { one: 'star', other: 'stars' },
};
