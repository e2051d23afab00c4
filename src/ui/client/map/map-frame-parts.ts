/** Describes a stretch of an edge: where it begins and how long it is, in pixels. */
export type Bar = readonly [start: number, length: number];

/** Holds a text at an edge, and where its middle is, in pixels. */
interface Lettering {
	text: string;
	at: number;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
/** Width of the frame, and of the bars in it, in pixels. */
export const frameWidth = 18;
const barWidth = 4;
/** Distance of the bars to the edge, in pixels. */
const distanceToEdge = frameWidth - barWidth;
/** Space that a letter needs to the corner. */
const cornerSpace = 40;

/**
 * Draws the bars along two opposite edges of a map, and the letters along the first of them. They
 * are drawn farther than they are seen, and follow the map without being drawn anew: all in one
 * picture, which the browser only moves.
 */
export class MapFrameAxis {
	readonly element = document.createElement('div');
	readonly #moving = document.createElement('div');
	readonly #drawing = document.createElementNS(svgNamespace, 'svg');
	readonly #bars = document.createElementNS(svgNamespace, 'path');
	/** Texts along the axis, by their words and where they are. */
	#texts = new Map<string, { element: HTMLElement; at: number; isCut?: boolean }>();
	#moved = 0;
	readonly #isUpright: boolean;

	/** @param direction Direction in which its edges run. */
	constructor(direction: 'across' | 'down') {
		this.#isUpright = direction === 'down';
		this.element.className = `edges ${direction}`;
		this.#moving.className = 'moving';
		this.#bars.setAttribute('class', 'bars');
		this.#drawing.append(this.#bars);
		this.#moving.append(this.#drawing);
		this.element.append(this.#moving);
	}

	/**
	 * Draws an edge. Pixels are counted from where the edges begin as long as they are not moved.
	 * What is drawn already stays.
	 *
	 * @param apart Distance from one edge to the other, in pixels.
	 */
	draw(bars: readonly Bar[], letterings: readonly Lettering[], apart: number): void {
		const sides = [distanceToEdge, apart - frameWidth];
		const paths = sides.flatMap((side) =>
			bars.map(([start, length]) =>
				this.#isUpright
					? rectanglePath(side, start, barWidth, length)
					: rectanglePath(start, side, length, barWidth),
			),
		);
		this.#bars.setAttribute('d', paths.join(''));
		const former = this.#texts;
		this.#texts = new Map();
		for (const { at, text } of letterings) {
			const key = `${text} ${at}`;
			this.#texts.set(key, former.get(key) ?? { at, element: this.#letter(text, at) });
			former.delete(key);
		}
		for (const { element } of former.values()) element.remove();
	}

	/** Moves it along with the map. @param pixels From where it was at first. */
	moveTo(pixels: number): void {
		this.#moved = pixels;
		const axis = this.#isUpright ? 'Y' : 'X';
		this.#moving.style.transform = `translate${axis}(${pixels}px)`;
	}

	/**
	 * Hides what a corner would cut off, once the map stands still: the edges are drawn anew for
	 * that.
	 *
	 * @param length Length of the edges, in pixels.
	 */
	clearCorners(length: number): void {
		for (const letter of this.#texts.values()) {
			const at = letter.at + this.#moved;
			const isCut = Math.min(Math.abs(at), Math.abs(length - at)) < cornerSpace;
			if (isCut === letter.isCut) continue;
			letter.isCut = isCut;
			letter.element.style.visibility = isCut ? 'hidden' : '';
		}
	}

	#letter(text: string, at: number): HTMLElement {
		// Text of an SVG is laid out anew whenever it is moved.
		const element = document.createElement('span');
		element.textContent = text;
		element.style[this.#isUpright ? 'top' : 'left'] = `${at}px`;
		this.#moving.append(element);
		return element;
	}
}

function rectanglePath(x: number, y: number, width: number, height: number): string {
	return `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;
}

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

	/** Draws the ground and the lines for a map of this width and height, in pixels. */
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
