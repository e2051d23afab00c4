import { numberFormat } from '../../i18n/locale/number-formats.ts';
import { LiveLine, type TextOutput } from './live-line.ts';

export interface ProgressOptions {
	/** Name of what is counted, such as `Places and events`. */
	label: string;
	/** Stream that it is written to; standard output where it is not stated. */
	output?: TextOutput;
	/** Milliseconds on a clock that never goes back, such as `performance.now`. */
	now?: () => number;
}

export interface Progress {
	/**
	 * Reports progress.
	 * @param done Number of the `total` that are done; it may be called for each one.
	 */
	advance: (done: number, total: number) => void;
	/** Ends the live line and writes the closing summary. */
	finish: () => void;
	/** Ends the live line, where something else says what came of it. */
	clear: () => void;
}

const redrawEveryMs = 100;
/**
 * Minimum time between two lines: a log has to show that the work goes on; of a quick step the
 * summary is enough.
 */
const minBetweenLinesMs = 15_000;
const locale = 'en-GB';

/**
 * Shows how a long step gets on: one live line on a terminal, elsewhere a line per 10 %, but none
 * within seconds of the last.
 */
export function createProgress({
	label,
	output = process.stdout,
	now = () => performance.now(),
}: ProgressOptions): Progress {
	const startedAt = now();
	let done = 0;
	let total = 0;
	let drawnAt = -Infinity;
	let tenths = 0;
	let writtenAt = startedAt;
	let live: LiveLine | undefined;

	function drawLive(): void {
		if (now() - drawnAt < redrawEveryMs && done < total) return;
		drawnAt = now();
		live ??= new LiveLine(output, output === process.stdout ? [process.stderr] : []);
		live.show(currentLine());
	}

	function writeTenth(): void {
		const reached = Math.floor((10 * done) / total);
		if (reached <= tenths || done === total || now() - writtenAt < minBetweenLinesMs) return;
		tenths = reached;
		writtenAt = now();
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

	function clear(): void {
		live?.end();
		live = undefined;
	}

	return {
		advance(nowDone, nowTotal) {
			done = nowDone;
			total = nowTotal;
			if (total === 0) return;
			if (output.isTTY === true) drawLive();
			else writeTenth();
		},
		finish() {
			clear();
			const elapsedMs = now() - startedAt;
			const amount = done < total ? `${count(done)} of ${count(total)}` : count(done);
			const speed = done > 0 && elapsedMs > 0 ? `, ${rate(done, elapsedMs)}` : '';
			output.write(`${label}: ${amount} in ${duration(elapsedMs)}${speed}\n`);
		},
		clear,
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
