import { eventTable } from './event-table.ts';
import { tableLoader } from './load-table.ts';

/** The events of the guide, from the address in `data-table` of the page. */
export const loadEventTable = tableLoader(eventTable);
