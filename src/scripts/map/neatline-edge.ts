/** A stretch of an edge: where it begins and how long it is, in pixels. */
export type Bar = readonly [start: number, length: number];

/** A text at an edge, and where its middle is, in pixels. */
export interface Lettering {
	text: string;
	at: number;
}

/** Which edge, in words of a map that is read from the left, as Leaflet's are. */
type Side = 'top' | 'bottom' | 'left' | 'right';

const svg = 'http://www.w3.org/2000/svg';
/** In pixels: the width of the frame, and that of the bars in it. */
export const frameWidth = 18;
export const barWidth = 4;
const middleOfLetters = (frameWidth - barWidth) / 2;
/** What a letter needs to the corner. */
const cornerSpace = 40;

/**
 * The bars and letters along one edge of a map. They are drawn farther than they are seen, and follow the map without being drawn
 * anew.
 */
export class NeatlineEdge {
	readonly element = document.createElement('div');
	readonly #drawing = document.createElementNS(svg, 'svg');
	readonly #bars = document.createElementNS(svg, 'path');
	/** By the text and where it is. */
	#texts = new Map<string, { element: SVGTextElement; at: number; isCut?: boolean }>();
	#moved = 0;
	readonly #isUpright: boolean;
	/** Where bars begin, counted across the edge. */
	readonly #barsAt: number;

	constructor(side: Side) {
		this.#isUpright = side === 'left' || side === 'right';
		this.#barsAt = side === 'top' || side === 'left' ? frameWidth - barWidth : 0;
		this.element.className = `edge ${side}`;
		this.#bars.setAttribute('class', 'bars');
		this.#drawing.append(this.#bars);
		this.element.append(this.#drawing);
	}

	/** Pixels are counted from where the edge begins as long as it is not moved. What is drawn already stays. */
	draw(bars: readonly Bar[], letterings: readonly Lettering[]): void {
		const paths = bars.map(([start, length]) =>
			this.#isUpright
				? rectangle(this.#barsAt, start, barWidth, length)
				: rectangle(start, this.#barsAt, length, barWidth),
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

	/** Moves it along with the map. @param pixels From where it was at first. @param length Of the edge, in pixels. */
	moveTo(pixels: number, length: number): void {
		this.#moved = pixels;
		this.#clearCorners(length);
		const axis = this.#isUpright ? 'Y' : 'X';
		this.#drawing.style.transform = `translate${axis}(${pixels}px)`;
	}

	/** Hides what a corner would cut off. */
	#clearCorners(length: number): void {
		for (const letter of this.#texts.values()) {
			const at = letter.at + this.#moved;
			const isCut = Math.min(Math.abs(at), Math.abs(length - at)) < cornerSpace;
			if (isCut === letter.isCut) continue;
			letter.isCut = isCut;
			letter.element.setAttribute('visibility', isCut ? 'hidden' : 'inherit');
		}
	}

	#letter(text: string, at: number): SVGTextElement {
		const element = document.createElementNS(svg, 'text');
		const transform = this.#isUpright
			? `translate(${middleOfLetters} ${at}) rotate(-90)`
			: `translate(${at} ${middleOfLetters})`;
		element.setAttribute('transform', transform);
		element.textContent = text;
		return this.#drawing.appendChild(element);
	}
}

export function rectangle(x: number, y: number, width: number, height: number): string {
	return `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;
}
