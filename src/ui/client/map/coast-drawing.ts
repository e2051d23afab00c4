import type { WorldPart } from '../../../graphics/map/canvas-tiles.ts';
import { coastOpacity } from '../../../graphics/coast/coast-opacity.ts';
import { type StepBox, stepsPerDegree } from '../../../graphics/coast/coast-shapes.ts';
import type { CoastSheet } from '../../../graphics/coast/coast-sheets.ts';
import type { CanvasContext, CanvasStyle } from './canvas-context.ts';

/** Holds the coasts on a web map of 256 pixels, the coarsest first. */
export type ProjectedCoast = readonly ProjectedSheet[];

interface ProjectedSheet {
	error: number;
	/** Degrees in the middle of the box. */
	latitude: number;
	box: WorldPart;
	/** Water, shores without the edges of the box, rivers, borders. */
	water: Path2D;
	shores: Path2D;
	rivers: Path2D;
	borders: Path2D;
}

/** @param middle Longitude that all are to be near to. */
export function projectedCoast(sheets: readonly CoastSheet[], middle: number): ProjectedCoast {
	return sheets.map(({ box, cut, error }) => {
		const [west, south, east, north] = box;
		const turns = Math.round(((west + east) / 2 / stepsPerDegree - middle) / 360);
		const x = (steps: number) => 256 * ((steps / stepsPerDegree - turns * 360) / 360 + 0.5);
		const part = { min: { x: x(west), y: yOf(north) }, max: { x: x(east), y: yOf(south) } };
		const water = linesPath(cut.shore, x, true);
		water.rect(part.min.x, part.min.y, part.max.x - part.min.x, part.max.y - part.min.y);
		return {
			error,
			latitude: (south + north) / 2 / stepsPerDegree,
			box: part,
			water,
			shores: linesPath(cut.shore, x, true, box),
			rivers: linesPath(cut.river, x, false),
			borders: linesPath(cut.border, x, false),
		};
	});
}

/** Draws land and water on a part of the world, as far as they are right at a zoom. */
export function drawCoast(
	context: CanvasContext,
	coast: ProjectedCoast,
	{ max, min }: WorldPart,
	zoom: number,
	{ borderBottomColor, borderTopColor, outlineColor, textDecorationColor }: CanvasStyle,
): void {
	const scale = 2 ** zoom;
	for (const { borders, box, error, latitude, rivers, shores, water } of coast) {
		const opacity = coastOpacity(error, latitude, zoom);
		const isSeen =
			box.min.x * scale < max.x &&
			box.max.x * scale > min.x &&
			box.min.y * scale < max.y &&
			box.max.y * scale > min.y;
		if (opacity === 0 || !isSeen) continue;
		context.save();
		context.scale(scale, scale);
		const ground = new Path2D();
		ground.rect(box.min.x, box.min.y, box.max.x - box.min.x, box.max.y - box.min.y);
		context.clip(ground);
		context.globalAlpha = opacity;
		// What is finer stands in place of what is below.
		context.fillStyle = outlineColor;
		context.fill(ground);
		context.fillStyle = textDecorationColor;
		context.fill(water, 'evenodd');
		context.lineJoin = 'round';
		context.strokeStyle = borderBottomColor;
		context.lineWidth = 1 / scale;
		context.stroke(shores);
		context.lineWidth = 1.5 / scale;
		context.stroke(rivers);
		context.strokeStyle = borderTopColor;
		context.setLineDash([6 / scale, 4 / scale]);
		context.stroke(borders);
		context.restore();
	}
}

/**
 * Makes a path of lines.
 * @param box Box along whose edges nothing is drawn.
 */
function linesPath(
	lines: readonly (readonly number[])[],
	x: (steps: number) => number,
	isClosed: boolean,
	box?: StepBox,
): Path2D {
	const path = new Path2D();
	for (const line of lines) {
		const points = isClosed ? [...line, ...line.slice(0, 2)] : line;
		for (let index = 0; index < points.length; index += 2) {
			const { [index]: east = 0, [index + 1]: north = 0 } = points;
			const isEdge =
				box !== undefined &&
				((east === points[index - 2] && (east === box[0] || east === box[2])) ||
					(north === points[index - 1] && (north === box[1] || north === box[3])));
			if (index === 0 || isEdge) path.moveTo(x(east), yOf(north));
			else path.lineTo(x(east), yOf(north));
		}
	}
	return path;
}

function yOf(steps: number): number {
	const sine = Math.sin((steps / stepsPerDegree / 180) * Math.PI);
	return 256 * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
}
