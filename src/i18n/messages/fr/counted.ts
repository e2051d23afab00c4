import { countingIn } from '../counting.ts';

export const wordsLocale = 'fr-FR';

export const counted = countingIn(wordsLocale);

export const nouns = {
	place: { one: 'lieu', many: 'de lieux', other: 'lieux' },
	event: { one: 'événement', many: 'd’événements', other: 'événements' },
	list: { one: 'liste', many: 'de listes', other: 'listes' },
	listOfPlaces: { one: 'liste de lieux', many: 'de listes de lieux', other: 'listes de lieux' },
	person: { one: 'personne', many: 'de personnes', other: 'personnes' },
	time: { other: 'fois' },
	month: { other: 'mois' },
	year: { one: 'an', many: 'd’années', other: 'ans' },
	star: { one: 'étoile', many: 'd’étoiles', other: 'étoiles' },
};
