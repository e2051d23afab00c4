/** Kinds of values (RFC 8949, section 3.1), as they stand in the first three bits. */
const [unsigned, negative, text, array] = [0, 1, 3, 4];
/** Lowest number that does not stand in the first byte itself. */
const maxShort = 24;

/**
 * Reads CBOR (RFC 8949) as far as Pagefind writes it: integers, texts, and arrays whose length
 * stands in front.
 */
export class CborReader {
	readonly bytes: Buffer;
	#at = 0;

	constructor(bytes: Buffer) {
		this.bytes = bytes;
	}

	/** Returns the position of the next value, in bytes. */
	get position(): number {
		return this.#at;
	}

	/** Returns whether all has been read. */
	get isAtEnd(): boolean {
		return this.#at === this.bytes.length;
	}

	/** Returns the next value, an integer. @throws When it is another one, as all that reads. */
	integer(): number {
		const isNegative = this.#kind() === negative;
		return isNegative ? -1 - this.#head(negative) : this.#head(unsigned);
	}

	/** Returns the bytes of a text, in UTF-8. */
	text(): Buffer {
		const length = this.#head(text);
		const start = this.#at;
		this.#at += length;
		if (this.#at > this.bytes.length) throw new Error('A text is cut off.');
		return this.bytes.subarray(start, this.#at);
	}

	/**
	 * Returns the number of values of an array; they come next.
	 * @param expected Number that it has to have; any where it is absent.
	 */
	array(expected?: number): number {
		const length = this.#head(array);
		if (expected !== undefined && length !== expected) {
			throw new Error(`An array of ${expected} values has ${length}.`);
		}
		return length;
	}

	/** Returns the values of an array, each as `read` returns it. */
	list<Value>(read: () => Value): Value[] {
		return Array.from({ length: this.array() }, read);
	}

	/** Passes over an array of integers, and returns their number. */
	skipIntegers(): number {
		const length = this.array();
		for (let left = length; left > 0; left--) this.#head(this.#kind());
		return length;
	}

	#kind(): number {
		return (this.bytes[this.#at] ?? 0) >> 5;
	}

	/** Reads the first bytes of a value: an integer, or a length. */
	#head(kind: number): number {
		const first = this.bytes[this.#at];
		if (first === undefined || first >> 5 !== kind) throw new Error('Another value was expected.');
		this.#at++;
		const short = first & 0x1f;
		if (short < maxShort) return short;
		const size = 2 ** (short - maxShort);
		if (size > 4) throw new Error('A number is too large.');
		this.#at += size;
		return this.bytes.readUIntBE(this.#at - size, size);
	}
}

/** Writes CBOR in the shortest form, as `CborReader` reads it. */
export class CborWriter {
	#bytes = Buffer.allocUnsafe(2 ** 16);
	#length = 0;

	/** Returns a copy of all that was written. */
	get written(): Buffer {
		return Buffer.from(this.#bytes.subarray(0, this.#length));
	}

	/** Writes an integer, of at most 32 bits. */
	integer(value: number): void {
		if (value < 0) this.#head(negative, -1 - value);
		else this.#head(unsigned, value);
	}

	/** Writes a text, or its bytes in UTF-8. */
	text(value: string | Buffer): void {
		const bytes = Buffer.from(value);
		this.#head(text, bytes.length);
		this.copy(bytes, 0, bytes.length);
	}

	/** Begins an array of so many values, which are to be written next. */
	array(length: number): void {
		this.#head(array, length);
	}

	/** Writes an array of values, each by `write`. */
	list<Value>(values: readonly Value[], write: (value: Value) => void): void {
		this.array(values.length);
		for (const value of values) write(value);
	}

	/** Writes values as they stand in other bytes. */
	copy(bytes: Buffer, start: number, end: number): void {
		this.#makeRoom(end - start);
		// Most are of a few bytes, for which `copy` takes longer.
		for (let at = start; at < end; at++) this.#bytes[this.#length++] = bytes[at] ?? 0;
	}

	#head(kind: number, value: number): void {
		this.#makeRoom(5);
		if (value < maxShort) {
			this.#bytes[this.#length++] = (kind << 5) | value;
			return;
		}
		const size = value < 2 ** 8 ? 1 : value < 2 ** 16 ? 2 : 4;
		this.#bytes[this.#length++] = (kind << 5) | (maxShort + Math.log2(size));
		this.#length = this.#bytes.writeUIntBE(value, this.#length, size);
	}

	#makeRoom(size: number): void {
		if (this.#length + size <= this.#bytes.length) return;
		const larger = Buffer.allocUnsafe(2 * this.#bytes.length + size);
		this.#bytes.copy(larger, 0, 0, this.#length);
		this.#bytes = larger;
	}
}
