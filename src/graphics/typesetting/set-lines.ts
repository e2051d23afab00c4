import { fittedLines, type TextBox } from './fitted-lines.ts';
import { runsRightToLeft, type SettableText } from './settable-text.ts';

/** Holds a text that has been given its size and lines; all lengths are pixels. */
export interface SetLines {
	/** Width of the longest line. */
	blockWidth: number;
	/** Height from the top of the first line's capitals to the last baseline. */
	blockHeight: number;
	/**
	 * Outlines with the top of the capitals at `y`, from `x` on; text that runs so ends at the right
	 * edge of its box.
	 */
	drawAt: (x: number, y: number) => string;
}

/** Capitals of both families are about this high, in ems. */
const capitalHeight = 0.7;

export function setLines(text: SettableText, box: TextBox): SetLines {
	const { fontSize, lines } = fittedLines(text, box);
	const step = fontSize * box.lineHeight;
	const widthOf = (line: string) => text.typeface.widthInEms(line) * fontSize;
	return {
		blockWidth: Math.max(...lines.map(widthOf)),
		blockHeight: (lines.length - 1) * step + fontSize * capitalHeight,
		drawAt: (x, y) =>
			lines
				.map((line, index) => {
					const indent = runsRightToLeft(line) ? box.width - widthOf(line) : 0;
					const baseline = y + fontSize * capitalHeight + index * step;
					return text.typeface.outlines(line, x + indent, baseline, fontSize);
				})
				.join(''),
	};
}
