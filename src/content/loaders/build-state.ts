import type { RefreshedSnapshot } from './refresh-snapshot.ts';

let read: RefreshedSnapshot | undefined;

/**
 * Notes that the service has been read in this process, before its collections are loaded: they
 * take what is in the snapshot then.
 *
 * A command that builds reads it first, to learn whether there is anything to build.
 */
export function noteContentRead(content: RefreshedSnapshot): void {
	read = content;
}

export function isContentRead(): boolean {
	return read !== undefined;
}

/**
 * Returns whether many records may have other words than before, or have come or gone; so it may be
 * where that was not noted.
 */
export function mayManyWordsHaveChanged(): boolean {
	return read?.haveManyWordsChanged ?? true;
}
