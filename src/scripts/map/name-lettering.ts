import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import type { MapName } from '../../map/map-words.ts';
import { type Placed, placedNames } from '../../map/name-placement.ts';

interface Lettered extends Placed {
	name: string;
}

const fontSize = 15;
/** A mark covers so much. */
const markSize = 40;
/** Where a name stands beside the middle of what it names, in pixels: the first that is free. */
const offsets = [0, -34, 34];

/** Writes the names that have room onto a map; those that come first come before others. */
export function nameLettering(
	context: CanvasRenderingContext2D,
	map: LeafletMap,
	names: readonly MapName[],
	marks: readonly { x: number; y: number }[],
	{
		color,
		fontFamily,
		outlineColor,
	}: Pick<CSSStyleDeclaration, 'color' | 'fontFamily' | 'outlineColor'>,
): void {
	context.font = `italic 560 ${fontSize}px ${fontFamily}`;
	context.textAlign = 'center';
	context.textBaseline = 'middle';
	context.lineJoin = 'round';
	context.lineWidth = 4;
	context.strokeStyle = outlineColor;
	context.fillStyle = color;
	for (const { name, x, y } of shownNames(context, map, names, marks)) {
		context.strokeText(name, x, y);
		context.fillText(name, x, y);
	}
}

function shownNames(
	context: CanvasRenderingContext2D,
	map: LeafletMap,
	names: readonly MapName[],
	marks: readonly { x: number; y: number }[],
): Lettered[] {
	const covered = marks.map(({ x, y }) => ({ x, y, width: markSize, height: markSize }));
	const lettered = names.map(({ latitude, longitude, name }) => {
		const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
		return { name, x, y, width: widthOf(context, name), height: fontSize };
	});
	return placedNames(lettered, covered, offsets);
}

const widths = new Map<string, number>();

function widthOf(context: CanvasRenderingContext2D, name: string): number {
	const known = widths.get(name);
	if (known !== undefined) return known;
	const { width } = context.measureText(name);
	widths.set(name, width);
	return width;
}
