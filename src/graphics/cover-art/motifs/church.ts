import { drawBackdrop } from '../backdrop.ts';
import type { Sketch } from '../sketch.ts';
import { drawBush, drawCypresses } from '../trees.ts';
import { drawCathedral, drawMonastery } from './great-churches.ts';

const forms = [drawParishChurch, drawBasilica, drawChapel, drawCathedral, drawMonastery];

/**
 * A parish church with its spire, a domed basilica, a chapel under its bell, a cathedral, or the
 * long front of a monastery.
 */
export function drawChurch(sketch: Sketch): void {
	drawBackdrop(sketch, { ground: 134 });
	forms[sketch.form]?.(sketch);
}

function drawParishChurch(sketch: Sketch): void {
	const { focus, random } = sketch;
	const height = random.between(66, 78);
	const spire = random.between(34, 44);
	drawCypresses(sketch, [focus - 64, 136, random.between(44, 58)]);
	sketch.at(focus, 136, 1.08, () => {
		sketch.fill('shade', 'M0 0v-38h54v38z');
		sketch.fill('rust', 'M-6-38l6-21h50l9 21z');
		sketch.fill('earth', 'M-6-38l1-3h63l1 3z');
		sketch.fill(
			'glow',
			'M14-8v-15a4 4 0 0 1 8 0v15zM28-8v-15a4 4 0 0 1 8 0v15zM42-8v-15a4 4 0 0 1 8 0v15z',
		);
		sketch.at(-22, 0, 1, () => {
			sketch.fill(
				'wall',
				`M-15 0v-${String(Math.round(height))}h30v${String(Math.round(height))}z`,
			);
			sketch.fill('shade', `M6 0v-${String(Math.round(height))}h9v${String(Math.round(height))}z`);
			sketch.fill('glow', 'M-5 0v-16a5 5 0 0 1 10 0v16z');
			sketch.fill('glow', 'M-4-32a4 4 0 1 1 8 0a4 4 0 1 1-8 0z');
			sketch.at(0, -Math.round(height), 1, () => {
				sketch.fill('glow', 'M-8 18v-9a3 3 0 0 1 6 0v9zM1 18v-9a3 3 0 0 1 6 0v9z');
				sketch.fill('shade', 'M-17 2v-4h34v4z');
				sketch.fill('accent', `M-16-2L0-${String(Math.round(spire))} 3-2z`);
				sketch.fill('accent-shade', `M2-2L0-${String(Math.round(spire))} 16-2z`);
				sketch.stroke('ink', 1.4, `M0-${String(Math.round(spire))}v-11m-3.5 4h7`);
			});
		});
	});
	drawCypresses(sketch, [focus + 74, 138, random.between(36, 50)]);
	drawBush(sketch, focus + 60, 138, 20);
}

function drawBasilica(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawCypresses(sketch, [focus - 76, 136, random.between(34, 46)]);
	drawCypresses(sketch, [focus + 78, 136, random.between(40, 54)]);
	sketch.at(focus, 136, 1.04, () => {
		sketch.fill('shade', 'M-22-50v-24h44v24z');
		sketch.dashes('glow', 12, '3.6 5.2', 'M-17-63h35');
		sketch.fill('rust', 'M-26-74a26 29 0 0 1 52 0z');
		sketch.fill('earth', 'M6-102a26 29 0 0 1 20 28h-16q2-16-4-28z');
		sketch.fill('wall', 'M-4-102v-9h8v9zM-38 0v-48h76v48zM-56 0v-66h20v66zM36 0v-66h20v66z');
		sketch.fill('shade', 'M-43 0v-66h7v66zM49 0v-66h7v66zM-38-46v-3h76v3z');
		sketch.fill('rust', 'M-57-66a11 14 0 0 1 22 0zM35-66a11 14 0 0 1 22 0z');
		sketch.fill('wall', 'M-38-48L0-62 38-48z');
		sketch.fill(
			'glow',
			'M-8 0v-18a8 8 0 0 1 16 0v18zM-28 0v-14a5 5 0 0 1 10 0v14zM18 0v-14a5 5 0 0 1 10 0v14zM-5-37a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM-51-46v-8a3 3 0 0 1 6 0v8zM41-46v-8a3 3 0 0 1 6 0v8z',
		);
		sketch.stroke('ink', 1.3, 'M0-111v-10m-3 3h6M-46-80v-7M46-80v-7');
	});
}

function drawChapel(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawCypresses(sketch, [focus - 62, 136, random.between(62, 76)]);
	drawCypresses(sketch, [focus - 76, 138, random.between(46, 56)]);
	sketch.at(focus, 136, 1.12, () => {
		sketch.fill('shade', 'M20 0v-34h44V0z');
		sketch.fill('rust', 'M18-34l-4-14h44l10 14z');
		sketch.fill('wall', 'M-34 0v-50h16l6-12v-22h24v22l6 12h16V0z');
		sketch.fill('wall', 'M-14-84a14 12 0 0 1 28 0z');
		sketch.fill('accent', 'M-34 0v-50h5V0zM29 0v-50h5V0zM-29 0v-6h58v6z');
		sketch.fill('rust', 'M-38-50q10-1 20-3v3zM18-53q10 2 20 3H18z');
		sketch.fill(
			'glow',
			'M-8 0v-24a8 8 0 0 1 16 0V0zM-6-66v-10a6 6 0 0 1 12 0v10zM-5-43a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM42-12v-12h6v12z',
		);
		sketch.fill('sun', 'M-4-66q1-2 1-6 3-4 6 0 0 4 1 6z');
		sketch.stroke('ink', 1.4, 'M0-96v-13m-4 4h8');
	});
	drawBush(sketch, focus + 78, 138, 22);
	drawBush(sketch, focus - 46, 139, 14);
}
