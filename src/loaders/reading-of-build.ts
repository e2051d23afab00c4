let isRead = false;

/**
 * Notes that the service has been read in this process, before its collections are loaded: they take what is in the snapshot then.
 *
 * A command that builds reads it first, to learn whether there is anything to build.
 */
export function noteContentRead(): void {
	isRead = true;
}

export function isContentRead(): boolean {
	return isRead;
}
