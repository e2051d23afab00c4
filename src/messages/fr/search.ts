import type { Messages } from '../messages.ts';

export const search = {
	heading: 'Recherche',
	label: 'Rechercher dans ce guide',
	submit: 'Rechercher',
	introduction: (guide) => `Recherche dans les noms et les textes\u00a0: ${guide}.`,
	suggestionCount: 'Suggestions\u00a0: {count}',
	noSuggestions: 'Aucun nom ne correspond.',
	byName: 'Par nom',
	inTexts: 'Dans les textes',
	allTexts: 'Rechercher «\u00a0{query}\u00a0» dans tous les textes',
	nothingFound: 'Rien n’a été trouvé pour «\u00a0{query}\u00a0».',
	nothingFoundAdvice: 'Essayez avec moins de mots ou d’autres mots, ou parcourez le guide\u00a0:',
	failed: 'La recherche dans les textes est impossible pour le moment.',
	failedAdvice: 'Vérifiez la connexion et réessayez, ou parcourez le guide\u00a0:',
	tryAgain: 'Réessayer',
	withoutScript:
		'La recherche a besoin de JavaScript, que ce navigateur n’exécute pas. Tout se trouve aussi par les listes\u00a0:',
	start: 'Ou parcourez le guide\u00a0:',
	more: 'Plus de résultats',
	kind: 'Type',
	category: 'Catégorie',
	destination: 'Destination',
	any: 'Tous',
	kinds: {
		place: 'Lieu',
		event: 'Événement',
		destination: 'Destination',
		collection: 'Collection',
		category: 'Catégorie',
	},
	shortcut: 'La touche / mène à la recherche',
} satisfies Messages['search'];
