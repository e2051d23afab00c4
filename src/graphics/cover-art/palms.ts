import type { Sketch } from './sketch.ts';

/** Lists bend and tip of each frond from the top of a palm one unit high, by the light. */
const litFronds = [
	[-0.1, -0.22, -0.4, -0.12],
	[0, -0.24, 0.22, -0.26],
	[-0.16, -0.04, -0.36, 0.2],
] as const;
const shadedFronds = [
	[0.14, -0.2, 0.42, -0.08],
	[0.18, -0.02, 0.36, 0.22],
	[0.04, 0.06, 0.12, 0.28],
] as const;

/** Draws palms: a bent trunk under six fronds; `spots` are x, y and height. */
export function drawPalms(
	sketch: Sketch,
	spots: readonly (readonly [x: number, y: number, height: number])[],
): void {
	const highest = Math.max(...spots.map(([, , height]) => height));
	const whole = spots.map((spot) => spot.map(Math.round) as [number, number, number]);
	const fronds = (shapes: typeof litFronds | typeof shadedFronds): string[] =>
		whole.map(([x, y, height]) =>
			shapes
				.map((shape) => {
					const [bendX, bendY, tipX, tipY] = shape.map((part) => Math.round(part * height));
					return `M${x} ${y - Math.round(height * 0.8)}q${bendX} ${bendY} ${tipX} ${tipY}`;
				})
				.join(''),
		);
	sketch.stroke(
		'wood',
		highest * 0.05,
		...whole.map(([x, y, height]) => {
			const top = Math.round(height * -0.8);
			return `M${x} ${y}q${Math.round(height * -0.1)} ${Math.round(top / 2)} 0 ${top}`;
		}),
	);
	sketch.stroke('pine', highest * 0.07, ...fronds(shadedFronds));
	sketch.stroke('leaf', highest * 0.07, ...fronds(litFronds));
}
