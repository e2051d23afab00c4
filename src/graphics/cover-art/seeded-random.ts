/** Holds a stream of numbers which the same seed always gives again, whatever the machine. */
export interface SeededRandom {
	/** Returns a number from `low` (included) to `high` (left out). */
	between(low: number, high: number): number;
	/** Returns a whole number from `low` to `high`, both included. */
	integer(low: number, high: number): number;
	/** Returns true in `probability` of all cases; 0 to 1. */
	chance(probability: number): boolean;
	pick<T>(choices: readonly [T, ...T[]]): T;
}

/**
 * Returns a stream of numbers, not for secrets: mulberry32, started from the FNV-1a hash of the
 * seed's UTF-16 units.
 */
export function seededRandom(seed: string): SeededRandom {
	let state = hash(seed);

	function next(): number {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	return {
		between: (low, high) => low + next() * (high - low),
		integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
		chance: (probability) => next() < probability,
		pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
	};
}

function hash(text: string): number {
	let bits = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
	}
	return bits | 0;
}
