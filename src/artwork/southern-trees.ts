import { short } from './outlines.ts';
import type { Sketch } from './sketch.ts';

/** The umbrella pine of southern coasts. */
export function drawStonePine(sketch: Sketch, x: number, y: number, height: number): void {
	const trunk = `M0 0C${short(height * 0.06)} ${short(-height * 0.3)} ${short(-height * 0.05)} ${short(-height * 0.45)} 0 ${short(-height * 0.72)}`;
	const fork = `M${short(height * 0.01)} ${short(-height * 0.42)}L${short(height * 0.2)} ${short(-height * 0.72)}M0 ${short(-height * 0.5)}L${short(-height * 0.18)} ${short(-height * 0.72)}`;
	const half = height * 0.48;
	const base = -height * 0.66;
	sketch.at(x, y, 1, () => {
		sketch.stroke('wood', height * 0.05, trunk);
		sketch.stroke('wood', height * 0.03, fork);
		sketch.fill(
			'pine',
			`M${short(-half)} ${short(base)}q${short(-half * 0.12)} ${short(-height * 0.16)} ${short(half * 0.42)} ${short(-height * 0.2)}q${short(half * 0.5)} ${short(-height * 0.26)} ${short(half)} ${short(-height * 0.04)}q${short(half * 0.72)} ${short(height * 0.02)} ${short(half * 0.62)} ${short(height * 0.24)}q${short(-half)} ${short(-height * 0.06)} ${short(-half * 1.92)} 0z`,
		);
		sketch.fill(
			'leaf',
			`M${short(-half * 0.86)} ${short(base - height * 0.05)}q${short(half * 0.06)} ${short(-height * 0.12)} ${short(half * 0.44)} ${short(-height * 0.12)}q${short(half * 0.4)} ${short(-height * 0.2)} ${short(half * 0.84)} ${short(-height * 0.05)}q${short(-half * 0.5)} ${short(height * 0.15)} ${short(-half * 1.28)} ${short(height * 0.17)}z`,
		);
	});
}

/** A date palm, leaning a little. */
export function drawPalm(sketch: Sketch, x: number, y: number, height: number): void {
	const top = -height * 0.8;
	const lean = height * 0.08;
	const reach = height * 0.36;
	const frond = (across: number, down: number): string =>
		`M${short(lean)} ${short(top)}q${short(across * 0.5)} ${short(down - reach * 0.62)} ${short(across)} ${short(down)}q${short(-across * 0.55)} ${short(-reach * 0.36)} ${short(-across)} ${short(-down)}z`;
	sketch.at(x, y, 1, () => {
		sketch.stroke(
			'wood',
			height * 0.05,
			`M0 0Q${short(-lean * 0.4)} ${short(top / 2)} ${short(lean)} ${short(top)}`,
		);
		sketch.fill(
			'pine',
			frond(reach, -reach * 0.05),
			frond(reach * 0.75, reach * 0.5),
			frond(reach * 0.55, -reach * 0.45),
		);
		sketch.fill(
			'leaf',
			frond(-reach, -reach * 0.05),
			frond(-reach * 0.75, reach * 0.5),
			frond(-reach * 0.5, -reach * 0.5),
		);
	});
}
