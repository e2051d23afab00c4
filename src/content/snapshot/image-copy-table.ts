import { DatabaseSync } from 'node:sqlite';
import { maxWaitMs, withSnapshotLock } from './snapshot-lock.ts';

/**
 * Lets the snapshot at a path know of no copies of images: those files stay for a guide that is to
 * show them again.
 */
export function forgetImageCopies(path: string): void {
	// Another process may be about to put a new snapshot in the place of this one.
	withSnapshotLock(path, () => {
		const database = new DatabaseSync(path, { timeout: maxWaitMs });
		try {
			database.exec('DELETE FROM image_copies');
		} finally {
			database.close();
		}
	});
}
