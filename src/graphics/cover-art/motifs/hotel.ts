import { drawBackdrop } from '../backdrop.ts';
import { drawAwning, drawFlag, drawWindows } from '../buildings.ts';
import { rectangle } from '../outlines.ts';
import type { Sketch } from '../sketch.ts';
import { drawTown } from '../town.ts';
import { drawRoundTrees } from '../trees.ts';

/** A tall town hotel, or a grand one. */
export function drawHotel(sketch: Sketch): void {
	const { focus, random } = sketch;
	if (sketch.form === 0) {
		drawBackdrop(sketch, { ground: 140, groundInk: 'sand', hills: [92] });
		drawTown(sketch, 142, 56);
		drawTownHotel(sketch);
		const height = random.integer(46, 54);
		drawRoundTrees(sketch, [focus - 70, 148, height], [focus + 72, 148, height]);
		return;
	}
	drawBackdrop(sketch, { ground: 128, groundInk: 'sand', hills: [90, 108] });
	drawGrandHotel(sketch);
	const height = random.integer(58, 70);
	drawRoundTrees(sketch, [focus - 100, 148, height], [focus + 102, 148, height - 8]);
}

function drawTownHotel(sketch: Sketch): void {
	const { focus, random } = sketch;
	const storeys = random.integer(3, 4);
	const height = 36 + storeys * 17;
	drawFlag(sketch, focus, 134 - height, 24);
	sketch.at(focus, 142, 1, () => {
		sketch.fill('accent-shade', `M-44-${String(height)}l8-14h72l8 14z`);
		sketch.fill('wall', rectangle(-42, -height, 84, height));
		sketch.fill(
			'shade',
			rectangle(26, -height, 16, height),
			rectangle(-45, -height - 2, 90, 4),
			rectangle(-42, -37, 84, 2.5),
		);
		drawWindows(sketch, -33, 8 - height, 4, storeys, {
			width: 9,
			height: 12,
			gap: 10,
			rise: 17,
		});
		const balconies = Array.from(
			{ length: storeys },
			(_, index) => `M-36 ${String(21 - height + index * 17)}h72`,
		);
		sketch.dashes('accent', 2.4, '15 4', balconies.join(''));
		sketch.fill('glow', 'M-36-6v-20h16v20zM20-6v-20h16v20zM-9 0v-28H9V0z');
		drawAwning(sketch, -40, -34, 80, 8, 9);
	});
}

function drawGrandHotel(sketch: Sketch): void {
	const { focus } = sketch;
	drawFlag(sketch, focus, 56, 20);
	sketch.at(focus, 130, 1.06, () => {
		sketch.fill('wall', 'M-70 0v-48H70V0zM-20 0v-58h40V0z');
		sketch.fill('accent', 'M-72-48l6-9H66l6 9zM-22-58L0-72 22-58z');
		sketch.fill('wall', 'M-78 0v-60h22V0zM56 0v-60h22V0z');
		sketch.fill('shade', 'M70 0v-60h8V0zM-62 0v-60h6V0zM14 0v-58h6V0zM-78-15h156v2H-78z');
		sketch.fill('accent', 'M-81-60q13-2 14-20 1 18 14 20zM53-60q13-2 14-20 1 18 14 20z');
		sketch.dashes('glow', 8, '5 3.4', 'M-50-39h30.2M22-39h30.2M-50-25h30.2M22-25h30.2');
		sketch.fill(
			'glow',
			'M-69-40v-7a2 2 0 0 1 5 0v7zM65-40v-7a2 2 0 0 1 5 0v7zM-12-36v-10a3 3 0 0 1 6 0v10zM-3-36v-10a3 3 0 0 1 6 0v10zM6-36v-10a3 3 0 0 1 6 0v10zM-7 0v-16a7 7 0 0 1 14 0V0z',
		);
		sketch.dashes('wall', 12, '2 5', 'M-54-6h36M19-6h36');
		sketch.dashes('accent', 4, '4 2', 'M-56-15h37M19-15h37');
		sketch.fill('clay', 'M-86 5v-5H86v5z');
	});
}
