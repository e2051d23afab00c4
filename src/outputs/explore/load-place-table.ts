import { tableLoader } from './load-table.ts';
import { placeTable } from './place-table.ts';

/** Loads the places of the guide, from the address in `data-places` of the page. */
export const loadPlaceTable = tableLoader(placeTable);
