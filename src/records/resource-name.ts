/** Names the resources that are listed to be read one by one. */
export type DetailedResource = 'places' | 'events';

/** Names the resources whose records name others as their members. */
export type GroupingKind = 'destinations' | 'collections';

/** Names the resources of the service (service document, section 1). */
export type ResourceName = DetailedResource | GroupingKind;

export const resourceNames: readonly ResourceName[] = [
	'destinations',
	'places',
	'events',
	'collections',
];
