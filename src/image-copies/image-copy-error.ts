/** An image that could not be copied; the message says why in a few words, without its address. */
export class ImageCopyError extends Error {
	override readonly name = 'ImageCopyError';
	/** Whether its host says that the image is no longer to be had, so that a copy must not be shown either. */
	readonly isWithdrawn: boolean;
	/** Whether its host, or the way to it, was too slow. */
	readonly isTimeout: boolean;

	constructor(
		reason: string,
		{ isWithdrawn = false, isTimeout = false, cause }: ImageCopyErrorOptions = {},
	) {
		super(reason, { cause });
		this.isWithdrawn = isWithdrawn;
		this.isTimeout = isTimeout;
	}
}

interface ImageCopyErrorOptions {
	isWithdrawn?: boolean;
	isTimeout?: boolean;
	cause?: unknown;
}
