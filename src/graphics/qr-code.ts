import { correction, generate, mode } from 'lean-qr';

/** Holds the squares of a QR code (ISO/IEC 18004), without the quiet zone needed around it. */
export interface QrCode {
	/** Squares in a row. */
	size: number;
	/**
	 * SVG path text of a line, 1 unit in width, along the rows: the first from the left, the next
	 * from the right, and so on.
	 */
	path: string;
	/** Value of `stroke-dasharray`, which makes the dark squares of a row. */
	dashes: string;
}

const ascii = /^[\x20-\x7e]*$/;

/**
 * Returns the QR code of a text, with 15 % of it to spare for dirt and folds (level M).
 *
 * Its mask is always the same: the search for that which looks best takes most of the time, and
 * readers find any.
 *
 * @throws where the text is longer than a QR code holds: about 2,300 bytes.
 */
export function qrCode(text: string): QrCode {
	// To seek parts that would take less room takes longer than all the rest, and made none of 400
	// addresses’ codes smaller.
	const data = ascii.test(text) ? mode.ascii(text) : text;
	const code = generate(data, { minCorrectionLevel: correction.M, mask: 0 });
	return {
		size: code.size,
		path: `M0 .5h${code.size}${`v1H0v1h${code.size}`.repeat((code.size - 1) / 2)}`,
		dashes: dashesOf(code).join(' '),
	};
}

/** Returns the lengths of dashes and gaps in turn; the way from a row to the next is a gap. */
function dashesOf(code: ReturnType<typeof generate>): number[] {
	const { size } = code;
	const lengths = [0];
	let isDash = true;
	const go = (isDark: boolean) => {
		if (isDark !== isDash) lengths.push(0);
		isDash = isDark;
		lengths.push((lengths.pop() ?? 0) + 1);
	};
	for (let y = 0; y < size; y++) {
		for (let step = 0; step < size; step++) go(code.get(y % 2 ? size - 1 - step : step, y));
		go(false);
	}
	return lengths;
}
