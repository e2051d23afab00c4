import { countingIn } from '../counting.ts';

export const wordsLocale = 'nl-NL';

export const counted = countingIn(wordsLocale);

export const nouns = {
	place: { one: 'plek', other: 'plekken' },
	event: { one: 'evenement', other: 'evenementen' },
	list: { one: 'lijst', other: 'lijsten' },
	listOfPlaces: { one: 'lijst met plekken', other: 'lijsten met plekken' },
	person: { one: 'persoon', other: 'personen' },
	time: { other: 'keer' },
	month: { one: 'maand', other: 'maanden' },
	year: { other: 'jaar' },
	star: { one: 'ster', other: 'sterren' },
};
