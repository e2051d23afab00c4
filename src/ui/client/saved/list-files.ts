import { countInWords } from '../../../i18n/messages/filled-in.ts';
import type { SavedFileWords } from '../../../i18n/messages/browser-words.ts';
import { loadEventTable } from '../../../outputs/explore/event-table.ts';
import { placeFile } from '../../../outputs/feeds/place-file.ts';
import { placesOfGeoJson } from '../../../outputs/feeds/places-geojson.ts';
import { mediaTypes } from '../../../outputs/media-types.ts';
import {
	type ListForFile,
	savedCalendar,
	savedCollection,
} from '../../../outputs/saved/saved-files.ts';
import { offerFile } from '../offer-file.ts';
import { partOf } from '../page-parts.ts';
import { savedRecords } from './saved-store.ts';

/** Names the formats in which a list can be had, by the ending of the file. */
export type ListFileFormat = 'gpx' | 'kml' | 'ics';

/**
 * Offers the visitor's list as a file, and says how many entries it cannot have.
 *
 * @param section Element with the addresses and the words of `SavedFiles.astro`.
 */
export async function saveListFile(
	section: HTMLElement,
	format: ListFileFormat,
	locale: string,
): Promise<void> {
	// Written by the build, from the type that is named here.
	const words = JSON.parse(section.dataset.words ?? '{}') as SavedFileWords;
	const isCalendar = format === 'ics';
	const say = (...texts: string[]) => {
		partOf(section, 'file-note').textContent = texts.filter(Boolean).join(' ');
	};
	say();
	try {
		const { content, leftOut } = isCalendar
			? await calendarOf(section.dataset)
			: await placesOf(section.dataset, format);
		if (content !== undefined) offerFile(content, `saved.${format}`, mediaTypes[format]);
		const [one, several] = isCalendar
			? [words.withoutDate, words.withoutDates]
			: [words.withoutPoint, words.withoutPoints];
		say(
			content === undefined ? words.noFile : '',
			leftOut > 0 ? countInWords(leftOut, one, several, locale) : '',
		);
	} catch (error) {
		console.error(error);
		say(words.fileFailed);
	}
}

async function placesOf(
	{ eventFile, name = '', placeFile: file }: DOMStringMap,
	format: 'gpx' | 'kml',
): Promise<ListForFile<string>> {
	const records = savedRecords();
	const isAnyOf = (kind: string) => records.some(({ key }) => key.startsWith(kind));
	const addresses = [isAnyOf('p') ? file : undefined, isAnyOf('e') ? eventFile : undefined];
	const texts = await Promise.all(addresses.filter((one) => one !== undefined).map(textOf));
	const { href: url } = new URL(location.pathname, location.href);
	const { content, leftOut } = savedCollection(records, texts.map(placesOfGeoJson), { name, url });
	return { content: content && placeFile(content, format), leftOut };
}

async function calendarOf({ calendar, events }: DOMStringMap): Promise<ListForFile<string>> {
	const records = savedRecords();
	if (calendar === undefined || events === undefined) {
		return { content: undefined, leftOut: records.length };
	}
	const [text, table] = await Promise.all([textOf(calendar), loadEventTable(events)]);
	return savedCalendar(records, text, table, Date.now());
}

async function textOf(address: string): Promise<string> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
	return response.text();
}
