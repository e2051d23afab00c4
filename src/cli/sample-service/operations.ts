import type { Resource } from './content.ts';

/** Operations of the service (service document, section 1). */
export const operations = [
	'list-destinations',
	'list-places',
	'list-events',
	'get-place',
	'get-event',
	'list-collections',
] as const;
export type Operation = (typeof operations)[number];

export type Route =
	| { kind: 'list'; operation: Operation; resource: Resource }
	| { kind: 'get'; operation: Operation; resource: Resource; id: string };

const lists: ReadonlyMap<string, Route> = new Map([
	['/v1/destinations', { kind: 'list', operation: 'list-destinations', resource: 'destinations' }],
	['/v1/places', { kind: 'list', operation: 'list-places', resource: 'places' }],
	['/v1/events', { kind: 'list', operation: 'list-events', resource: 'events' }],
	['/v1/collections', { kind: 'list', operation: 'list-collections', resource: 'collections' }],
]);

const getPath = /^\/v1\/(places|events)\/([^/]+)$/;

/**
 * Returns the operation that a path without its query names, if any.
 *
 * The paths of the get operations are those of the service document (sections 4.4 and 4.5); it
 * shows none for the lists: our reading is the same path without the id.
 */
export function routeOf(path: string): Route | undefined {
	const list = lists.get(path);
	if (list !== undefined) return list;
	const [, resource, id] = getPath.exec(path) ?? [];
	if (id === undefined) return undefined;
	return resource === 'places'
		? { kind: 'get', operation: 'get-place', resource: 'places', id }
		: { kind: 'get', operation: 'get-event', resource: 'events', id };
}
