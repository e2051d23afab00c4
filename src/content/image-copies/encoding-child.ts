import { encodeImage } from './encode.ts';
import type { EncodedFile } from './encoded-file.ts';
import { ImageCopyError } from './image-copy-error.ts';

export interface EncodingTask {
	bytes: Uint8Array;
	/** Address of the image at its source. */
	address: string;
}

/** Holds the files of an image, or says why it has none. */
export type EncodingResult = { files: EncodedFile[] } | { reason: string; isUnfit: boolean };

/**
 * Answers one order after the other in the process of `EncodingProcess`, until it is killed.
 */
process.on('message', ({ address, bytes }: EncodingTask) => {
	void encodeImage(Buffer.from(bytes), address)
		.then(
			(files): EncodingResult => ({ files }),
			(error: unknown): EncodingResult => ({
				reason: error instanceof Error ? error.message : String(error),
				isUnfit: error instanceof ImageCopyError && error.isUnfit,
			}),
		)
		.then((result) => process.send?.(result));
});
process.once('disconnect', () => {
	// An orderly end would wait for the decoder.
	process.kill(process.pid, 'SIGKILL');
});
