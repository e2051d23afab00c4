/** The resources of the service (service document, section 1). */
export type ResourceName = 'destinations' | 'places' | 'events' | 'collections';

/** Those that are listed to be read one by one. */
export type DetailedResource = 'places' | 'events';
