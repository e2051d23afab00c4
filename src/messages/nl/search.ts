import type { Messages } from '../messages.ts';

export const search = {
	heading: 'Zoeken',
	label: 'In deze gids zoeken',
	submit: 'Zoek',
	introduction: (guide) => `Zoek in de namen en teksten van ${guide}.`,
	suggestionCount: 'Suggesties: {count}',
	noSuggestions: 'Geen naam komt overeen.',
	byName: 'Op naam',
	inTexts: 'In de teksten',
	allTexts: 'Alle teksten doorzoeken op ‘{query}’',
	nothingFound: 'Er is niets gevonden voor ‘{query}’.',
	nothingFoundAdvice: 'Probeer minder of andere woorden, of blader door de gids:',
	failed: 'De teksten kunnen nu niet worden doorzocht.',
	failedAdvice: 'Controleer de verbinding en probeer het opnieuw, of blader door de gids:',
	tryAgain: 'Opnieuw proberen',
	withoutScript:
		'Zoeken vereist JavaScript, dat deze browser niet uitvoert. Alles is ook via lijsten te vinden:',
	start: 'Of blader door de gids:',
	more: 'Meer resultaten',
	kind: 'Soort',
	category: 'Categorie',
	destination: 'Bestemming',
	any: 'Alle',
	kinds: {
		place: 'Plaats',
		event: 'Evenement',
		destination: 'Bestemming',
		collection: 'Collectie',
		category: 'Categorie',
	},
	shortcut: 'De toets / leidt naar het zoekveld',
} satisfies Messages['search'];
