import type { EncodedFile } from './encoded-file.ts';
import { EncodingProcess } from './encoding-process.ts';

export interface Encoder {
	/** Encodes an image when its turn comes: see `EncodingProcess`. */
	encode: (bytes: Buffer, address: string) => Promise<EncodedFile[]>;
	/** Ends its processes. */
	end: () => void;
}

const encodedAtOnce = 2;

/**
 * Returns an encoder that lets images wait while two are being encoded: a decoded one is large, and
 * the encoder uses several processors by itself.
 *
 * @param signal What is still waiting when it aborts is not encoded, and what is being encoded is
 *   given up.
 */
export function fewAtATime(signal: AbortSignal): Encoder {
	const lanes = Array.from({ length: encodedAtOnce }, () => ({
		process: new EncodingProcess(signal),
		last: Promise.resolve<unknown>(undefined),
	}));
	return {
		async encode(bytes, address) {
			const lane = lanes.shift();
			if (lane === undefined) throw new Error('There is no lane to encode an image in.');
			lanes.push(lane);
			const next = lane.last.then(() => lane.process.encode(bytes, address));
			lane.last = next.catch(() => undefined);
			return next;
		},
		end() {
			for (const { process } of lanes) process.end();
		},
	};
}
