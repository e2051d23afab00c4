import { gzipSync } from 'node:zlib';
import type { Entry, Header } from 'pmtiles';
import type { BoundingBox } from '../../domain/geo/bounding-box.ts';

/** Holds what stands in front of the tiles in an archive, and where each content of them goes. */
export interface ArchiveHead {
	bytes: Buffer;
	/** Places behind the head, by those in the archive that the tiles come from. */
	offsets: ReadonlyMap<number, number>;
	tileBytes: number;
}

const headerBytes = 127;
/** Readers fetch header and root directory at once: 16 KiB. */
const maxRootBytes = 16_384 - headerBytes;
const minLeafEntries = 4096;
const gzip = 2;

/**
 * Returns the head of an archive (PMTiles, version 3) with some tiles of another: header, root
 * directory, metadata and leaf directories, compressed with gzip.
 *
 * @param source Header of the other archive.
 * @param runs Tiles of it, in the order of their ids.
 * @param metadata Metadata of the archive, as JSON.
 */
export function archiveHead(
	source: Header,
	runs: readonly Entry[],
	metadata: string,
	{ boxes, maxZoom }: { boxes: readonly BoundingBox[]; maxZoom: number },
): ArchiveHead {
	const offsets = new Map<number, number>();
	let tileBytes = 0;
	for (const { length, offset } of runs) {
		if (offsets.has(offset)) continue;
		offsets.set(offset, tileBytes);
		tileBytes += length;
	}
	const entries = runs.map((run) => ({ ...run, offset: offsets.get(run.offset) ?? 0 }));
	const { leaves, root } = directories(entries);
	const facts = gzipSync(metadata);
	const header = Buffer.alloc(headerBytes);
	header.write('PMTiles');
	header.writeUInt8(3, 7);
	const factsAt = headerBytes + root.length;
	const leavesAt = factsAt + facts.length;
	const tilesAt = leavesAt + leaves.length;
	const tiles = runs.reduce((sum, { runLength }) => sum + runLength, 0);
	const parts = [headerBytes, root.length, factsAt, facts.length, leavesAt, leaves.length];
	for (const [index, number] of [
		...parts,
		...[tilesAt, tileBytes, tiles, entries.length, offsets.size],
	].entries()) {
		header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
	}
	const isClustered = 1;
	const { minZoom, tileCompression, tileType } = source;
	header.set([isClustered, gzip, tileCompression, tileType, minZoom, maxZoom], 96);
	const [west, south, east, north] = around(boxes);
	for (const [index, degrees] of [west, south, east, north].entries()) {
		header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
	}
	header.writeUInt8(Math.min(maxZoom, 8), 118);
	header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
	header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
	return { bytes: Buffer.concat([header, root, facts, leaves]), offsets, tileBytes };
}

/** Returns a box around all: of the whole Earth where one of them lies across the antimeridian. */
function around(boxes: readonly BoundingBox[]): BoundingBox {
	const isAcross = boxes.some(([west, , east]) => east < west);
	return [
		isAcross ? -180 : Math.min(...boxes.map(([west]) => west)),
		Math.min(...boxes.map(([, south]) => south)),
		isAcross ? 180 : Math.max(...boxes.map(([, , east]) => east)),
		Math.max(...boxes.map(([, , , north]) => north)),
	];
}

/** Returns one directory of all entries or, where that is too long, one of directories. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
	let root = directory(entries);
	let leaves: Buffer[] = [];
	for (let size = minLeafEntries; root.length > maxRootBytes; size *= 2) {
		leaves = [];
		const rootEntries: Entry[] = [];
		let offset = 0;
		for (let index = 0; index < entries.length; index += size) {
			const leaf = directory(entries.slice(index, index + size));
			const tileId = entries[index]?.tileId ?? 0;
			rootEntries.push({ tileId, offset, length: leaf.length, runLength: 0 });
			leaves.push(leaf);
			offset += leaf.length;
		}
		root = directory(rootEntries);
	}
	return { root, leaves: Buffer.concat(leaves) };
}

/** Returns a directory as it is written: its columns one after the other. */
function directory(entries: readonly Entry[]): Buffer {
	const ids = entries.map(({ tileId }, index) => tileId - (entries[index - 1]?.tileId ?? 0));
	const offsets = entries.map(({ offset }, index) => {
		const before = entries[index - 1];
		return before && offset === before.offset + before.length ? 0 : offset + 1;
	});
	const columns = [
		[entries.length],
		ids,
		entries.map(({ runLength }) => runLength),
		entries.map(({ length }) => length),
		offsets,
	];
	return gzipSync(Buffer.from(columns.flat().flatMap(varint)));
}

/** Returns a number as Protocol Buffers write it: seven bits a byte, the last ones first. */
function varint(number: number): number[] {
	const bytes: number[] = [];
	let left = number;
	for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
	return [...bytes, left];
}
