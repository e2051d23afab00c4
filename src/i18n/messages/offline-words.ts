/** Holds what is said of a page that the guide has anew. */
export interface OfflineWords {
	newer: string;
	show: string;
}

/** Says what comes of taking a destination along, as templates; numbers are written out. */
export interface TakeAlongWords {
	/** `{pages}` and `{size}`. */
	offer: string;
	/** `{size}`: as much room the browser has left. */
	littleRoom: string;
	/** `{count}` of `{pages}`, in all of these. */
	progress: string;
	done: string;
	some: string;
	full: string;
	stopped: string;
	removed: string;
	failed: string;
}
