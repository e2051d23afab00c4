import type { PlaceFile } from './place-file.ts';
import { type PlaceTable, placeTable } from './place-table.ts';

const tables = new Map<string, Promise<PlaceTable>>();

/**
 * The places of the guide: one request for all scripts of a page. After a failure the next call asks again.
 *
 * @param address That of the file, from `data-places` of the page.
 * @throws When the file cannot be had, or not be read.
 */
export function loadPlaceTable(address: string): Promise<PlaceTable> {
	const table = tables.get(address) ?? readPlaceTable(address);
	tables.set(address, table);
	table.catch(() => tables.delete(address));
	return table;
}

async function readPlaceTable(address: string): Promise<PlaceTable> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
	// Written by the build, from the type that is named here.
	return placeTable((await answer.json()) as PlaceFile);
}
