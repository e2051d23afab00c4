/** Holds what a build passes to its service worker; it stands ahead of the worker's code. */
export interface WorkerGuide {
	/** Path below which the guide is, with a slash at both ends. */
	base: string;
	/** Changes with what is published. */
	build: string;
	/** Path of the page that stands in for one that is not kept. */
	offlinePage: string;
	/** Paths of the pages from which visitors find the others, and of the file of names. */
	overviews: readonly string[];
	/** Paths below `base` of which other workers are in charge. */
	otherBases?: readonly string[];
}

/** Holds what a page sends to the service worker of the guide. */
export type WorkerMessage =
	| {
			kind: 'seen';
			/** Path of the page. */
			path: string;
			/** Paths of its pictures that the guide serves itself. */
			pictures: readonly string[];
			/** Paths of the pages of what the visitor has saved. */
			saved: readonly string[];
			/** Whether overviews, and newer copies of what is kept, may be fetched. */
			mayFetch: boolean;
	  }
	/** Asks whether the guide has another page at the path than the one that is kept. */
	| { kind: 'check'; path: string }
	/** Asks to keep a page that the visitor takes along; the answer is a `TakenPage`. */
	| { kind: 'take'; path: string }
	/** Asks to drop pages that were taken along. */
	| { kind: 'leave'; paths: readonly string[] };

/** Says to a page whether another one is kept now. */
export interface TakenPage {
	/** Path of the page that was taken along. */
	taken: string;
	isKept: boolean;
	/** Whether the browser had no room for all of it. */
	isFull: boolean;
}

/** Says to a page that the guide has a newer one at its path, which is kept now. */
export interface NewerPage {
	newer: string;
}

/** Names the caches of a guide: several guides may share a host. */
export interface CacheNames {
	/** Pages that were seen, the oldest of which give way. */
	pages: string;
	/** Pages of what is saved. */
	saved: string;
	/** Page of what is kept, and the overviews. */
	own: string;
	/** Files that pages need: scripts, styles, typefaces, data. */
	files: string;
	pictures: string;
	/** Pages that were taken along, and their pictures: neither gives way to others. */
	taken: string;
	takenPictures: string;
}

/** Begins the names of all caches of a guide. */
export function cachePrefix(base: string): string {
	return `waymark:${base}:`;
}

export function cacheNames(base: string): CacheNames {
	const name = (part: string) => `${cachePrefix(base)}${part}`;
	return {
		pages: name('pages'),
		saved: name('saved'),
		own: name('own'),
		files: name('files'),
		pictures: name('pictures'),
		taken: name('taken'),
		takenPictures: name('taken-pictures'),
	};
}
