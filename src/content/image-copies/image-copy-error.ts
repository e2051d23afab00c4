/**
 * Says that an image could not be copied; the message says why in a few words, without its URL.
 */
export class ImageCopyError extends Error {
	override readonly name = 'ImageCopyError';
	/**
	 * Whether its host says that the image is no longer available, so that a copy must not be shown
	 * either.
	 */
	readonly isWithdrawn: boolean;
	/** Whether its host, or the way to it, was too slow. */
	readonly isTimeout: boolean;
	/**
	 * Whether the image itself is what cannot be copied: it will be no other when it is asked for
	 * again soon.
	 */
	readonly isUnfit: boolean;

	constructor(
		reason: string,
		{ isWithdrawn = false, isTimeout = false, isUnfit = false, cause }: ImageCopyErrorOptions = {},
	) {
		super(reason, { cause });
		this.isWithdrawn = isWithdrawn;
		this.isTimeout = isTimeout;
		this.isUnfit = isUnfit;
	}
}

interface ImageCopyErrorOptions {
	isWithdrawn?: boolean;
	isTimeout?: boolean;
	isUnfit?: boolean;
	cause?: unknown;
}
