import type { encodeImage } from './encode.ts';

/** The encoder, which is loaded only where images are copied. */
export type Encode = typeof encodeImage;

const encodedAtOnce = 2;

/**
 * The encoder, made to wait while two images are being encoded: a decoded one is large, and the encoder uses several
 * processors by itself.
 *
 * @param signal What is still waiting when it aborts is not encoded.
 */
export function fewAtATime(encode: Encode, signal: AbortSignal): Encode {
	const lanes: Promise<unknown>[] = Array.from({ length: encodedAtOnce }, () => Promise.resolve());
	let turn = 0;
	return (...settings) => {
		const lane = turn++ % encodedAtOnce;
		const next = Promise.resolve(lanes[lane]).then(() => {
			signal.throwIfAborted();
			return encode(...settings);
		});
		lanes[lane] = next.catch(() => undefined);
		return next;
	};
}
