import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A photograph-like file of one colour. */
export async function jpeg(width: number, height: number, colour = '#4477aa'): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: colour } })
		.jpeg()
		.toBuffer();
}

export function svg(width: number, height: number, inside = ''): Buffer {
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`,
	);
}

const blurs = 60;

/** A drawing of 1.6 kB that keeps a decoder busy for minutes: 60 nested filters. */
export const bomb = svg(
	2000,
	1500,
	'<filter id="f"><feGaussianBlur stdDeviation="50"/></filter>' +
		'<g filter="url(#f)">'.repeat(blurs) +
		'<rect width="100%" height="100%"/>' +
		'</g>'.repeat(blurs),
);

/** A PNG of a few bytes that claims to be enormous. */
export function pngClaiming(width: number, height: number): Buffer {
	const size = Buffer.alloc(8);
	size.writeUInt32BE(width, 0);
	size.writeUInt32BE(height, 4);
	const header = Buffer.concat([Buffer.from('IHDR'), size, Buffer.from([8, 2, 0, 0, 0])]);
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk(header),
		chunk(Buffer.from('IDAT')),
		chunk(Buffer.from('IEND')),
	]);
}

function chunk(typeAndData: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(typeAndData.length - 4);
	const checksum = Buffer.alloc(4);
	checksum.writeUInt32BE(crc32(typeAndData));
	return Buffer.concat([length, typeAndData, checksum]);
}
