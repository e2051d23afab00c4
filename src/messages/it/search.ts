import type { Messages } from '../messages.ts';

export const search = {
	heading: 'Ricerca',
	label: 'Cerca in questa guida',
	submit: 'Cerca',
	introduction: (guide) => `Cerca nei nomi e nei testi: ${guide}.`,
	suggestionCount: 'Suggerimenti: {count}',
	noSuggestions: 'Nessun nome corrisponde.',
	byName: 'Per nome',
	inTexts: 'Nei testi',
	allTexts: 'Cerca «{query}» in tutti i testi',
	nothingFound: 'Nessun risultato per «{query}».',
	nothingFoundAdvice: 'Prova con meno parole o con altre, oppure sfoglia la guida:',
	failed: 'Al momento non è possibile cercare nei testi.',
	failedAdvice: 'Controlla la connessione e riprova, oppure sfoglia la guida:',
	tryAgain: 'Riprova',
	withoutScript:
		'La ricerca richiede JavaScript, che questo browser non esegue. Tutto si trova anche negli elenchi:',
	start: 'Oppure sfoglia la guida:',
	more: 'Altri risultati',
	kind: 'Tipo',
	category: 'Categoria',
	destination: 'Destinazione',
	any: 'Tutti',
	kinds: {
		place: 'Luogo',
		event: 'Evento',
		destination: 'Destinazione',
		collection: 'Raccolta',
		category: 'Categoria',
	},
	shortcut: 'Il tasto / porta alla ricerca',
} satisfies Messages['search'];
