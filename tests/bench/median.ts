/** The number in the middle; `NaN` without any. */
export function median(numbers: readonly number[]): number {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
