import type { Sketch } from '../sketch.ts';
import { drawCypresses, drawRoundTrees } from '../trees.ts';

/** Two battlemented towers with a rose window between them. */
export function drawCathedral(sketch: Sketch): void {
	const { focus, random } = sketch;
	const height = random.integer(84, 96);
	drawRoundTrees(sketch, [focus + 88, 138, random.between(36, 48)]);
	sketch.at(focus, 136, 1.04, () => {
		sketch.fill('clay', 'M36 0v-44h34V0z');
		sketch.fill('rust', 'M34-44l4-12h28l8 12z');
		sketch.fill('shade', 'M-26 0v-70h52V0z');
		for (const x of [-50, 22]) {
			const battlements = 'h6v5h4v-5h8v5h4v-5h6';
			sketch.fill('wall', `M${x} 0v-${height}${battlements}V0z`);
			sketch.fill('shade', `M${x + 20} 0v-${height}h8V0zM${x} -${height - 12}h28v2.4h-28z`);
			sketch.fill(
				'glow',
				`M${x + 9} -${height - 34}v-12a5 5 0 0 1 10 0v12zM${x + 10} -26v-10a4 4 0 0 1 8 0v10z`,
			);
		}
		sketch.fill('wall', 'M-28-68v-6h56v6zM-18 0v-30a18 20 0 0 1 36 0V0z');
		sketch.fill('glow', 'M-13 0v-28a13 15 0 0 1 26 0V0zM-13-57a13 13 0 1 1 26 0a13 13 0 1 1-26 0z');
		sketch.stroke('wall', 1.4, 'M0-70v26M-13-57h26M-9-66l18 18M9-66l-18 18M0 0v-42');
		sketch.fill('sand', 'M-40 4v-4h80v4z');
	});
	drawCypresses(sketch, [focus - 74, 138, random.between(40, 54)]);
}

/** A long pale front with pinnacles, its portal in the middle and one domed tower at the end. */
export function drawMonastery(sketch: Sketch): void {
	const { focus } = sketch;
	sketch.at(focus, 138, 1, () => {
		sketch.fill('wall', 'M-116 0v-40H62V0z');
		sketch.fill('shade', 'M-116-20h130v2h-130z');
		sketch.dashes('wall', 9, '2 9', 'M-114-43H30');
		sketch.dashes('glow', 12, '5 6', 'M-113-29h84');
		sketch.dashes('glow', 14, '7 4', 'M-113-8h84');
		sketch.fill('wall', 'M-28 0v-58H62V0zM50 0v-70h34V0z');
		sketch.fill('shade', 'M-28-56h90v3h-90zM74 0v-70h10V0zM50-50h34v2H50z');
		sketch.dashes('wall', 12, '2 9.4', 'M-27-62h80');
		sketch.fill('shade', 'M52-70h30v-8H52z');
		sketch.fill('wall', 'M50-78a17 20 0 0 1 34 0z');
		sketch.fill('shade', 'M67-98a17 20 0 0 1 17 20h-9q1-13-8-20z');
		sketch.fill('clay', 'M-4 0v-52l7-12h2l7 12V0z');
		sketch.fill(
			'glow',
			'M-2 0v-18a6 7 0 0 1 12 0V0zM2-30v-14h4v14zM-20-14v-28a3 3 0 0 1 6 0v28zM20-14v-28a3 3 0 0 1 6 0v28zM34-14v-28a3 3 0 0 1 6 0v28zM62-56v-8a4 4 0 0 1 8 0v8zM61-20v-14h8v14z',
		);
		sketch.stroke('ink', 1.2, 'M67-98v-11m-3 4h6');
		sketch.fill('sand', 'M-130 6v-6H130v6z');
	});
	drawCypresses(sketch, [focus + 98, 140, 40], [focus - 100, 144, 30], [focus - 88, 144, 24]);
}
