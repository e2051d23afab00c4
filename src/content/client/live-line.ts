/** Describes a stream that somebody may be looking at while it is written. */
export interface TextOutput {
	write(text: string): unknown;
	isTTY?: boolean | undefined;
	columns?: number | undefined;
}

const eraseLine = '\r\u001b[K';
/** Width of a terminal that does not say how wide it is. */
const defaultColumns = 80;

/**
 * Keeps the last line of a terminal, which is rewritten again and again. Whatever anybody writes to
 * the terminal meanwhile, threads among them, stands above it, in lines of its own.
 */
export class LiveLine {
	readonly #output: TextOutput;
	readonly #write: TextOutput['write'];
	readonly #restored: (() => void)[];
	#text = '';
	/** Whether somebody else has begun a line that is not at its end yet. */
	#isHeld = false;

	/** @param beside Other streams that the same terminal shows. */
	constructor(output: TextOutput, beside: readonly TextOutput[]) {
		this.#output = output;
		this.#write = output.write.bind(output);
		this.#restored = [output, ...beside].map((stream) => this.#listenTo(stream));
		process.once('exit', this.end);
	}

	show(text: string): void {
		// A line that wraps could not be erased again.
		const { columns = 0 } = this.#output;
		this.#text = text.slice(0, (columns > 0 ? columns : defaultColumns) - 1);
		if (!this.#isHeld) this.#write(eraseLine + this.#text);
	}

	/** Leaves nothing of it on the terminal. */
	readonly end = (): void => {
		process.off('exit', this.end);
		for (const restore of this.#restored) restore();
		if (this.#text !== '' && !this.#isHeld) this.#write(eraseLine);
		this.#text = '';
	};

	#listenTo(stream: TextOutput): () => void {
		const original = Reflect.get(stream, 'write') as (...written: unknown[]) => unknown;
		const isOwn = Object.hasOwn(stream, 'write');
		stream.write = (...written: unknown[]) => {
			if (this.#text !== '' && !this.#isHeld) this.#write(eraseLine);
			const result = original.apply(stream, written);
			this.#isHeld = !isEndOfLine(written[0]);
			if (this.#text !== '' && !this.#isHeld) this.#write(this.#text);
			return result;
		};
		return () => {
			if (isOwn) stream.write = original;
			else Reflect.deleteProperty(stream, 'write');
		};
	}
}

function isEndOfLine(written: unknown): boolean {
	if (typeof written === 'string') return written.endsWith('\n');
	return written instanceof Uint8Array && written.at(-1) === 0x0a;
}
