import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}\u202f: lieux nouveaux et modifiés`,
	placesDescription: (guide) => `${guide}\u202f: les lieux, le dernier modifié en tête.`,
	placesLabel: 'Flux des lieux nouveaux et modifiés',
	eventsTitle: (guide) => `${guide}\u202f: agenda`,
	eventsDescription: (guide) =>
		`${guide}\u202f: les événements à venir, la prochaine date en tête.`,
	eventsLabel: 'Flux des événements à venir',
	calendarLabel: 'Calendrier de tous les événements',
	allPlacesLabel: (file) => `Tous les lieux en ${file}`,
	allEventsLabel: (file) => `Tous les événements en ${file}`,
	eventFilesHeading: 'Télécharger ces événements',
	placeFilesHeading: 'Télécharger ces lieux',
	placeFileLabels: {
		geojson: 'GeoJSON, pour les cartes du web',
		gpx: 'GPX, pour Organic Maps et OsmAnd',
		kml: 'KML, pour Google Earth',
		csv: 'CSV, pour les tableurs',
	},
	outlineLabel: 'Plan de ce guide pour les modèles de langage',
	credit: (text) => `Source\u202f: ${text}`,
	licence: (name) => `Licence des données\u202f: ${name}`,

	heading: 'Flux et données',
	introduction:
		'Pour les lecteurs de flux, les calendriers et les cartes. Chaque fiche garde la licence de sa source, indiquée dans le tableau ci-dessus et dans les fichiers eux-mêmes\u202f; quiconque l’affiche doit citer les crédits dus.',

	outline: {
		places: 'Lieux',
		events: 'Événements',
		destinations: 'Destinations',
		collections: 'Sélections',
		data: 'Données',
		licence: 'Licence des données',
		introduction:
			'Les pages des lieux et des événements à venir contiennent leurs données schema.org.',
		introductionWithFiles:
			'Les pages des lieux et des événements à venir contiennent leurs données schema.org, et les donnent aussi dans index.jsonld à côté d’elles.',
		rights:
			'Quiconque affiche le contenu d’une page doit citer les crédits qu’elle mentionne. Les photographies appartiennent aux personnes nommées à côté d’elles\u202f; la licence des données ne les couvre pas.',
		source: (publisher, licence, count) => `${publisher}\u202f: ${licence}, ${count}`,
	},
} satisfies Messages['feeds'];
