import { expect, test } from '@playwright/test';
import readCode from 'jsqr';
import { qrCode } from '../../../src/graphics/qr-code.ts';

/** Returns what a reader finds in the squares, each drawn three pixels wide. */
function read({ size, path }: { size: number; path: string }): string | undefined {
	const scale = 3;
	const width = (size + 8) * scale;
	const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
	let x = 0;
	let y = 0;
	for (const [, start, top, gap, length] of path.matchAll(/(?:M(\d+) (\d+)\.5|m(\d+) 0)h(\d+)/g)) {
		x = start === undefined ? x + Number(gap) : Number(start);
		y = top === undefined ? y : Number(top);
		for (let row = 0; row < scale; row++) {
			const first = ((y + 4) * scale + row) * width + (x + 4) * scale;
			for (let column = 0; column < Number(length) * scale; column++) {
				pixels.fill(0, (first + column) * 4, (first + column) * 4 + 3);
			}
		}
		x += Number(length);
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

test('a QR code takes as few bytes as its lines', () => {
	const { path, size } = qrCode('https://guide.example/places/belem-tower-0f878677/');

	expect(size).toBe(33);
	expect(path).toMatch(/^M0 0\.5h7m\d+ 0h/);
	expect(path.length).toBeLessThan(2000);
});
