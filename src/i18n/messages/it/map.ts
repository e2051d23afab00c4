import type { Messages } from '../en/messages.ts';

export const map = {
	heading: 'Mappa',
	introduction: (guide, places) => `${guide}: ${places} su una mappa.`,
	zoomIn: 'Ingrandisci',
	zoomOut: 'Riduci',
	nearMe: 'Vicino a me',
	wholeGuide: 'Tutta la guida',
	close: 'Chiudi',
	chosen: 'Scelto sulla mappa',
	mapLabel: 'Mappa. Le frecce la spostano, più e meno cambiano la scala.',
	skip: 'Salta la mappa',
	filter: 'Filtra i luoghi',
	allPlaces: 'Mostra tutti i luoghi',
	listsHeading: 'Gli stessi luoghi in elenchi',
	listsIntroduction: 'Tutto ciò che è sulla mappa è anche in questi elenchi.',
	onlyInLists: (places: string) => `Solo negli elenchi, perché la posizione non è nota: ${places}.`,
	privacy:
		'La tua posizione viene chiesta solo quando premi «Vicino a me» e non lascia mai questo dispositivo.',
	askTiles: (host) =>
		`Le immagini di questa mappa vengono da ${host}. Quel server conoscerebbe il tuo indirizzo internet e la parte della mappa che guardi: perciò non se ne carica nulla finché non acconsenti.`,
	agree: (host) => `Carica la mappa da ${host}`,
	withdraw: (host) => `Non caricare più da ${host}`,
	directions: {
		otherMaps: 'Apri in un’altra mappa',
		remembered: 'Questo browser ricorda la tua scelta.',
		appleMaps: 'Mappe di Apple',
		gpxFile: 'File GPX',
	},
	browser: {
		onePlace: '{count} luogo',
		places: '{count} luoghi',
		inView: 'In questa vista: {places}',
		more: 'e ancora {places}; ingrandisci per vedere tutto qui',
		filtered: 'Sono mostrati solo i luoghi che corrispondono ai filtri: {places}.',
		noneInView: 'Nessun luogo in questa vista.',
		outside: 'Fuori da questa vista: {places}',
		failed:
			'Non è stato possibile caricare la mappa. Gli elenchi di questa pagina contengono tutti i suoi luoghi.',
		locating: 'Ricerca della posizione…',
		positionWithin: 'Ti trovi nel cerchio, che si estende per circa {distance} da ogni lato.',
		position: 'La tua posizione è indicata, ma non con esattezza.',
		farAway: 'Sei a {distance} dal luogo più vicino di questa guida.',
		positionDenied:
			'Il browser non dice a questa pagina dove ti trovi. Puoi consentirlo nelle impostazioni del browser.',
		positionUnknown: 'Al momento non è possibile trovare la tua posizione.',
	},
} satisfies Messages['map'];
