/** Width of the text on A4, in pixels of CSS (`print.css`). */
const paperWidth = 700;

/**
 * Prints the frame of a map as it is seen: as large as it is, or smaller where the paper is
 * narrower. The paper is laid out before a map could be drawn for another width.
 *
 * @param signal Signal that ends it.
 */
export function printAsSeen(frame: HTMLElement, signal: AbortSignal): void {
	const { style } = frame;
	const hold = () => {
		const { clientHeight, clientWidth } = frame;
		const scale = Math.min(1, paperWidth / clientWidth);
		style.inlineSize = `${clientWidth}px`;
		style.blockSize = `${clientHeight}px`;
		// Unlike `zoom`, it leaves the pixels alone by which Leaflet places what it shows.
		style.transform = `scale(${scale})`;
		style.transformOrigin = '0 0';
		style.marginBlockEnd = `${clientHeight * (scale - 1)}px`;
	};
	const release = () => {
		frame.removeAttribute('style');
	};
	addEventListener('beforeprint', hold, { signal });
	addEventListener('afterprint', release, { signal });
}
