/**
 * Japan's Fair Competition Code for real estate counts a minute for every 80 metres begun; so does
 * this guide.
 */
const metresPerMinute = 80;
/**
 * Maximum distance that is walked, of an hour and a few minutes: who goes farther does not ask for
 * the minutes.
 */
const walkableMetres = 5000;

/**
 * Returns the minutes on foot for a distance, at least 1; `undefined` where it is too far to walk.
 * For a distance as the crow flies it is the least that the walk can take.
 */
export function walkingMinutes(metres: number): number | undefined {
	return metres > walkableMetres ? undefined : Math.max(1, Math.ceil(metres / metresPerMinute));
}
