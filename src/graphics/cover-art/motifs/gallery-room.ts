import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

/** A room hung with pictures, a bust on its plinth and a bench. */
export function drawGalleryRoom(sketch: Sketch): void {
	const { focus, random, tone, width } = sketch;
	sketch.fill('wall', rectangle(0, 0, width, 122));
	sketch.fill(tone.sky, rectangle(0, 14, width, 96));
	sketch.fill('clay', rectangle(0, 122, width, 38));
	sketch.fill('shade', rectangle(0, 12, width, 2), rectangle(0, 120, width, 2.4));
	sketch.at(focus, 62, 1, () => {
		sketch.fill('wood', 'M-40-34h80v66h-80z');
		sketch.fill('haze', 'M-35-29h70v56h-70z');
		const sunX = random.integer(-22, 14);
		sketch.fill('ember', `M${sunX} -8a9 9 0 1 1 18 0a9 9 0 1 1-18 0z`);
		sketch.fill('far', 'M-35 27V6q18-14 34-2t36-4v27z');
		sketch.fill('near', 'M-35 27v-9q24-10 40-2t30-2v13z');
		sketch.fill('ochre', 'M-104-26h44v56h-44z');
		sketch.fill('dusk', 'M-100-22h36v48h-36z');
		sketch.fill('rust', 'M-94 26q-2-22 12-24 14 2 12 24z');
		sketch.fill('sand', 'M-89-7a7 8 0 1 1 14 0a7 8 0 1 1-14 0z');
		sketch.fill('ink', 'M-90-9q0-9 8-9t8 9q-8-5-16 0z');
	});
	sketch.at(focus + 82, 140, 1.06, () => {
		sketch.fill('shade', 'M-18 0v-44h36V0z');
		sketch.fill('wall', 'M-21-44v-5h42v5zM-21 2v-5h42v5zM-18-3v-38h22v38z');
		sketch.fill('paper', 'M-15-49q0-14 9-16v-5q-7-4-6-13 2-11 12-11t12 11q1 9-6 13v5q9 2 9 16z');
		sketch.fill('shade', 'M3-94q8 1 9 11 1 9-6 13v5q9 2 9 16H6q2-12-3-18 5-10 0-27z');
	});
	sketch.at(focus - 26, 146, 1, () => {
		sketch.fill('accent', 'M-40-12h80v-7h-80z');
		sketch.fill('accent-shade', 'M-40-12h80v3h-80z');
		sketch.stroke('ink', 3, 'M-32 4v-12M32 4v-12');
	});
}
