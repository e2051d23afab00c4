import { eventHomes } from '../../scripts/reference/homes/event-homes.ts';
import { placeHomes } from '../../scripts/reference/homes/place-homes.ts';

/** Where a field is shown; empty where it is not. */
export interface FieldHome {
	page: string;
	list: string;
	jsonLd: string;
}

/**
 * Returns where each field of a resource is shown, by its path, as the reference of fields says.
 */
export function fieldHomes(resource: 'places' | 'events'): Record<string, FieldHome> {
	const homes = resource === 'places' ? placeHomes : eventHomes;
	return Object.fromEntries(
		Object.entries(homes).map(([path, { lists = '', page = '', structuredData = '' }]) => [
			path,
			{ page, list: lists, jsonLd: structuredData },
		]),
	);
}
