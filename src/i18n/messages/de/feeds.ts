import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}: neue und geänderte Orte`,
	placesDescription: (guide) => `${guide}: die Orte, zuletzt geänderte zuerst.`,
	placesLabel: 'Feed der neuen und geänderten Orte',
	eventsTitle: (guide) => `${guide}: Veranstaltungen`,
	eventsDescription: (guide) => `${guide}: kommende Veranstaltungen, der nächste Termin zuerst.`,
	eventsLabel: 'Feed der kommenden Veranstaltungen',
	calendarLabel: 'Kalender aller Veranstaltungen',
	allPlacesLabel: (file) => `Alle Orte als ${file}`,
	allEventsLabel: (file) => `Alle Veranstaltungen als ${file}`,
	eventFilesHeading: 'Diese Veranstaltungen herunterladen',
	placeFilesHeading: 'Diese Orte herunterladen',
	placeFileLabels: {
		geojson: 'GeoJSON, für Karten im Web',
		gpx: 'GPX, für Organic Maps und OsmAnd',
		kml: 'KML, für Google Earth',
		csv: 'CSV, für Tabellenprogramme',
	},
	outlineLabel: 'Überblick über diesen Reiseführer für Sprachmodelle',
	credit: (text) => `Quelle: ${text}`,
	licence: (name) => `Lizenz der Daten: ${name}`,

	heading: 'Feeds und Daten',
	introduction:
		'Für Feedreader, Kalender und Karten. Jeder Eintrag behält die Lizenz seiner Quelle, die in der Tabelle oben und in den Dateien selbst steht; wer ihn zeigt, muss die verlangten Nachweise nennen.',

	outline: {
		places: 'Orte',
		events: 'Veranstaltungen',
		destinations: 'Reiseziele',
		collections: 'Sammlungen',
		data: 'Daten',
		licence: 'Lizenz der Daten',
		introduction:
			'Die Seiten der Orte und der kommenden Veranstaltungen enthalten ihre schema.org-Daten.',
		introductionWithFiles:
			'Die Seiten der Orte und der kommenden Veranstaltungen enthalten ihre schema.org-Daten und bieten sie daneben als index.jsonld.',
		rights:
			'Wer den Inhalt einer Seite zeigt, muss die Nachweise nennen, die sie angibt. Fotografien gehören denen, die neben ihnen genannt sind; die Lizenz der Daten gilt nicht für sie.',
		source: (publisher, licence, count) => `${publisher}: ${licence}, ${count}`,
	},
} satisfies Messages['feeds'];
