import { graticuleLines, graticuleStep } from '../../../graphics/map/graticule.ts';
import {
	type CanvasTile,
	partOfTile,
	tileSize,
	type WorldPart,
} from '../../../graphics/map/canvas-tiles.ts';
import type { Map as LeafletMap } from './leaflet.ts';
import type { NameLettering } from './name-lettering.ts';
import type { CanvasContext, CanvasStyle } from './canvas-context.ts';
import { drawCoast, type ProjectedCoast } from './coast-drawing.ts';
import { drawPlaceDots } from './place-dots.ts';
import type { ProjectedPlaces } from './projected-places.ts';

type TilePicture = ImageBitmap | HTMLCanvasElement;

/** Holds the parts of the map that tiles of a zoom show. */
export interface CanvasDrawing {
	map: LeafletMap;
	zoom: number;
	lettering: NameLettering;
	coast: ProjectedCoast;
	places: ProjectedPlaces | undefined;
	style: CanvasStyle;
}

/**
 * Maximum number of device pixels across one of CSS: more would be seen by nobody, and take the
 * memory of a phone.
 */
const maxPixelRatio = 2;
/** End of the Mercator projection. */
const maxLatitude = 85;

/**
 * Makes a canvas apart from the page. Some browsers cannot draw so (Safari before 16.4): there it
 * is a canvas that nobody sees.
 */
const apart = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1) : undefined;
const unseen = document.createElement('canvas');
const surface = apart ?? unseen;
export const canvasContext: CanvasContext | undefined =
	(apart ? apart.getContext('2d') : unseen.getContext('2d')) ?? undefined;

/**
 * Draws a tile in steps, for `showTile`. What is drawn on a canvas of the page is drawn anew in the
 * frame that shows it, and copied in each frame after: a picture is neither.
 */
export function* drawnTile(
	tile: CanvasTile,
	{ coast, lettering, map, places, style, zoom }: CanvasDrawing,
): Generator<void, TilePicture | undefined> {
	if (!canvasContext) return undefined;
	const part = partOfTile(tile);
	clear(surface, canvasContext, part);
	yield;
	drawCoast(canvasContext, coast, part, zoom, style);
	yield;
	drawGraticule(canvasContext, map, zoom, part, style);
	if (places) yield* drawPlaceDots(canvasContext, places, part, zoom, style.columnRuleColor);
	yield;
	lettering.draw(canvasContext, part, style);
	yield;
	return apart ? apart.transferToImageBitmap() : unseen;
}

/** Puts a tile that has just been drawn into a canvas of the page. */
export function showTile(picture: TilePicture, canvas: HTMLCanvasElement): void {
	// Where a bitmap is shown as well: on paper Chromium takes the part of it that these say.
	[canvas.width, canvas.height] = [picture.width, picture.height];
	if (picture instanceof HTMLCanvasElement) {
		canvas.getContext('2d')?.drawImage(picture, 0, 0);
	} else {
		canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
	}
}

function clear(
	canvas: OffscreenCanvas | HTMLCanvasElement,
	context: CanvasContext,
	{ min }: WorldPart,
): void {
	const ratio = Math.min(devicePixelRatio, maxPixelRatio);
	const pixels = Math.round(tileSize * ratio);
	// Which also clears it.
	[canvas.width, canvas.height] = [pixels, pixels];
	context.scale(pixels / tileSize, pixels / tileSize);
	context.translate(-min.x, -min.y);
}

function drawGraticule(
	context: CanvasContext,
	map: LeafletMap,
	zoom: number,
	{ max, min }: WorldPart,
	{ borderTopColor }: CanvasStyle,
): void {
	// A line is a pixel wide, and its pixel may be that beside its tile.
	const northWest = map.unproject([min.x - 1, min.y - 1], zoom);
	const southEast = map.unproject([max.x + 1, max.y + 1], zoom);
	const step = graticuleStep(zoom);
	context.beginPath();
	for (const longitude of graticuleLines(northWest.lng, southEast.lng, step)) {
		const { x } = map.project([northWest.lat, longitude], zoom).round();
		context.moveTo(x + 0.5, min.y);
		context.lineTo(x + 0.5, max.y);
	}
	const [south, north] = [
		Math.max(southEast.lat, -maxLatitude),
		Math.min(northWest.lat, maxLatitude),
	];
	for (const latitude of graticuleLines(south, north, step)) {
		const { y } = map.project([latitude, northWest.lng], zoom).round();
		context.moveTo(min.x, y + 0.5);
		context.lineTo(max.x, y + 0.5);
	}
	context.lineWidth = 1;
	context.strokeStyle = borderTopColor;
	context.stroke();
}
