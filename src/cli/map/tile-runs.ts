import type { Entry, Header, PMTiles } from 'pmtiles';

/** Holds bytes of an archive, by their place in it. */
export interface ByteRange {
	offset: number;
	length: number;
}

/** Reading on over so much costs less than another request. */
const maxGapBytes = 64 * 1024;
const maxRequestBytes = 8 * 1024 * 1024;

/**
 * Returns the entries of the wanted tiles that an archive has, in the order of their ids; tiles in
 * a row with the same content are one entry.
 *
 * @param wanted Ids of tiles, in order.
 */
export async function tileRuns(
	archive: PMTiles,
	header: Header,
	wanted: readonly number[],
): Promise<Entry[]> {
	const runs: Entry[] = [];
	let next = 0;
	const readDirectory = async (offset: number, length: number): Promise<void> => {
		const entries = await archive.cache.getDirectory(archive.source, offset, length, header);
		for (const [index, entry] of entries.entries()) {
			const end = entries[index + 1]?.tileId ?? Infinity;
			while ((wanted[next] ?? Infinity) < entry.tileId) next++;
			if ((wanted[next] ?? Infinity) >= end) continue;
			if (entry.runLength === 0) {
				await readDirectory(header.leafDirectoryOffset + entry.offset, entry.length);
			} else {
				for (; (wanted[next] ?? Infinity) < entry.tileId + entry.runLength; next++) {
					addTile(runs, { ...entry, tileId: wanted[next] ?? 0 });
				}
			}
		}
	};
	await readDirectory(header.rootDirectoryOffset, header.rootDirectoryLength);
	return runs;
}

function addTile(runs: Entry[], tile: Entry): void {
	const last = runs.at(-1);
	const continues = last?.offset === tile.offset && last.tileId + last.runLength === tile.tileId;
	if (continues) last.runLength++;
	else runs.push({ ...tile, runLength: 1 });
}

/** Returns the ranges to ask for so that all contents of the entries are read, each once. */
export function rangesOf(runs: readonly Entry[]): ByteRange[] {
	const ranges: ByteRange[] = [];
	for (const { length, offset } of runs.toSorted((a, b) => a.offset - b.offset)) {
		const last = ranges.at(-1);
		const end = last && last.offset + last.length;
		const grown = Math.max(end ?? 0, offset + length) - (last?.offset ?? 0);
		if (last && end !== undefined && offset - end <= maxGapBytes && grown <= maxRequestBytes) {
			last.length = grown;
		} else if (end === undefined || offset + length > end) {
			ranges.push({ offset, length });
		}
	}
	return ranges;
}
