import { short } from './outlines.ts';
import type { Sketch } from './sketch.ts';

/** Trees without leaves: trunks with three pairs of branches; `spots` are x, y and height. */
export function drawBareTrees(
	sketch: Sketch,
	spots: readonly (readonly [x: number, y: number, height: number])[],
): void {
	const highest = Math.max(...spots.map(([, , height]) => height));
	sketch.stroke(
		'wood',
		highest * 0.045,
		...spots.map(([x, y, height]) => `M${short(x)} ${short(y)}v${short(height * -0.92)}`),
	);
	sketch.stroke('wood', highest * 0.025, ...spots.map(branches));
}

function branches([x, y, height]: readonly [number, number, number]): string {
	const at = (across: number, up: number): string =>
		`${short(across * height)} ${short(-up * height)}`;
	return (
		`M${short(x)} ${short(y - height * 0.38)}l${at(0.25, 0.3)}m${at(-0.12, -0.15)}l${at(0.2, 0.06)}` +
		`M${short(x)} ${short(y - height * 0.44)}l${at(-0.27, 0.3)}m${at(0.13, -0.15)}l${at(-0.2, 0.06)}` +
		`M${short(x)} ${short(y - height * 0.62)}l${at(0.16, 0.25)}M${short(x)} ${short(y - height * 0.66)}l${at(-0.16, 0.24)}`
	);
}
