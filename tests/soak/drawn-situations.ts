import type { SeededRandom } from '../../src/graphics/cover-art/seeded-random.ts';

/**
 * Names of the situations of so many builds: the first has nothing amiss, the others are drawn, but
 * none a second time before all have had their turn.
 */
export function drawnSituations(
	builds: number,
	names: readonly string[],
	random: SeededRandom,
): string[] {
	const drawn = ['nothing amiss'];
	let left: string[] = [];
	while (drawn.length < builds) {
		if (left.length === 0) left = [...names];
		drawn.push(...left.splice(random.integer(0, left.length - 1), 1));
	}
	return drawn.slice(0, builds);
}
