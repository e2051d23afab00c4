import type { PlaceFileFormat } from './place-collection.ts';

/** Matches an entry of a file, and in it the address of its page. */
const entries: Readonly<Record<Exclude<PlaceFileFormat, 'csv'>, [entry: RegExp, page: RegExp]>> = {
	gpx: [/<wpt .*?<\/wpt>\n?/gs, /<link href="([^"]*)"/],
	kml: [/<Placemark .*?<\/Placemark>\n?/gs, /<atom:link href="([^"]*)"/],
	geojson: [/\n\{"type":"Feature",.*\},?/g, /"url":"([^"]*)"/],
};
/** A row of a table ends at the first line break outside of quotes (RFC 4180). */
const rowOfTable = /(?:"(?:[^"]|"")*"|[^"\r])*\r\n/g;
const fieldOfRow = /(?:^|,)("(?:[^"]|"")*"|[^,\r]*)/g;
/** Matches what encloses all entries of the file, and not those that are left. */
const extents = /\n?<bounds [^>]*\/>|"bbox":\[[^\]]*\],/;

/**
 * Returns the file of a list with some of its places or events, each as it stands: with its
 * credit and licence. What is said of the whole list, such as the credits owed for it, is said of
 * this too.
 *
 * @param file As the guide writes it.
 * @param isSelected Told the path of the page of a place.
 */
export function selectedPlaces(
	file: string,
	format: PlaceFileFormat,
	isSelected: (path: string) => boolean,
): string {
	if (format === 'csv') return selectedRows(file, isSelected);
	const [entry, page] = entries[format];
	const selected = file
		.replace(extents, '')
		.replace(entry, (text) => (isSelected(pathOf(page.exec(text)?.[1])) ? text : ''));
	// The last feature that is left is followed by none.
	return format === 'geojson' ? selected.replace(/,(?=\n\]\}\n$)/, '') : selected;
}

function selectedRows(table: string, isSelected: (path: string) => boolean): string {
	const [head = '', ...rows] = table.match(rowOfTable) ?? [];
	const column = fieldsOf(head).indexOf('url');
	return [head, ...rows.filter((row) => isSelected(pathOf(fieldsOf(row)[column])))].join('');
}

function fieldsOf(row: string): string[] {
	return Array.from(row.matchAll(fieldOfRow), ([, field = '']) => field);
}

function pathOf(address: string | undefined): string {
	return address === undefined || !URL.canParse(address) ? '' : new URL(address).pathname;
}
