import type { PlaceFileFormat } from '../../../outputs/feeds/place-collection.ts';
import { selectedPlaces } from '../../../outputs/feeds/selected-places.ts';
import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import { offerFile } from '../offer-file.ts';

/** Places or events that were chosen of a table. */
export interface ChosenEntries {
	table: Pick<PlaceTable, 'path'>;
	rows: Uint32Array;
}

/**
 * Offers a file of what is chosen, cut out of the one that the build wrote of everything.
 *
 * @param href Address of that; its name ends with its format.
 * @throws When it cannot be had.
 */
export async function saveSelection(href: string, { rows, table }: ChosenEntries): Promise<void> {
	const answer = await fetch(href);
	if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
	const name = new URL(href).pathname.replace(/.*\//, '');
	// The build writes no others.
	const format = name.replace(/.*\./, '') as PlaceFileFormat;
	// As text it would lose the mark that tells spreadsheets its character set.
	const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
	const paths = new Set(Array.from(rows, table.path));
	offerFile(
		selectedPlaces(file, format, (path) => paths.has(path)),
		name,
		answer.headers.get('content-type') ?? '',
	);
}
