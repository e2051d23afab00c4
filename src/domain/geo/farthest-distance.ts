import { distanceSteps, metresPer } from './distance-units.ts';
import { formatDistance, roundedMetres } from './distance-words.ts';

/**
 * Returns how far something may be at most, in the units of the locale's country: as
 * `formatDistance` tells distances, but never less.
 */
export function formatFarthestDistance(metres: number, locale: string): string {
	let told = metres;
	// Beside another unit's first step one step may still be too few.
	while (roundedMetres(told, locale) < metres) told += stepAt(told, locale);
	return formatDistance(told, locale);
}

function stepAt(metres: number, locale: string): number {
	const step = distanceSteps(locale).find(({ below }) => metres < below);
	return step ? metresPer[step.unit] * step.roundTo : metres;
}
