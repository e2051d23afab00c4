import { distanceToEdge, frameWidth, rectanglePath, svgNamespace } from './map-frame-axis.ts';

/**
 * Draws what does not move with the map: the ground of the letters along its edges, and the lines
 * around the bars.
 */
export class MapFrameLines {
	readonly element = document.createElementNS(svgNamespace, 'svg');
	readonly #ground = outline('ground');
	readonly #lines = outline('lines');

	constructor() {
		this.element.append(this.#ground, this.#lines);
	}

	/** In pixels. */
	draw(width: number, height: number): void {
		const inner = (distance: number) =>
			rectanglePath(distance, distance, width - distance * 2, height - distance * 2);
		this.element.setAttribute('viewBox', `0 0 ${width} ${height}`);
		this.#ground.setAttribute('d', inner(0) + inner(distanceToEdge));
		this.#lines.setAttribute('d', inner(distanceToEdge - 0.5) + inner(frameWidth + 0.5));
	}
}

function outline(name: string): SVGPathElement {
	const path = document.createElementNS(svgNamespace, 'path');
	path.setAttribute('class', name);
	return path;
}
