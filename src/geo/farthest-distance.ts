import { distanceSteps, metresPer } from './distance-units.ts';
import { formatDistance } from './distance-words.ts';

/** How far something may be at most, in the units of the locale's country: as `formatDistance` tells distances, but rounded up. */
export function formatFarthestDistance(metres: number, locale: string): string {
	const step = distanceSteps(locale).find(({ below }) => metres < below);
	if (!step) return formatDistance(metres, locale);
	const metresOfStep = metresPer[step.unit] * step.roundTo;
	return formatDistance(Math.ceil(metres / metresOfStep) * metresOfStep, locale);
}
