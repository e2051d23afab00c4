/** Those that are listed to be read one by one. */
export type DetailedResource = 'places' | 'events';

/** Those whose records name others as their members. */
export type GroupingKind = 'destinations' | 'collections';

/** The resources of the service (service document, section 1). */
export type ResourceName = DetailedResource | GroupingKind;

export const resourceNames: readonly ResourceName[] = [
	'destinations',
	'places',
	'events',
	'collections',
];
