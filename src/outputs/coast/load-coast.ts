import { tableLoader } from '../explore/load-table.ts';
import { unpackCoast } from './coast-file.ts';

/** Loads the coasts around the guide's places, from the address in the options of a map. */
export const loadCoast = tableLoader(unpackCoast);
