import type { Sketch } from './sketch.ts';

/** A tune in the air, about 50 wide. */
export function drawNotes(sketch: Sketch, x: number, y: number): void {
	// Dark by day and light by night; a late sky is dark in both.
	const ink = sketch.tone.sky === 'dusk' ? 'paper' : 'glow';
	sketch.at(x, y, 1, () => {
		sketch.fill(ink, 'M-8 18a5 4 0 1 1 10 0a5 4 0 1 1-10 0zM12 14a5 4 0 1 1 10 0a5 4 0 1 1-10 0z');
		sketch.stroke(ink, 2, 'M1 18V-6l20-4v24');
		sketch.stroke(ink, 4, 'M2-5l18-4');
		sketch.fill(ink, 'M34-14a5 4 0 1 1 10 0a5 4 0 1 1-10 0z');
		sketch.stroke(ink, 2, 'M43-14v-24q2 8 9 10');
	});
}
