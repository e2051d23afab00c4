import { readdirSync, readFileSync } from 'node:fs';

/** Each look takes time of a processor that the build wants as well. */
const intervalMs = 500;

/**
 * Follows how much memory a process and all that it has started hold at the same time; only Linux
 * tells (proc(5)).
 */
export class ProcessTree {
	readonly #timer: NodeJS.Timeout;
	#peakBytes = 0;

	constructor(pid: number) {
		this.#timer = setInterval(() => {
			this.#peakBytes = Math.max(this.#peakBytes, residentBytes(pid));
		}, intervalMs);
		this.#timer.unref();
	}

	/**
	 * @returns The most bytes that were resident at once, what processes share counted in each; 0
	 *   where that is not told.
	 */
	stop(): number {
		clearInterval(this.#timer);
		return this.#peakBytes;
	}
}

function residentBytes(pid: number): number {
	const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? '0';
	const children = threadsOf(pid).flatMap((thread) =>
		textOf(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
	);
	return children.reduce((sum, child) => sum + residentBytes(child), Number(kibibytes) * 1024);
}

/** None for a process that has ended. */
function threadsOf(pid: number): string[] {
	try {
		return readdirSync(`/proc/${pid}/task`);
	} catch {
		return [];
	}
}

/** Empty for a process that has ended. */
function textOf(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return '';
	}
}
