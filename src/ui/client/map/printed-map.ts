/** Width of the text on A4, in pixels of CSS (`print.css`). */
const paperWidth = 700;

/**
 * Prints the frame of a map as it is seen: as large as it is, or smaller where the paper is
 * narrower. The paper is laid out before a map could be drawn for another width.
 *
 * @param signal Ends it.
 */
export function printAsSeen(frame: HTMLElement, signal: AbortSignal): void {
	const { style } = frame;
	const fixed = ['inline-size', 'block-size', 'zoom'];
	const hold = () => {
		const { clientHeight, clientWidth } = frame;
		style.inlineSize = `${clientWidth}px`;
		style.blockSize = `${clientHeight}px`;
		style.zoom = String(Math.min(1, paperWidth / clientWidth));
	};
	const release = () => {
		for (const property of fixed) style.removeProperty(property);
	};
	addEventListener('beforeprint', hold, { signal });
	addEventListener('afterprint', release, { signal });
}
