import { expect, test } from '@playwright/test';
import { EncodingProcess } from '../../../../src/content/image-copies/encoding-process.ts';
import { bomb, jpeg, svg } from './pictures.ts';

const address = 'https://photos.example/quay.jpg';

test('a drawing of 1.6 kB that takes minutes to decode ends its process at the limit, and is unfit', async () => {
	const encoder = new EncodingProcess(new AbortController().signal, { timeoutMs: 1500 });
	expect(bomb.length).toBeLessThan(1700);

	const startedAt = performance.now();
	await expect(encoder.encode(bomb, address)).rejects.toMatchObject({
		message: 'took too long to decode',
		isUnfit: true,
	});
	// The usual limit is 20 seconds.
	expect(performance.now() - startedAt).toBeLessThan(18_000);
	encoder.end();
});

test('an image after one that was killed is encoded as ever', async () => {
	const encoder = new EncodingProcess(new AbortController().signal, { timeoutMs: 4000 });
	await expect(encoder.encode(bomb, address)).rejects.toThrow('took too long');

	const files = await encoder.encode(await jpeg(600, 400), address);

	expect(files.map(({ height, width }) => [width, height])).toEqual([[600, 400]]);
	expect(files[0]?.bytes.toString('latin1', 0, 4)).toBe('RIFF');
	encoder.end();
});

test('an image that takes too much memory ends its process, and is unfit', async () => {
	test.skip(process.platform !== 'linux', 'Only Linux tells how much memory a process holds.');
	const encoder = new EncodingProcess(new AbortController().signal, { maxBytes: 1_000_000 });

	await expect(encoder.encode(bomb, address)).rejects.toMatchObject({
		message: 'took too much memory to decode',
		isUnfit: true,
	});
	encoder.end();
});

test('the end of the time for all images ends what is being decoded', async () => {
	const encoder = new EncodingProcess(AbortSignal.timeout(1500));

	await expect(encoder.encode(bomb, address)).rejects.toThrow('took too long to decode');
	await expect(encoder.encode(svg(10, 10), address)).rejects.toThrow('timeout');
	encoder.end();
});
