import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}: lugares nuevos y modificados`,
	placesDescription: (guide) => `${guide}: los lugares, primero los últimos cambios.`,
	placesLabel: 'Canal de lugares nuevos y modificados',
	eventsTitle: (guide) => `${guide}: agenda`,
	eventsDescription: (guide) => `${guide}: próximos eventos, primero la fecha más cercana.`,
	eventsLabel: 'Canal de próximos eventos',
	calendarLabel: 'Calendario de todos los eventos',
	allPlacesLabel: (file) => `Todos los lugares en ${file}`,
	allEventsLabel: (file) => `Todos los eventos en ${file}`,
	eventFilesHeading: 'Descargar estos eventos',
	placeFilesHeading: 'Descargar estos lugares',
	placeFileLabels: {
		geojson: 'GeoJSON, para mapas web',
		gpx: 'GPX, para Organic Maps y OsmAnd',
		kml: 'KML, para Google Earth',
		csv: 'CSV, para hojas de cálculo',
	},
	outlineLabel: 'Esquema de esta guía para modelos de lenguaje',
	credit: (text) => `Fuente: ${text}`,
	licence: (name) => `Licencia de los datos: ${name}`,

	heading: 'Canales y datos',
	introduction:
		'Para lectores de canales, calendarios y mapas. Cada ficha conserva la licencia de su fuente, que consta en la tabla de arriba y en los propios archivos; quien la muestre debe citar los créditos correspondientes.',

	outline: {
		places: 'Lugares',
		events: 'Eventos',
		destinations: 'Destinos',
		collections: 'Colecciones',
		data: 'Datos',
		licence: 'Licencia de los datos',
		introduction: 'Las páginas de lugares y de próximos eventos contienen sus datos de schema.org.',
		introductionWithFiles:
			'Las páginas de lugares y de próximos eventos contienen sus datos de schema.org, y los ofrecen también al lado como index.jsonld.',
		rights:
			'Quien muestre el contenido de una página debe citar los créditos que esta nombra. Las fotografías pertenecen a quienes se nombran junto a ellas; la licencia de los datos no las cubre.',
		source: (publisher, licence, count) => `${publisher}: ${licence}, ${count}`,
	},
} satisfies Messages['feeds'];
