import type { PlaceCollection, PlaceFileFormat } from '../../../outputs/feeds/place-collection.ts';
import type { Link } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';

/** Describes the file of a list: its path, its content, and the parameter of its route. */
export interface ListFile {
	parameter: string;
	path: string;
	input: [PlaceCollection];
}

export interface FileLink extends Link {
	/**
	 * Address of the file that the script saves; the link leads to where one is available without.
	 */
	file?: string | undefined;
}

/**
 * Returns ways to the files of a list.
 *
 * @param elsewhere Page on which files can be had without script, for a list that has GeoJSON
 *   alone; the other formats are made of it.
 */
export function fileLinks(
	{ messages }: PageContext,
	formats: readonly PlaceFileFormat[],
	addressOf: (format: PlaceFileFormat) => string,
	elsewhere?: string,
): FileLink[] {
	return formats.map((format) => {
		const [href, label] = [addressOf(format), messages.feeds.placeFileLabels[format]];
		const isWritten = elsewhere === undefined || format === 'geojson';
		return isWritten ? { href, label } : { href: elsewhere, label, file: href };
	});
}
