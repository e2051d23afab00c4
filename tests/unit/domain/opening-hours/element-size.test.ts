import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';

const element = fileURLToPath(
	new URL('../../../../src/ui/client/opening-status.ts', import.meta.url),
);

test('the element that tells the status is at most 3 KB on its way to the browser', async () => {
	const { outputFiles } = await build({
		entryPoints: [element],
		bundle: true,
		// Its words are those of a guide.
		external: ['virtual:*'],
		minify: true,
		format: 'esm',
		write: false,
	});
	const bytes = gzipSync(outputFiles[0]?.contents ?? '').length;
	console.log(`<opening-status>: ${bytes} bytes minified and compressed`);
	expect(bytes).toBeGreaterThan(500);
	expect(bytes).toBeLessThanOrEqual(3 * 1024);
});
