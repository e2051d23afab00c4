import { numberFormat } from '../../i18n/locale/number-formats.ts';

/**
 * Where progress is written: a terminal rewrites its last line, anything else gets a line now and
 * then.
 */
export interface ProgressOutput {
	write(text: string): unknown;
	isTTY?: boolean | undefined;
	columns?: number | undefined;
}

export interface ProgressOptions {
	/** Name of what is being read, such as `Places and events`. */
	label: string;
	output: ProgressOutput;
	/** Milliseconds on a clock that never goes back, such as `performance.now`. */
	now: () => number;
}

export interface Progress {
	/** @param done How many of `total` are done; it may be called for each one. */
	advance(done: number, total: number): void;
	/** Writes a line of its own; the live line goes on below it. */
	tell(line: string): void;
	/** Ends the live line and writes the closing summary. */
	finish(): void;
}

const redrawEveryMs = 100;
const eraseLine = '\r\u001b[K';
const locale = 'en-GB';

/** Shows how a long reading gets on: one live line on a terminal, elsewhere a line per 10 %. */
export function createProgress({ label, output, now }: ProgressOptions): Progress {
	const isTerminal = output.isTTY === true;
	const startedAt = now();
	let done = 0;
	let total = 0;
	let drawnAt = -Infinity;
	let tenths = 0;
	let isDrawn = false;

	function drawLive(): void {
		if (now() - drawnAt < redrawEveryMs && done < total) return;
		drawnAt = now();
		isDrawn = true;
		// A line that wraps could not be erased again.
		output.write(eraseLine + currentLine().slice(0, Math.max(20, (output.columns ?? 80) - 1)));
	}

	function writeTenth(): void {
		const reached = Math.floor((10 * done) / total);
		if (reached <= tenths || done === total) return;
		tenths = reached;
		output.write(`${currentLine()}\n`);
	}

	function currentLine(): string {
		const elapsedMs = now() - startedAt;
		const share = Math.floor((100 * done) / total);
		const parts = [`${label}: ${count(done)} of ${count(total)} (${share} %)`];
		if (done > 0 && elapsedMs > 0) {
			parts.push(rate(done, elapsedMs));
			if (done < total) parts.push(`${duration((elapsedMs / done) * (total - done))} left`);
		}
		return parts.join(', ');
	}

	return {
		advance(nowDone, nowTotal) {
			done = nowDone;
			total = nowTotal;
			if (total === 0) return;
			if (isTerminal) drawLive();
			else writeTenth();
		},
		tell(line) {
			output.write(`${isDrawn ? eraseLine : ''}${line}\n`);
			drawnAt = -Infinity;
			if (isDrawn) drawLive();
		},
		finish() {
			const elapsedMs = now() - startedAt;
			const erased = isDrawn ? eraseLine : '';
			const amount = done < total ? `${count(done)} of ${count(total)}` : count(done);
			const speed = done > 0 && elapsedMs > 0 ? `, ${rate(done, elapsedMs)}` : '';
			output.write(`${erased}${label}: ${amount} in ${duration(elapsedMs)}${speed}\n`);
			isDrawn = false;
		},
	};
}

function count(number: number): string {
	return numberFormat(locale).format(number);
}

function rate(done: number, elapsedMs: number): string {
	const perSecond = (1000 * done) / elapsedMs;
	return `${numberFormat(locale, { maximumSignificantDigits: perSecond < 10 ? 2 : 3 }).format(perSecond)} a second`;
}

function duration(ms: number): string {
	if (ms < 10_000)
		return `${numberFormat(locale, { maximumFractionDigits: 1 }).format(ms / 1000)} s`;
	const seconds = Math.round(ms / 1000);
	if (seconds < 60) return `${seconds} s`;
	return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
