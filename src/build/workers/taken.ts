/** How many of a list are taken: memory that several threads share. */
export type Taken = Int32Array<SharedArrayBuffer>;

export function nothingTaken(): Taken {
	return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Takes one more for the thread that asks; gives how many were taken before. */
export function takeNext(taken: Taken): number {
	return Atomics.add(taken, 0, 1);
}
