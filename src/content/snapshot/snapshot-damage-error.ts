/** A row of the snapshot is not as it was written. */
export class SnapshotDamageError extends Error {
	override readonly name = 'SnapshotDamageError';
	readonly hint =
		'Build again: what is damaged then counts as unread, and is asked for again. If that comes again, look after the disk.';

	/** @param id Of what the row is about. */
	constructor(path: string, id: string) {
		super(`The snapshot at ${path} is damaged: what it holds of ${id} is not as it was written.`);
	}
}
