import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}: luoghi nuovi e modificati`,
	placesDescription: (guide) => `${guide}: i luoghi, prima le ultime modifiche.`,
	placesLabel: 'Feed dei luoghi nuovi e modificati',
	eventsTitle: (guide) => `${guide}: agenda`,
	eventsDescription: (guide) => `${guide}: prossimi eventi, prima la data più vicina.`,
	eventsLabel: 'Feed dei prossimi eventi',
	calendarLabel: 'Calendario di tutti gli eventi',
	allPlacesLabel: (file) => `Tutti i luoghi in ${file}`,
	allEventsLabel: (file) => `Tutti gli eventi in ${file}`,
	eventFilesHeading: 'Scarica questi eventi',
	placeFilesHeading: 'Scarica questi luoghi',
	placeFileLabels: {
		geojson: 'GeoJSON, per mappe sul web',
		gpx: 'GPX, per Organic Maps e OsmAnd',
		kml: 'KML, per Google Earth',
		csv: 'CSV, per fogli di calcolo',
	},
	outlineLabel: 'Schema di questa guida per modelli linguistici',
	credit: (text) => `Fonte: ${text}`,
	licence: (name) => `Licenza dei dati: ${name}`,

	heading: 'Feed e dati',
	introduction:
		'Per lettori di feed, calendari e mappe. Ogni scheda conserva la licenza della sua fonte, indicata nella tabella qui sopra e nei file stessi; chi la mostra deve citare i crediti dovuti.',

	outline: {
		places: 'Luoghi',
		events: 'Eventi',
		destinations: 'Destinazioni',
		collections: 'Raccolte',
		data: 'Dati',
		licence: 'Licenza dei dati',
		introduction: 'Le pagine dei luoghi e dei prossimi eventi contengono i loro dati schema.org.',
		introductionWithFiles:
			'Le pagine dei luoghi e dei prossimi eventi contengono i loro dati schema.org, e li offrono anche accanto come index.jsonld.',
		rights:
			'Chi mostra il contenuto di una pagina deve citare i crediti che essa nomina. Le fotografie appartengono a chi è nominato accanto a esse; la licenza dei dati non le comprende.',
		source: (publisher, licence, count) => `${publisher}: ${licence}, ${count}`,
	},
} satisfies Messages['feeds'];
