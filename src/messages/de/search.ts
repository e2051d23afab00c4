import type { Messages } from '../messages.ts';

export const search = {
	heading: 'Suche',
	label: 'In diesem Reiseführer suchen',
	submit: 'Suchen',
	introduction: (guide) => `Namen und Texte durchsuchen: ${guide}.`,
	namesIntroduction: (guide) => `Namen durchsuchen: ${guide}.`,
	suggestionCount: 'Vorschläge: {count}',
	noSuggestions: 'Kein Name passt.',
	byName: 'Nach Namen',
	inTexts: 'In den Texten',
	foundCount: '{part}: {count}',
	allTexts: 'Alle Texte nach „{query}“ durchsuchen',
	allNames: 'Nach „{query}“ suchen',
	nothingFound: 'Zu „{query}“ wurde nichts gefunden.',
	nothingFoundAdvice: 'Versuchen Sie es mit weniger oder anderen Wörtern, oder sehen Sie sich um:',
	namesFailed: 'Die Namen können gerade nicht durchsucht werden.',
	textsFailed: 'Die Texte können gerade nicht durchsucht werden.',
	failedAdvice:
		'Prüfen Sie die Verbindung und versuchen Sie es noch einmal, oder sehen Sie sich um:',
	tryAgain: 'Noch einmal versuchen',
	withoutScript:
		'Die Suche braucht JavaScript, das dieser Browser nicht ausführt. Alles ist auch über Listen zu finden:',
	start: 'Oder sehen Sie sich um:',
	more: 'Weitere Treffer',
	kind: 'Art',
	category: 'Kategorie',
	destination: 'Reiseziel',
	any: 'Alle',
	kinds: {
		place: 'Ort',
		event: 'Veranstaltung',
		destination: 'Reiseziel',
		collection: 'Sammlung',
		category: 'Kategorie',
	},
	shortcut: 'Die Taste / führt zur Suche',
} satisfies Messages['search'];
