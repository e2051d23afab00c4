/** Counts how many elements of a list are taken, in memory that several threads share. */
export type SharedCursor = Int32Array<SharedArrayBuffer>;

export function newSharedCursor(): SharedCursor {
	return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Takes the next element for the calling thread; returns its index. */
export function takeNext(cursor: SharedCursor): number {
	return Atomics.add(cursor, 0, 1);
}
