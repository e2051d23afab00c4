import type { PlaceFileFormat } from '../../../src/outputs/feeds/place-collection.ts';
import { placesCsv } from '../../../src/outputs/feeds/places-csv.ts';
import { placesGeoJson } from '../../../src/outputs/feeds/places-geojson.ts';
import { placesGpx } from '../../../src/outputs/feeds/places-gpx.ts';
import { placesKml } from '../../../src/outputs/feeds/places-kml.ts';
import { validatePage } from '../../../src/outputs/structured-data/validate.ts';
import {
	calendarOfEvent,
	guideDates,
	guideFeed,
} from '../../../src/ui/view-models/event/event-calendars.ts';
import { eventsFeed, placesFeed } from '../../../src/ui/view-models/site/feeds.ts';
import { guideCollection, guideFormats } from '../../../src/ui/view-models/place/place-files.ts';
import { parsed } from '../outputs/icalendar/parsed-calendar.ts';
import type { Published } from './publish.ts';
import { xmlFaults } from './well-formed-xml.ts';

/** Texts of these are empty, addresses are none, or structured data is wrong. */
export function pageFaults({ frames }: Published): string[] {
	return frames.flatMap(({ canonical = '', description, structuredData, title }) => {
		const faults = [
			...(title.trim() === '' ? ['no title'] : []),
			...(description.trim() === '' ? ['no description'] : []),
			...(URL.canParse(canonical) ? [] : ['no address']),
			...(structuredData === undefined ? [] : errorsIn(canonical, structuredData)),
		];
		return faults.map((fault) => `${canonical || title}: ${fault}`);
	});
}

function errorsIn(canonical: string, json: string): string[] {
	return validatePage({ url: canonical, canonical, json })
		.problems.filter(({ severity }) => severity === 'error')
		.map((problem) => JSON.stringify(problem));
}

/** Returns what a calendar program cannot read. */
export function calendarFaults({ context }: Published): string[] {
	const ofEvents = context.guide.events
		.filter(({ dates }) => dates.length > 0)
		.map((event) => [event.id, calendarOfEvent(context, event)] as const);
	const ofGuide = [
		['all events', guideFeed(context)],
		['all dates', guideDates(context)],
	] as const;
	return [...ofGuide, ...ofEvents].flatMap(([name, calendar]) =>
		errorOf(name, () => {
			for (const event of parsed(calendar).getAllSubcomponents('vevent')) {
				if (!event.getFirstPropertyValue('summary')) throw new Error('no summary');
				event.getFirstPropertyValue('dtstart')?.toString();
				if (!event.hasProperty('dtstart')) throw new Error('no beginning');
			}
		}),
	);
}

/** Returns the faults of the feeds of places and events. */
export async function feedFaults({ context }: Published): Promise<string[]> {
	return [
		...xmlFaults(await placesFeed(context)).map((fault) => `feed of places: ${fault}`),
		...xmlFaults(await eventsFeed(context)).map((fault) => `feed of events: ${fault}`),
	];
}

/** Returns the faults of the files for maps and spreadsheets. */
export function placeFileFaults({ context }: Published): string[] {
	const places = guideCollection(context);
	return guideFormats(context).flatMap((format) => {
		const faultsOf: Record<PlaceFileFormat, () => string[]> = {
			csv: () => csvFaults(placesCsv(places), places.places.length),
			geojson: () => geoJsonFaults(placesGeoJson(places)),
			gpx: () => xmlFaults(placesGpx(places)).map((fault) => `GPX: ${fault}`),
			kml: () => xmlFaults(placesKml(places)).map((fault) => `KML: ${fault}`),
		};
		return faultsOf[format]();
	});
}

/**
 * A record a place after the heading; those within quotes are no ends of lines (RFC 4180, section
 * 2).
 */
function csvFaults(csv: string, places: number): string[] {
	const records = csv
		.replace(/"(?:[^"]|"")*"/g, '""')
		.split('\r\n')
		.slice(1, -1);
	const columns = new Set(records.map((record) => record.split(',').length));
	return records.length === places && columns.size <= 1
		? []
		: [`CSV: ${records.length} records of ${[...columns].join(' or ')} columns`];
}

function geoJsonFaults(text: string): string[] {
	return errorOf('GeoJSON', () => {
		const { features } = JSON.parse(text) as {
			features: { geometry: { coordinates: [number, number] } | null }[];
		};
		for (const { geometry } of features) {
			const [longitude, latitude] = geometry?.coordinates ?? [0, 0];
			if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) throw new Error('off the Earth');
		}
	});
}

function errorOf(name: string, check: () => void): string[] {
	try {
		check();
		return [];
	} catch (error) {
		return [`${name}: ${String(error)}`];
	}
}
