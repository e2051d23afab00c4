import { countingIn } from '../counting.ts';

export const wordsLocale = 'de-DE';

export const counted = countingIn(wordsLocale);

export const nouns = {
	place: { one: 'Ort', other: 'Orte' },
	event: { one: 'Veranstaltung', other: 'Veranstaltungen' },
	list: { one: 'Liste', other: 'Listen' },
	listOfPlaces: { one: 'Liste von Orten', other: 'Listen von Orten' },
	person: { one: 'Person', other: 'Personen' },
	time: { other: 'Mal' },
	month: { one: 'Monat', other: 'Monate' },
	/** Uses the dative: “vor mehr als 18 Monaten”. */
	months: { one: 'Monat', other: 'Monaten' },
	year: { one: 'Jahr', other: 'Jahre' },
	/** Uses the dative, as above. */
	years: { one: 'Jahr', other: 'Jahren' },
	star: { one: 'Stern', other: 'Sterne' },
};
