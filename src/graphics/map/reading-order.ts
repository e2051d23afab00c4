interface Positioned {
	/** Pixels from the upper left corner. */
	x: number;
	y: number;
}

/** Marks within so many pixels of height are read as one line. */
const lineHeight = 72;

/**
 * Marks in the order in which they are read, and the Tab key leads to them: line by line from
 * above, within a line from its beginning.
 */
export function inReadingOrder<Mark extends Positioned>(
	marks: readonly Mark[],
	direction: 'ltr' | 'rtl',
): Mark[] {
	const forward = direction === 'rtl' ? -1 : 1;
	const line = ({ y }: Mark) => Math.floor(y / lineHeight);
	return marks.toSorted((a, b) => line(a) - line(b) || forward * (a.x - b.x) || a.y - b.y);
}
