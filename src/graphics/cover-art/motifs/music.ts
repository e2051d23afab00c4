import { drawStillLifeGround } from '../backdrop.ts';
import { drawNotes } from '../notes.ts';
import { pleats, rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';

const forms = [drawPiano, drawViolin, drawMicrophone, drawGramophone, drawOrgan];

/**
 * A grand piano on a stage, a violin by its stand, a microphone on a small stage, a gramophone, or
 * the pipes of an organ.
 */
export function drawMusic(sketch: Sketch): void {
	forms[sketch.form]?.(sketch);
}

function drawPiano(sketch: Sketch): void {
	const { focus, random, tone, width } = sketch;
	sketch.fill(tone.sky, rectangle(0, 0, width, 160));
	sketch.fill(tone.far, pleats(width, 134, 34));
	sketch.fill(tone.sun, `M${String(Math.round(focus - 46))} 60a48 48 0 1 1 96 0a48 48 0 1 1-96 0z`);
	sketch.fill('wood', rectangle(0, 134, width, 26));
	sketch.fill('clay', rectangle(0, 134, width, 3));
	sketch.at(focus, 146, 1.15, () => {
		sketch.fill('accent', 'M-30-44C-24-84 8-104 58-100 52-80 46-60 48-44z');
		sketch.fill('accent-shade', 'M-22-44C-14-76 14-94 52-96 46-76 42-58 44-44z');
		sketch.stroke('sun', 1.6, 'M24-44l10-42');
		sketch.fill('ink', 'M-58-40q0-6 6-6H52q12 0 12 8v10H-54q-4 0-4-4z');
		sketch.fill('paper', 'M-60-32h30v5h-30z');
		sketch.dashes('ink', 3, '1.4 2.6', 'M-58-31h27');
		sketch.stroke('ink', 4, 'M-40-26V0M44-26V0M0-26V0');
		sketch.fill('ink', 'M-96-18h30v-4h-30z');
		sketch.stroke('ink', 3, 'M-90-18l-4 18M-72-18l4 18');
		sketch.stroke('ink', 1.4, 'M-50-46v-8h26v8');
		sketch.fill('paper', 'M-50-48l4-18h22l-4 18z');
	});
	drawNotes(sketch, focus - 96, 40 + random.between(-4, 8));
}

function drawViolin(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawStillLifeGround(sketch, 'wood', 'clay', 134);
	sketch.at(focus + 52, 148, 1.05, () => {
		sketch.stroke('ink', 2.6, 'M0 0v-66M-16 2L0-12 16 2');
		sketch.fill('ink', 'M-34-66h68l-5 5h-58z');
		sketch.fill('paper', 'M-32-66l6-42q14-4 26 1 12-5 26-1l6 42z');
		sketch.fill('shade', 'M0-107q12-5 26-1l6 42H0z');
		sketch.stroke(
			'ink',
			1,
			'M-20-98h14M-21-90h14M-22-82h14M-23-74h14M6-98h14M7-90h14M8-82h14M9-74h14',
		);
	});
	sketch.turned(focus - 32, 108, random.integer(10, 18), () => {
		sketch.fill(
			'rust',
			'M0-36c16 0 24 10 20 22-6 4-8 10-2 16 16 10 12 40-18 40s-34-30-18-40c6-6 4-12-2-16-4-12 4-22 20-22z',
		);
		sketch.fill(
			'earth',
			'M6-36c12 2 18 12 14 22-6 4-8 10-2 16 16 10 12 40-18 40 22-8 20-30 8-36-8-6-6-14 0-18 6-8 4-18-2-24z',
		);
		sketch.fill(
			'ink',
			'M-4-10v-76h8v76zM-5-82q-3-10 5-12 8 2 5 12zM-5 34l2-22h6l2 22zM-8 6h16v-3H-8z',
		);
		sketch.stroke('ink', 1.6, 'M-14 12q-4-8 1-14M14 12q4-8-1-14');
		sketch.stroke('paper', 0.7, 'M-1.4 30v-108M1.4 30v-108');
	});
	sketch.stroke('wood', 2, `M${Math.round(focus - 92)} 146l44-92`);
	drawNotes(sketch, focus - 104, 50);
}

function drawMicrophone(sketch: Sketch): void {
	const { focus, random, tone, width } = sketch;
	sketch.fill(tone.fore, rectangle(0, 0, width, 160));
	const left = random.integer(-84, -60);
	sketch.at(focus, 0, 1, () => {
		sketch.fill(
			tone.near === 'deep' ? 'near' : tone.near,
			`M${left - 8} 0h16L70 136H-70z`,
			`M${-left - 8} 0h16L70 136H-70z`,
		);
		sketch.fill('mid', `M${left} 0h4L44 136H-44z`, `M${-left - 4} 0h4L44 136H-44z`);
		sketch.fill('ink', `M${left - 12} 0h24v10h-24z`, `M${-left - 12} 0h24v10h-24z`);
	});
	sketch.fill('wood', rectangle(0, 134, width, 26));
	sketch.fill('clay', rectangle(0, 134, width, 3));
	sketch.at(focus, 146, 1, () => {
		sketch.fill('sun', 'M-60 0a60 9 0 1 1 120 0a60 9 0 1 1-120 0z');
		sketch.stroke('ink', 3, 'M0 0v-78M-14 3q14-9 28 0');
		sketch.fill('wall', 'M-13-84v-30a13 13 0 0 1 26 0v30a13 13 0 0 1-26 0z');
		sketch.fill('shade', 'M3-127a13 13 0 0 1 10 13v30a13 13 0 0 1-10 13z');
		sketch.stroke('ink', 1.6, 'M-13-114h26M-13-107h26M-13-93h26M-13-86h26M0-127v20');
		sketch.fill('accent', 'M-14-96h28v-8h-28z');
		sketch.fill('ink', 'M58 2v-44h44v44z');
		sketch.fill('accent-shade', 'M64-18a16 16 0 1 1 32 0a16 16 0 1 1-32 0z');
		sketch.fill('ink', 'M73-18a7 7 0 1 1 14 0a7 7 0 1 1-14 0z');
		sketch.stroke('sun', 3, 'M66-37h.1M73-37h.1');
	});
	drawStringOfLights(sketch);
}

function drawStringOfLights(sketch: Sketch): void {
	const { width } = sketch;
	const bulbs = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92].map(
		(part) => `M${Math.round(width * part)} ${Math.round(18 + 88 * part * (1 - part))}h.1`,
	);
	sketch.stroke('shade', 0.8, `M-2 12Q${Math.round(width / 2)} 56 ${width + 2} 12`);
	sketch.stroke('sun', 5, ...bulbs);
}

