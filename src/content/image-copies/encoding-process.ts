import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { EncodedFile } from './encoded-file.ts';
import type { EncodingTask, EncodingResult } from './encoding-child.ts';
import { ImageCopyError } from './image-copy-error.ts';
import { readFileSync } from 'node:fs';

export interface EncodingLimits {
	/** Time limit for one image. */
	timeoutMs: number;
	/** Maximum memory of the whole process, where the system reports it. */
	maxBytes: number;
}

/**
 * Limits of a process by default: the largest photographs that are decoded take seconds and some
 * hundred megabytes.
 */
const defaultLimits: EncodingLimits = { timeoutMs: 20_000, maxBytes: 1_500_000_000 };
const memoryCheckMs = 100;

/** Bytes of a page in `/proc/…/statm` on Linux, which counts in pages. */
const pageBytes = 4096;

export interface Encoder {
	/** Encodes an image when its turn comes: see `EncodingProcess`. */
	encode: (bytes: Buffer, address: string) => Promise<EncodedFile[]>;
	/** Ends its processes. */
	end: () => void;
}

const encodedAtOnce = 2;

/**
 * Encodes images in a process of its own, one at a time, and kills it at its limits: 60 nested
 * filters in an SVG of 1.6 kB keep the decoder busy for minutes, and nothing but the end of its
 * process stops it.
 */
export class EncodingProcess {
	readonly #limits: EncodingLimits;
	readonly #signal: AbortSignal;
	#child: ChildProcess | undefined;

	/** @param signal Kills the process when it aborts. */
	constructor(signal: AbortSignal, limits: Partial<EncodingLimits> = {}) {
		this.#signal = signal;
		this.#limits = { ...defaultLimits, ...limits };
	}

	/**
	 * Returns the files of an image; see `encodeImage`.
	 *
	 * @throws {ImageCopyError} When the image cannot be encoded within the limits: it is unfit then.
	 */
	async encode(bytes: Buffer, address: string): Promise<EncodedFile[]> {
		this.#signal.throwIfAborted();
		const child = (this.#child ??= fork(new URL('encoding-child.ts', import.meta.url), {
			execArgv: [],
			serialization: 'advanced',
		}));
		const result = await this.#resultOf(child, { bytes, address });
		if ('files' in result) {
			return result.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) }));
		}
		throw new ImageCopyError(result.reason, { isUnfit: result.isUnfit });
	}

	end(): void {
		this.#child?.kill('SIGKILL');
		this.#child = undefined;
	}

	async #resultOf(child: ChildProcess, order: EncodingTask): Promise<EncodingResult> {
		let reason = 'ended the process that decoded it';
		const kill = (why: string) => {
			reason = why;
			child.kill('SIGKILL');
		};
		const onTimeout = () => {
			kill('took too long to decode');
		};
		const timer = setTimeout(onTimeout, this.#limits.timeoutMs);
		const memoryTimer = setInterval(() => {
			if (residentBytes(child.pid) > this.#limits.maxBytes) kill('took too much memory to decode');
		}, memoryCheckMs);
		this.#signal.addEventListener('abort', onTimeout);
		// Ends the waiting for what did not come, which else would listen for each image anew.
		const waiting = new AbortController();
		try {
			const result = once(child, 'message', waiting);
			const end = once(child, 'exit', waiting).then(() => undefined);
			child.send(order);
			const received = await Promise.race([result, end]);
			// Only `encoding-child.ts` sends it.
			if (received !== undefined) return received[0] as EncodingResult;
			this.#child = undefined;
			return { reason, isUnfit: true };
		} finally {
			waiting.abort();
			clearTimeout(timer);
			clearInterval(memoryTimer);
			this.#signal.removeEventListener('abort', onTimeout);
		}
	}
}

/**
 * Returns how much memory a process of this machine holds; 0 where the system does not say, as on
 * any but Linux.
 */
function residentBytes(pid: number | undefined): number {
	try {
		const [, residentPages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
		return Number(residentPages) * pageBytes;
	} catch {
		return 0;
	}
}

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
			if (lane === undefined) throw new Error('There is no process to encode an image in.');
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
