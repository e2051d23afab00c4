import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Entry, FetchSource, type Header, PMTiles } from 'pmtiles';
import type { BoundingBox } from '../../domain/geo/bounding-box.ts';
import { type ArchiveHead, archiveHead } from './archive-head.ts';
import { type ByteRange, rangesOf, tileRuns } from './tile-runs.ts';
import { tilesIn } from './wanted-tiles.ts';

/** Holds what is to be cut out of an archive, before any tile is fetched. */
export interface MapPlan {
	head: ArchiveHead;
	/** Tiles of all zooms, those that are alike each for itself. */
	tileCount: number;
	maxZoom: number;
	/** Size of the file to be written. */
	fileBytes: number;
	/** Bytes of tiles to be fetched, with those between them that come along. */
	fetchBytes: number;
	archive: PMTiles;
	header: Header;
	runs: readonly Entry[];
	ranges: readonly ByteRange[];
}

/**
 * Returns what to cut out of the archive at an address; reads only its directories.
 *
 * @throws {Error} When there is no archive, or nothing in it of the boxes.
 */
export async function planMap(
	address: string,
	boxes: readonly BoundingBox[],
	zoom: number,
): Promise<MapPlan> {
	const archive = new PMTiles(new FetchSource(address));
	const header = await archive.getHeader().catch((error: unknown) => {
		const { cause, message } = error as Error;
		const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
		throw new Error(`${address} cannot be read as a map (${reason}). Look at the address.`);
	});
	const maxZoom = Math.min(zoom, header.maxZoom);
	const runs = await tileRuns(archive, header, tilesIn(boxes, maxZoom));
	if (runs.length === 0) {
		throw new Error(`${address} has no tile where the places of the guide are. Name another one.`);
	}
	const metadata = JSON.stringify(await archive.getMetadata());
	const head = archiveHead(header, runs, metadata, { boxes, maxZoom });
	const ranges = rangesOf(runs);
	return {
		head,
		maxZoom,
		tileCount: runs.reduce((sum, { runLength }) => sum + runLength, 0),
		fileBytes: head.bytes.length + head.tileBytes,
		fetchBytes: ranges.reduce((sum, { length }) => sum + length, 0),
		archive,
		header,
		runs,
		ranges,
	};
}

/**
 * Fetches the tiles of a plan and writes the file, which is there once it is whole.
 *
 * @param onProgress Takes, after each request, how many bytes have been fetched.
 */
export async function cutMap(
	{ archive, head, header, ranges, runs }: MapPlan,
	path: string,
	onProgress: (bytes: number) => void = () => undefined,
): Promise<void> {
	const partial = `${path}.partial`;
	await mkdir(dirname(path), { recursive: true });
	const file = await open(partial, 'w');
	try {
		await file.write(head.bytes, 0, head.bytes.length, 0);
		const contents = [...new Map(runs.map((run) => [run.offset, run.length]))].sort(
			([a], [b]) => a - b,
		);
		let fetched = 0;
		let next = 0;
		for (const { length, offset } of ranges) {
			const at = header.tileDataOffset + offset;
			const { data } = await archive.source.getBytes(at, length, undefined, header.etag);
			if (data.byteLength !== length) {
				throw new Error(`${length} bytes were asked for, ${data.byteLength} came. Try again.`);
			}
			for (let content = contents[next]; content; content = contents[++next]) {
				const [from, bytes] = content;
				if (from + bytes > offset + length) break;
				const tile = new Uint8Array(data, from - offset, bytes);
				await file.write(tile, 0, bytes, head.bytes.length + (head.offsets.get(from) ?? 0));
			}
			fetched += length;
			onProgress(fetched);
		}
		await file.close();
		await rename(partial, path);
	} catch (error) {
		await file.close();
		await rm(partial, { force: true });
		throw error;
	}
}
