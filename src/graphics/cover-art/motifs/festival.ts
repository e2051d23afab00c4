import type { Ink } from '../ink.ts';
import { drawHills, drawSky, drawSun } from '../landscape.ts';
import { disc, short } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawTown } from '../town.ts';

/** Bunting and lanterns above the roofs, or a big wheel with rockets over it. */
export function drawFestival(sketch: Sketch): void {
	const { focus, random, tone } = sketch;
	drawSky(sketch);
	if (sketch.form === 0) {
		drawSun(sketch, focus - random.between(10, 40), 84, random.between(20, 26));
		drawHills(sketch, tone.far, 104, 9, 2);
		drawTown(sketch, 162, 44);
		drawBunting(sketch, 14, 34);
		drawLanterns(sketch);
		return;
	}
	drawHills(sketch, tone.far, 112, 10, 2);
	drawFireworks(sketch, focus - 78, 42, 24, 'ember');
	drawFireworks(sketch, focus + 92, 34, 18, 'sun');
	drawWheel(sketch);
	drawTown(sketch, 164, 30);
}

function drawBunting(sketch: Sketch, y: number, sag: number): void {
	const { width } = sketch;
	const flags: [string, string, string] = ['', '', ''];
	for (let index = 0; index < 13; index++) {
		const part = (index + 0.5) / 13;
		const top = y + 4 * sag * part * (1 - part) - 4 * part;
		const slot = (index % 3) as 0 | 1 | 2; // A remainder of three is one of these.
		flags[slot] += `M${short(width * part - 6)} ${short(top - 0.6)}h12l-6 16z`;
	}
	sketch.fill('accent', flags[0]);
	sketch.fill('paper', flags[1]);
	sketch.fill('spring', flags[2]);
	sketch.stroke(
		stringInk(sketch),
		1,
		`M-4 ${short(y)}Q${short(width / 2)} ${short(y + sag * 2)} ${short(width + 4)} ${short(y - 4)}`,
	);
}

function drawLanterns(sketch: Sketch): void {
	const { focus } = sketch;
	const xs = [-78, -26, 26, 78].map((x) => Math.round(focus) + x);
	const tops = [66, 75, 75, 66];
	const at = (draw: (x: number, top: number) => string): string[] =>
		xs.map((x, index) => draw(x, tops[index] ?? 66));
	const balls = at((x, top) => disc(x, top + 17, 15));
	sketch.stroke(
		stringInk(sketch),
		1,
		`M-4 50Q${short(focus)} 92 ${sketch.width + 4} 44`,
		...at((x, top) => `M${x} ${top - 6}v44`),
	);
	sketch.fill('sun', balls[0] ?? '', balls[2] ?? '');
	sketch.fill('ember', balls[1] ?? '', balls[3] ?? '');
	sketch.fill('accent-shade', ...at((x, top) => `M${x - 7} ${top + 4}v-3h14v3zm0 29v-3h14v3z`));
	sketch.stroke(
		'paper',
		1,
		...at((x, top) => `M${x - 6} ${top + 5}q-7 12 0 24m12-24q7 12 0 24m-6-25v26`),
	);
}

/** Returns the ink of strings that are seen before the sky. */
function stringInk({ tone }: Sketch): Ink {
	return tone.sky === 'dusk' ? 'paper' : 'ink';
}

function drawFireworks(
	sketch: Sketch,
	x: number,
	y: number,
	radius: number,
	ink: 'ember' | 'sun',
): void {
	const rays = Array.from({ length: 12 }, (_, index) => {
		const angle = (index * Math.PI) / 6;
		const inner = radius * (index % 2 === 0 ? 0.35 : 0.5);
		const outer = radius * (index % 2 === 0 ? 1 : 0.8);
		const along = (reach: number): string =>
			`${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
		return `M${along(inner)}L${along(outer)}`;
	});
	sketch.stroke(ink, 2, ...rays);
}

function drawWheel(sketch: Sketch): void {
	const inks = ['accent', 'paper', 'ember'] as const;
	sketch.at(sketch.focus + 14, 82, 1, () => {
		sketch.stroke('ink', 3, 'M0 0l-30 70M0 0l30 70');
		sketch.stroke('accent', 2.4, 'M-54 0a54 54 0 1 1 108 0a54 54 0 1 1-108 0z');
		sketch.stroke(
			'ink',
			0.9,
			'M-48 0a48 48 0 1 1 96 0a48 48 0 1 1-96 0zM-54 0H54M0-54V54M-38-38L38 38M-38 38L38-38M-50-21L50 21M-50 21L50-21M-21-50L21 50M-21 50L21-50',
		);
		inks.forEach((ink, offset) => {
			const cabins = [0, 3, 6, 9].map((step) => {
				const angle = ((step + offset) * Math.PI) / 6;
				return `M${Math.round(Math.cos(angle) * 54 - 6)} ${Math.round(Math.sin(angle) * 54)}h12v5q-6 7-12 0z`;
			});
			sketch.fill(ink, ...cabins);
		});
		sketch.fill('accent', 'M-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0z');
	});
}