function drawGramophone(sketch: Sketch): void {
	const { focus, random } = sketch;
	drawStillLifeGround(sketch, 'accent-shade', 'accent', 128);
	sketch.at(focus - 4, 146, 1.08, () => {
		sketch.fill('wood', 'M-48 0v-30h84V0z');
		sketch.fill('earth', 'M22 0v-30h14V0zM-52 3v-5h92v5zM-52-28v-4h92v4z');
		sketch.fill('ink', 'M-44-34a38 6 0 1 1 76 0a38 6 0 1 1-76 0z');
		sketch.fill('ember', 'M-18-34.6a12 2 0 1 1 24 0a12 2 0 1 1-24 0z');
		sketch.stroke('ochre', 4, 'M30-32q22-4 14-28T18-66');
		sketch.fill('ochre', 'M22-60Q-8-64-40-50q-18-30-6-58Q-12-86 20-74z');
		sketch.fill('accent', 'M-40-50a9 30 12 0 1-6-58a9 30 12 0 1 6 58z');
		sketch.fill('wood', 'M-42-64a4 15 8 0 1-3-30a4 15 8 0 1 3 30z');
		sketch.stroke('ink', 2, 'M40-16h14v8');
	});
	drawNotes(sketch, focus - 106 + random.integer(0, 4), 40);
}

function drawOrgan(sketch: Sketch): void {
	const { focus, tone, width } = sketch;
	sketch.fill(tone.sky, rectangle(0, 0, width, 160));
	sketch.fill(tone.sun, `M${Math.round(focus - 104)} 160V96a104 92 0 0 1 208 0v64z`);
	sketch.fill('clay', rectangle(0, 138, width, 22));
	sketch.at(focus, 140, 1, () => {
		sketch.fill('wood', 'M-80 0v-46H80V0zM-84-44v-6H84v6z');
		sketch.fill('earth', 'M-28 0v-50h56V0z');
		for (const x of [-70, 0, 70]) drawPipes(sketch, x, x === 0 ? 92 : 74);
		for (const x of [-36, 36]) drawPipes(sketch, x, 54);
		sketch.fill('accent', 'M-72-8v-26h36v26zM36-8v-26h36v26z');
		sketch.fill('paper', 'M-22-22h44v6h-44zM-18-32h36v5h-36z');
		sketch.dashes('ink', 4, '1.4 2.6', 'M-21-20h42M-17-30h34');
		sketch.fill('ink', 'M-14 8v-5h28v5z');
	});
}

/** Five pipes, the middle one the highest; their feet are 50 above the floor. */
function drawPipes(sketch: Sketch, x: number, height: number): void {
	const pipes = [-12, -6, 0, 6, 12].map((across) => {
		const tall = height - Math.abs(across) * 1.6;
		return { left: x + across - 2.6, tall: Math.round(tall) };
	});
	sketch.fill('ochre', ...pipes.map(({ left, tall }) => `M${left} -50v-${tall}h5.2v${tall}z`));
	sketch.fill('wood', ...pipes.map(({ left }) => `M${left + 1} -56v-8h3.2v8z`));
}
