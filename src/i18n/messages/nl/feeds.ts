import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}: nieuwe en gewijzigde plekken`,
	placesDescription: (guide) => `${guide}: de plekken, laatste wijziging eerst.`,
	placesLabel: 'Feed van nieuwe en gewijzigde plekken',
	eventsTitle: (guide) => `${guide}: agenda`,
	eventsDescription: (guide) => `${guide}: komende evenementen, eerstvolgende datum eerst.`,
	eventsLabel: 'Feed van komende evenementen',
	calendarLabel: 'Agenda met alle evenementen',
	allPlacesLabel: (file) => `Alle plekken als ${file}`,
	allEventsLabel: (file) => `Alle evenementen als ${file}`,
	eventFilesHeading: 'Deze evenementen downloaden',
	placeFilesHeading: 'Deze plekken downloaden',
	placeFileLabels: {
		geojson: 'GeoJSON, voor kaarten op het web',
		gpx: 'GPX, voor Organic Maps en OsmAnd',
		kml: 'KML, voor Google Earth',
		csv: 'CSV, voor spreadsheets',
	},
	outlineLabel: 'Overzicht van deze gids voor taalmodellen',
	credit: (text) => `Bron: ${text}`,
	licence: (name) => `Licentie van de gegevens: ${name}`,

	heading: 'Feeds en gegevens',
	introduction:
		'Voor feedlezers, agenda’s en kaarten. Elk gegeven houdt de licentie van zijn bron, die in de tabel hierboven en in de bestanden zelf staat; wie het toont, moet de vereiste bronvermelding overnemen.',

	outline: {
		places: 'Plekken',
		events: 'Evenementen',
		destinations: 'Bestemmingen',
		collections: 'Verzamelingen',
		data: 'Gegevens',
		licence: 'Licentie van de gegevens',
		introduction:
			'Pagina’s van plekken en van komende evenementen hebben hun schema.org-gegevens in de pagina.',
		introductionWithFiles:
			'Pagina’s van plekken en van komende evenementen hebben hun schema.org-gegevens in de pagina, en ernaast als index.jsonld.',
		rights:
			'Wie de inhoud van een pagina toont, moet de bronvermelding overnemen die erop staat. Foto’s zijn van wie ernaast vermeld staat; de licentie van de gegevens geldt er niet voor.',
		source: (publisher, licence, count) => `${publisher}: ${licence}, ${count}`,
	},
} satisfies Messages['feeds'];
