import type { ContentDate } from './content-date.ts';

/** Describes a page of the site that is being built. */
export interface PageOfBuild {
	/** Decoded path at which it is served. */
	path: string;
	/** Key of all that decides what is in the page, but for the date of its content. */
	key: string;
	/** Key of all that the page is made from; absent where that was not known. */
	inputKey?: string | undefined;
	/** Date of its content. */
	date: ContentDate;
	/** Whether it was restored from the cache. */
	isRestored: boolean;
	/** Whether the page is finished, and its facts are cached under its key. */
	isFinished: boolean;
	/** Whether its file is the very file in the cache. */
	isSameFile: boolean;
}

/** Holds what distinguishes a page from others of the same path. */
export interface TextsOfPage {
	/**
	 * Returns all that the page is made from: what it shows follows from it. Absent where that
	 * is not known.
	 */
	input?: (() => string) | undefined;
	/** Returns all that the page shows. */
	shown: () => string;
}

/** Holds what one thread has noted, for another. */
export interface NotedPages {
	/** Pages by their files. */
	pages: [file: string, page: PageOfBuild][];
	/** Files that are no pages, by their files. */
	files: [file: string, noted: { key: string; isRestored: boolean }][];
	/** Sizes and times of the files that were placed, by their keys. */
	verifiedFiles: [key: string, stats: string][];
}

/** Receives news of the pages of records; their paths are decoded. */
export interface RecordPageReader {
	/**
	 * Receives, before all other news, the paths of all these pages that the site will have, and
	 * the folder where it is built.
	 */
	expect: (paths: readonly string[], outputFolder: string) => void;
	/**
	 * Receives the path of a page that is that of an earlier build, and the key under which it
	 * is cached.
	 */
	addRestored: (path: string, key: string) => void;
}
