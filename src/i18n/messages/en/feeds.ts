/** Words of the feeds and data files, and of the links to them. */
export const feeds = {
	placesTitle: (guide: string) => `${guide}: new and changed places`,
	placesDescription: (guide: string) => `Places of ${guide}, the latest change first.`,
	placesLabel: 'Feed of new and changed places',
	eventsTitle: (guide: string) => `${guide}: what’s on`,
	eventsDescription: (guide: string) => `Events to come in ${guide}, the next date first.`,
	eventsLabel: 'Feed of events to come',
	calendarLabel: 'Calendar of all events',
	allPlacesLabel: (file: string) => `All places as ${file}`,
	allEventsLabel: (file: string) => `All events as ${file}`,
	eventFilesHeading: 'Download these events',
	placeFilesHeading: 'Download these places',
	placeFileLabels: {
		geojson: 'GeoJSON, for maps on the web',
		gpx: 'GPX, for Organic Maps and OsmAnd',
		kml: 'KML, for Google Earth',
		csv: 'CSV, for spreadsheets',
	},
	outlineLabel: 'Outline of this guide for language models',
	credit: (text: string) => `Source: ${text}`,
	licence: (name: string) => `Licence of the data: ${name}`,

	heading: 'Feeds and data',
	introduction:
		'For feed readers, calendars and maps. Each record keeps the licence of its source, which the table above and the files themselves state; whoever shows it names the credits owed.',

	outline: {
		places: 'Places',
		events: 'Events',
		destinations: 'Destinations',
		collections: 'Collections',
		data: 'Data',
		licence: 'Licence of the data',
		introduction: 'Pages of places and of events to come have their schema.org data in the page.',
		introductionWithFiles:
			'Pages of places and of events to come have their schema.org data in the page, and as index.jsonld beside it.',
		rights:
			'The credits that a page names are owed by whoever shows its content. Photographs belong to those named beside them; the licence of the data does not cover them.',
		source: (publisher: string, licence: string, count: string) =>
			`${publisher}: ${licence}, ${count}`,
	},
};
