/**
 * Media types of the files that other programs read, as headers say them, by the endings of their
 * names; feeds, all `feed.xml`, by `rss`.
 */
export const mediaTypes = {
	csv: 'text/csv; charset=utf-8',
	geojson: 'application/geo+json',
	gpx: 'application/gpx+xml',
	ics: 'text/calendar; charset=utf-8',
	jsonld: 'application/ld+json',
	kml: 'application/vnd.google-earth.kml+xml',
	rss: 'application/rss+xml; charset=utf-8',
} as const;
