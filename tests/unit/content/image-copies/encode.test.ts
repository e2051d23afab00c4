import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { encodeImage } from '../../../../src/content/image-copies/encode.ts';
import { jpeg, pngClaiming, svg } from './pictures.ts';

const address = 'https://cdn.example/2026/Castelo%20de%20S.%20Jorge.JPG?size=full';

async function sizes(bytes: Buffer): Promise<number[][]> {
	return (await encodeImage(bytes, address)).map(({ width, height }) => [width, height]);
}

test('a photograph is made into WebP in three widths, never wider than it is', async () => {
	expect(await sizes(await jpeg(3000, 2000))).toEqual([
		[480, 320],
		[960, 640],
		[1600, 1067],
	]);
	expect(await sizes(await jpeg(1300, 1000))).toEqual([
		[480, 369],
		[960, 738],
		[1300, 1000],
	]);
	expect(await sizes(await jpeg(1100, 800))).toEqual([
		[480, 349],
		[1100, 800],
	]);
	expect(await sizes(await jpeg(500, 800))).toEqual([[500, 800]]);
	expect(await sizes(await jpeg(40, 30))).toEqual([[40, 30]]);
});

test('files are named after the source’s file and what is in it', async () => {
	const [first] = await encodeImage(await jpeg(600, 400, '#ff0000'), address);
	const [again] = await encodeImage(await jpeg(600, 400, '#ff0000'), address);
	const [changed] = await encodeImage(await jpeg(600, 400, '#00ff00'), address);
	const [nameless] = await encodeImage(await jpeg(600, 400), 'https://cdn.example/?id=7');

	expect(first?.name).toMatch(/^castelo-de-s-jorge-[0-9a-f]{16}-600\.webp$/);
	expect(again?.name).toBe(first?.name);
	expect(changed?.name).not.toBe(first?.name);
	expect(nameless?.name).toMatch(/^[0-9a-f]{16}-600\.webp$/);
});

test('a photograph taken upright is shown upright, without what the camera noted', async () => {
	const lying = await sharp(await jpeg(600, 400))
		.withExif({ IFD0: { Copyright: 'Ana Reis' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.toBuffer();

	const [file] = await encodeImage(lying, address);

	expect([file?.width, file?.height]).toEqual([400, 600]);
	const { exif, format } = await sharp(file?.bytes).metadata();
	expect([exif, format]).toEqual([undefined, 'webp']);
});

test('a drawing becomes pixels as sharp as a page shows them', async () => {
	const files = await encodeImage(
		svg(24, 16, '<script>alert(1)</script><image href="file:///etc/passwd"/>'),
		address,
	);

	expect(files.map(({ width }) => width)).toEqual([480, 800]);
	expect(Buffer.concat(files.map(({ bytes }) => bytes)).includes('script')).toBe(false);
});

for (const [what, bytes, reason] of [
	['a web page', Buffer.from('<!doctype html><title>Not found</title>'), /^not an image/],
	['an empty file', Buffer.alloc(0), /^not an image/],
	['a picture of a billion pixels', pngClaiming(40_000, 25_000), /^more than 50 million pixels$/],
	['an enormous drawing', svg(1_000_000, 1_000_000), /^more than 50 million pixels$|^damaged/],
	['half a picture', pngClaiming(100, 100), /^damaged/],
] as const) {
	test(`${what} is refused`, async () => {
		await expect(encodeImage(bytes, address)).rejects.toThrow(reason);
	});
}

test('half a photograph is refused', async () => {
	const whole = await jpeg(1200, 800);

	await expect(encodeImage(whole.subarray(0, whole.length / 2), address)).rejects.toThrow(
		/^damaged/,
	);
});
