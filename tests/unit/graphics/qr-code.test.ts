import { expect, test } from '@playwright/test';
import readCode from 'jsqr';
import { type QrCode, qrCode } from '../../../src/graphics/qr-code.ts';

/** Returns what a reader finds in the squares, each drawn three pixels wide. */
function read({ dashes, size }: QrCode): string | undefined {
	const scale = 3;
	const width = (size + 8) * scale;
	const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
	let way = 0;
	for (const [index, length] of dashes.split(' ').entries()) {
		for (const end = way + Number(length); way < end; way++) {
			// From the end of a row it goes one square down, beside the code.
			const y = Math.floor(way / (size + 1));
			const step = way % (size + 1);
			if (index % 2 || step === size) continue;
			const x = y % 2 ? size - 1 - step : step;
			for (let row = 0; row < scale; row++) {
				const first = ((y + 4) * scale + row) * width + (x + 4) * scale;
				pixels.fill(0, first * 4, (first + scale) * 4);
				for (let column = 0; column < scale; column++) pixels[(first + column) * 4 + 3] = 255;
			}
		}
	}
	return readCode(pixels, width, width)?.data;
}

test('what a QR code is made of is read from it again, also where it is long or in another script', () => {
	const addresses = [
		'https://guide.example/places/belem-tower-0f878677/',
		'http://localhost:4321/',
		'https://guide.example/places/金閣寺-0f878677/',
		`https://guide.example/places/${'long-name-'.repeat(20)}/`,
	];

	expect(addresses.map((address) => read(qrCode(address)))).toEqual(addresses);
});

test('a QR code takes as few bytes as the lengths of its lines', () => {
	const { dashes, path, size } = qrCode('https://guide.example/places/belem-tower-0f878677/');

	expect(size).toBe(33);
	expect(path).toMatch(/^M0 \.5h33(v1H0v1h33){16}$/);
	expect(dashes).toMatch(/^7 \d+ /);
	expect(path.length + dashes.length).toBeLessThan(1500);
});
