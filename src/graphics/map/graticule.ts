/** Distances between lines of a graticule, in seconds of arc: those that paper maps use. */
const stepsInSeconds = [60, 30, 20, 10, 5, 2, 1]
	.flatMap((count) => [count, count * 60, count * 3600])
	.sort((a, b) => a - b);

/** Minimum number of pixels between two lines. */
const minBetweenLines = 110;
/** Number of parts between two lines, along the edges. */
const partsPerStep = 4;

/**
 * Returns the distance between the lines of a graticule, in seconds of arc.
 * @param zoom Zoom level of a web map with tiles of 256 pixels.
 */
export function graticuleStep(zoom: number): number {
	const pixelsPerDegree = (256 * 2 ** zoom) / 360;
	const minStep = (minBetweenLines / pixelsPerDegree) * 3600;
	return stepsInSeconds.find((step) => step >= minStep) ?? 60 * 3600;
}

/**
 * Returns the degrees at which lines stand between two others, ascending.
 * @param step Distance between two lines, in seconds of arc.
 */
export function graticuleLines(from: number, to: number, step: number): number[] {
	const first = Math.ceil((from * 3600) / step);
	const last = Math.floor((to * 3600) / step);
	return Array.from(
		{ length: Math.max(0, last - first + 1) },
		(_, index) => ((first + index) * step) / 3600,
	);
}

/**
 * Returns where the black bars along the edges of a paper map begin and end, in degrees, ascending:
 * every other part of those between lines.
 *
 * @param step Between lines, in seconds of arc.
 */
export function graticuleBars(from: number, to: number, step: number): [number, number][] {
	const part = step / partsPerStep;
	return graticuleLines(from - part / 3600, to, part)
		.filter((degrees) => Math.round((degrees * 3600) / part) % 2 === 0)
		.map((degrees) => [degrees, degrees + part / 3600]);
}

/** Returns an angle as maps are lettered: 47°, 47°30′ or 47°30′15″, without its sign. */
export function angleText(degrees: number): string {
	const seconds = Math.round(Math.abs(degrees) * 3600);
	const [whole, minutes, rest] = [
		Math.floor(seconds / 3600),
		Math.floor(seconds / 60) % 60,
		seconds % 60,
	];
	const two = (count: number) => String(count).padStart(2, '0');
	if (rest !== 0) return `${whole}°${two(minutes)}′${two(rest)}″`;
	return minutes === 0 ? `${whole}°` : `${whole}°${two(minutes)}′`;
}
