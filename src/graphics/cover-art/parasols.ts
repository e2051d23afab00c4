import type { Sketch } from './sketch.ts';

/** A striped parasol with its shade, standing on `x, y`; about 60 high. */
export function drawParasol(
	sketch: Sketch,
	x: number,
	y: number,
	scale: number,
	ink: 'accent' | 'ember',
): void {
	sketch.at(x, y, scale, () => {
		sketch.fill('clay', 'M-14 2q30-6 52 2-24 6-52-2z');
		sketch.stroke('wood', 2, 'M0 2l-9-58');
		sketch.at(-9, -56, 1, () => {
			sketch.fill('paper', 'M-37 15C-32-9-14-13 0-12 18-13 34-1 37 8z');
			sketch.fill(
				ink,
				'M-37 15C-32-9-14-13 0-12-12-6-17 4-19 13zM-1 11.5C-2 2-2-6 0-12 8-8 15-2 18 9.5zM0-12C18-13 34-1 37 8L30 9C24-4 12-10 0-12z',
			);
		});
	});
}
