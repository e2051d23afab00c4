import { distanceSteps, metresPer } from './distance-units.ts';
import { formatDistance, roundedMetres } from './distance-words.ts';

/**
 * Returns how far something may be at most, in the units of the locale's country: as
 * `formatDistance` words distances, but never less.
 */
export function formatFarthestDistance(metres: number, locale: string): string {
	let farthest = metres;
	// Beside another unit's first step one step may still be too few.
	while (roundedMetres(farthest, locale) < metres) farthest += stepAt(farthest, locale);
	return formatDistance(farthest, locale);
}

function stepAt(metres: number, locale: string): number {
	const step = distanceSteps(locale).find(({ below }) => metres < below);
	return step ? metresPer[step.unit] * step.roundTo : metres;
}
