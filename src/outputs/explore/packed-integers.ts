const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digitOfCode = new Int8Array(128).fill(-1);
for (let digit = 0; digit < digits.length; digit++) digitOfCode[digits.charCodeAt(digit)] = digit;

/**
 * Packs integers from 0 to 2³¹ − 1 as text that needs no escape in JSON: five bits a character, the
 * lowest first, and a sixth bit that says that more follow (the base 64 VLQ of source maps,
 * ECMA-426, without its sign). Values below 32 take one character.
 */
export function packIntegers(values: Iterable<number>): string {
	let text = '';
	for (let rest of values) {
		while (rest > 31) {
			text += digits.charAt((rest & 31) | 32);
			rest >>>= 5;
		}
		text += digits.charAt(rest);
	}
	return text;
}

/**
 * Unpacks the integers of a packed text.
 *
 * @throws When they are not as many as is said, or the text has other characters.
 */
export function unpackIntegers(text: string, count: number): Uint32Array {
	const values = new Uint32Array(count);
	let index = 0;
	let value = 0;
	let shift = 0;
	for (let position = 0; position < text.length; position++) {
		const digit = digitOfCode[text.charCodeAt(position)] ?? -1;
		if (digit < 0) throw new Error(`A packed column has the character ${text.charAt(position)}.`);
		value |= (digit & 31) << shift;
		shift += 5;
		if (digit < 32) {
			values[index++] = value;
			value = 0;
			shift = 0;
		}
	}
	if (index !== count || shift !== 0) {
		throw new Error(`A packed column has ${index} values for ${count} rows.`);
	}
	return values;
}

/**
 * Turns small negative numbers into small positive ones: 0, −1, 1, −2 → 0, 1, 2, 3 (Protocol
 * Buffers, “ZigZag”).
 */
export function zigZag(value: number): number {
	return value < 0 ? -2 * value - 1 : 2 * value;
}

/** Returns the number that `zigZag` was given. */
export function fromZigZag(value: number): number {
	return value & 1 ? -(value >>> 1) - 1 : value >>> 1;
}
