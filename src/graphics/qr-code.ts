import { correction, generate, mode } from 'lean-qr';

/** The squares of a QR code (ISO/IEC 18004), without the quiet zone that it needs around it. */
export interface QrCode {
	/** Squares in a row. */
	size: number;
	/** The dark squares as SVG path text: lines of 1 unit in width, to be stroked. */
	path: string;
}

const ascii = /^[\x20-\x7e]*$/;

/**
 * The QR code of a text, with 15 % of it to spare for dirt and folds (level M).
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
	let path = '';
	for (let y = 0; y < code.size; y++) {
		/** Where the line before ended. */
		let end: number | undefined;
		for (let x = 0; x < code.size; x++) {
			const start = x;
			while (code.get(x, y)) x++;
			if (x === start) continue;
			path += end === undefined ? `M${start} ${y}.5h` : `m${start - end} 0h`;
			path += String(x - start);
			end = x;
		}
	}
	return { size: code.size, path };
}
