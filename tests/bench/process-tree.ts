import { globSync, readFileSync } from 'node:fs';

const intervalMs = 100;

/** Follows how much memory a process and all that it has started hold at the same time; only Linux tells (proc(5)). */
export class ProcessTree {
	readonly #timer: NodeJS.Timeout;
	#peakBytes = 0;

	constructor(pid: number) {
		this.#timer = setInterval(() => {
			this.#peakBytes = Math.max(this.#peakBytes, residentBytes(pid));
		}, intervalMs);
		this.#timer.unref();
	}

	/** @returns The most bytes that were resident at once, what processes share counted in each; 0 where that is not told. */
	stop(): number {
		clearInterval(this.#timer);
		return this.#peakBytes;
	}
}

function residentBytes(pid: number): number {
	const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? '0';
	const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
		textOf(file).split(' ').filter(Boolean).map(Number),
	);
	return children.reduce((sum, child) => sum + residentBytes(child), Number(kibibytes) * 1024);
}

/** Empty for a process that has ended. */
function textOf(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return '';
	}
}
