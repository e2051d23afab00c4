import type { CoastSheet } from '../../graphics/coast/coast-sheets.ts';
import { fromZigZag, packIntegers, unpackIntegers, zigZag } from '../explore/packed-integers.ts';

/** Describes the file of the coasts around the places of a guide, as the map reads it. */
export interface CoastFile {
	format: 1;
	/** Credit of the work, and where its licence stands. */
	notice: string;
	/** Sheets, the coarsest first. */
	sheets: readonly PackedSheet[];
}

interface PackedSheet {
	/** West, south, east and north in steps; west is the lesser also across the antimeridian. */
	box: CoastSheet['box'];
	/** Distance in metres that the shores may be off. */
	error: number;
	shore: PackedLines;
	river: PackedLines;
	border: PackedLines;
}

/**
 * Holds how many points each line has, and the way from each point to the next, east and north
 * by turns.
 */
type PackedLines = readonly [counts: string, lines: number, ways: string, points: number];

const notice =
	'GSHHG 2.3.7, Copyright Paul Wessel and Walter H. F. Smith, cut and simplified. LGPL-3.0-or-later, see coast-licence.txt.';

/** Packs the coasts for the map. */
export function packCoast(sheets: readonly CoastSheet[]): CoastFile {
	return {
		format: 1,
		notice,
		sheets: sheets.map(({ box, cut, error }) => ({
			box,
			error,
			shore: packLines(cut.shore, box),
			river: packLines(cut.river, box),
			border: packLines(cut.border, box),
		})),
	};
}

/** Reads the coasts back. @throws if the file is of another format. */
export function unpackCoast({ format, sheets }: CoastFile): CoastSheet[] {
	// The file of another build may be of another one.
	if ((format as number) !== 1) throw new Error(`The file of the coast has format ${format}.`);
	return sheets.map(({ border, box, error, river, shore }) => ({
		box,
		error,
		cut: {
			shore: unpackLines(shore, box),
			river: unpackLines(river, box),
			border: unpackLines(border, box),
		},
	}));
}

function packLines(
	lines: readonly (readonly number[])[],
	[west, south]: CoastSheet['box'],
): PackedLines {
	let [x, y] = [west, south];
	const ways = lines.flat().map((value, index) => {
		const way = index % 2 === 0 ? value - x : value - y;
		if (index % 2 === 0) x = value;
		else y = value;
		return zigZag(way);
	});
	const counts = lines.map(({ length }) => length / 2);
	return [packIntegers(counts), lines.length, packIntegers(ways), ways.length];
}

function unpackLines(
	[counts, lines, ways, points]: PackedLines,
	[west, south]: CoastSheet['box'],
): number[][] {
	const steps = unpackIntegers(ways, points);
	let [x, y, at] = [west, south, 0];
	return Array.from(unpackIntegers(counts, lines), (count) => {
		const line: number[] = [];
		for (let point = 0; point < count; point++) {
			x += fromZigZag(steps[at++] ?? 0);
			y += fromZigZag(steps[at++] ?? 0);
			line.push(x, y);
		}
		return line;
	});
}
