import { drawWindows } from '../buildings.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawBush, drawRoundTrees } from '../trees.ts';

/** A town mansion of two storeys, banners beside its portal. */
export function drawMansion(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawRoundTrees(sketch, [focus - 94, 138, random.between(50, 62)]);
	sketch.at(focus, 136, 1.05, () => {
		sketch.fill('rust', 'M-76-66l8-16H68l8 16z');
		sketch.fill('ochre', 'M-72 0v-66H72V0z');
		sketch.fill(
			'wall',
			'M-76-64v-4H76v4zM-72-33v-2.4H72v2.4zM-72 0v-66h5V0zM67 0v-66h5V0zM-24-66L0-84 24-66zM-18 0v-66h4V0zM14 0v-66h4V0z',
		);
		drawWindows(sketch, -62, -56, 3, 2, { width: 8, height: 15, gap: 6.5, rise: 32 });
		drawWindows(sketch, 25, -56, 3, 2, { width: 8, height: 15, gap: 6.5, rise: 32 });
		sketch.fill(
			'glow',
			'M-8 0v-20a8 8 0 0 1 16 0V0zM-5-40v-12a5 5 0 0 1 10 0v12zM-4-72a4 4 0 1 1 8 0a4 4 0 1 1-8 0z',
		);
		sketch.fill('accent', 'M-28-8v-46h8v46l-4 5zM20-8v-46h8v46l-4 5z');
		sketch.fill('paper', 'M-26-44h4v12h-4zM22-44h4v12h-4z');
		sketch.fill('shade', 'M-20 4v-4h40v4z');
	});
	drawBush(sketch, focus + 92, 138, 24);
}

/** A brick hall under a saw-tooth roof, with a chimney and a wheel on show. */
export function drawWorkshops(sketch: Sketch): void {
	const { focus, random } = sketch;
	const chimney = random.integer(88, 100);
	sketch.at(focus, 136, 1.04, () => {
		sketch.fill('earth', `M50-40l3-${chimney - 40}h12l3 ${chimney - 40}z`);
		sketch.fill('paper', `M52-${chimney - 8}h14v4H52z`);
		sketch.fill('glow', 'M-84-40v-26h5v26zM-42-40v-26h5v26zM0-40v-26h5v26z');
		sketch.fill('accent', 'M-79-40v-26l37 26zM-37-40v-26L0-40zM5-40v-26l37 26z');
		sketch.fill('rust', 'M-84 0v-42H80V0z');
		sketch.fill('earth', 'M42 0v-42h38V0z');
		sketch.fill('wall', 'M-86-40v-4H82v4zM-22 0v-26a14 12 0 0 1 28 0V0z');
		sketch.fill(
			'glow',
			'M-18 0v-25a10 9 0 0 1 20 0V0zM-74-8v-16a7 7 0 0 1 14 0v16zM-50-8v-16a7 7 0 0 1 14 0v16zM14-8v-16a7 7 0 0 1 14 0v16zM50-8v-16a7 7 0 0 1 14 0v16z',
		);
	});
	sketch.at(focus - 78, 132, 1, () => {
		sketch.stroke('ink', 3.4, 'M-19 0a19 19 0 1 1 38 0a19 19 0 1 1-38 0z');
		sketch.stroke('ink', 2, 'M-19 0h38M0-19v38M-13-13l26 26M13-13l-26 26');
		sketch.fill('ember', 'M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0z');
		sketch.fill('shade', 'M-24 24v-5h48v5z');
	});
}

/** A low white curve along the water, people on its roof. */
export function drawLowGallery(sketch: Sketch): void {
	const { focus, width } = sketch;
	sketch.at(focus, 136, 1, () => {
		sketch.fill('shade', 'M-114 0q50-26 114-26T114 0z');
		sketch.fill('glow', 'M-66 0q30-20 66-20T66 0z');
		sketch.stroke('wall', 1.2, 'M-44 0v-12M-24 0v-18M0 0v-20M24 0v-18M44 0v-12');
		sketch.fill('wall', 'M-120 0Q-60-46 6-46T120 0Q64-30 0-30T-120 0z');
		sketch.stroke('clay', 1, 'M-60-30q30-10 62-10t60 10');
		sketch.stroke('ink', 2.4, 'M-34-44v-5M4-48v-5M13-47v-4M52-41v-5');
		sketch.stroke('ember', 3, 'M-34-52h.1M4-56h.1M13-54h.1M52-49h.1');
	});
	sketch.fill('sand', rectangle(0, 136, width, 7));
	sketch.fill('sea', rectangle(0, 143, width, 17));
	sketch.dashes(
		'cloud',
		1.4,
		'26 12 14 9',
		`M${Math.round(focus - 90)} 149h150M${Math.round(focus - 50)} 155h120`,
	);
}
