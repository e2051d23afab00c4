import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How large a file is as it stands and as hosts send it, in words. */
export function compressedSizes(file: string): string {
	const bytes = Buffer.from(file);
	const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
	const gzip = gzipSync(bytes, { level: 9 });
	return `${bytes.length} bytes, ${brotli.length} with brotli 11, ${gzip.length} with gzip 9`;
}
