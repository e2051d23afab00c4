import { packIntegers, unpackIntegers } from './packed-integers.ts';
import type { PackedColumn } from './place-file.ts';

/**
 * Packs columns of small numbers one after the other. One that follows from an earlier one (the
 * region from the town) is written down once for each number of that, in place of once for each
 * row.
 */
export function columnPacker(): (column: readonly number[]) => PackedColumn {
	const earlier: { column: readonly number[]; size: number }[] = [];
	return (column) => {
		const known = [...earlier];
		earlier.push({ column, size: sizeOf(column) });
		for (const [follows, leading] of known.entries()) {
			// A column with nearly as many numbers as rows leads to nothing that is shorter.
			if (leading.size * 2 > column.length) continue;
			const codes = codesByLeader(column, leading.column, leading.size);
			if (codes) return { rows: packIntegers(codes), follows };
		}
		return { rows: packIntegers(column) };
	};
}

/** Returns the numbers of every column, row by row. */
export function unpackColumns(packed: readonly PackedColumn[], count: number): Uint32Array[] {
	const columns: Uint32Array[] = [];
	for (const { rows, follows } of packed) {
		const leading = follows === undefined ? undefined : columns[follows];
		if (!leading) columns.push(unpackIntegers(rows, count));
		else {
			const codes = unpackIntegers(rows, sizeOf(leading));
			columns.push(leading.map((code) => codes[code] ?? 0));
		}
	}
	return columns;
}

/** Returns one more than the greatest number. */
function sizeOf(column: Iterable<number>): number {
	let size = 0;
	for (const code of column) size = Math.max(size, code + 1);
	return size;
}

/**
 * Returns the number of a column for each number of the leading column; `undefined` unless rows
 * of equal leading numbers have equal numbers.
 */
function codesByLeader(
	column: readonly number[],
	leading: readonly number[],
	size: number,
): number[] | undefined {
	const codes = new Array<number>(size).fill(-1);
	for (const [row, code] of column.entries()) {
		const leader = leading[row] ?? 0;
		const known = codes[leader] ?? -1;
		if (known < 0) codes[leader] = code;
		else if (known !== code) return undefined;
	}
	return codes.map((code) => Math.max(0, code));
}
