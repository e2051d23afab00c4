import { expect, test } from '@playwright/test';
import { CborReader, CborWriter } from '../../../../src/build/full-text-index/cbor.ts';

test('numbers are written in the shortest form, and read', () => {
	// RFC 8949, appendix A.
	const examples: [number, string][] = [
		[0, '00'],
		[23, '17'],
		[24, '1818'],
		[255, '18ff'],
		[256, '190100'],
		[65_535, '19ffff'],
		[1_000_000, '1a000f4240'],
		[4_294_967_295, '1affffffff'],
		[-1, '20'],
		[-100, '3863'],
		[-1000, '3903e7'],
	];
	for (const [value, bytes] of examples) {
		const writer = new CborWriter();
		writer.integer(value);

		expect(writer.written.toString('hex')).toBe(bytes);
		expect(new CborReader(Buffer.from(bytes, 'hex')).integer()).toBe(value);
	}
});

test('texts and arrays are written with their lengths, and read', () => {
	const long = 'é'.repeat(100_000);
	const writer = new CborWriter();
	writer.list(['café', long], (text) => {
		writer.text(text);
	});
	writer.list([1, -300, 70_000], (value) => {
		writer.integer(value);
	});
	const { written } = writer;
	expect(written.subarray(0, 7).toString('hex')).toBe('8265636166c3a9');

	const reader = new CborReader(written);
	expect(reader.list(() => reader.text().toString())).toEqual(['café', long]);
	expect(reader.isAtEnd).toBe(false);
	expect(reader.skipIntegers()).toBe(3);
	expect(reader.isAtEnd).toBe(true);
});

test('what is cut off, or of another kind, is not read', () => {
	const reader = (hex: string) => new CborReader(Buffer.from(hex, 'hex'));

	expect(() => reader('63616263').integer()).toThrow('Another value was expected.');
	expect(() => reader('636162').text()).toThrow('A text is cut off.');
	expect(() => reader('1a0001').integer()).toThrow();
	expect(() => reader('').array()).toThrow('Another value was expected.');
	expect(() => reader('83010203').array(2)).toThrow('An array of 2 values has 3.');
	expect(() => reader('1b0000000000000001').integer()).toThrow('A number is too large.');
});
