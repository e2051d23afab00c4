import type { Day } from '../../domain/events/days.ts';

/** Holds what every thread knows of the site whose pages it checks. */
export interface SiteToCheck {
	/** Folder with the files of the site. */
	folder: string;
	/** Origin of the published site. */
	site: string;
	/** Path under which it is served, such as `/guide/`. */
	base: string;
	/** Snapshot of the content that it was made from. */
	snapshotPath: string;
	/** Day for which it is built, in the time zone of the guide. */
	today: Day;
	/** Committed file of addresses that earlier builds have published. */
	addressesFile?: string | undefined;
	/** Folder in which pages are cached between builds; absent where none are. */
	cacheFolder?: string | undefined;
}
