const headerLength = 127;
const noCompression = 1;
const vectorTiles = 1;
const deepestZoom = 15;

/**
 * A PMTiles file in which every tile is all land (PMTiles, version 3; Mapbox Vector Tile, version
 * 2): one tile stands for all of them.
 */
export function landEverywhere(): Buffer {
	const tile = landTile();
	const tiles = (4 ** (deepestZoom + 1) - 1) / 3;
	const directory = Buffer.from([1, 0, ...varint(tiles), ...varint(tile.length), 1]);
	const metadata = Buffer.from('{}');
	const header = Buffer.alloc(headerLength);
	header.write('PMTiles');
	header.writeUInt8(3, 7);
	const directoryAt = headerLength;
	const metadataAt = directoryAt + directory.length;
	const tilesAt = metadataAt + metadata.length;
	[
		directoryAt,
		directory.length,
		metadataAt,
		metadata.length,
		0,
		0,
		tilesAt,
		tile.length,
		tiles,
		1,
		1,
	].forEach((number, index) => header.writeBigUInt64LE(BigInt(number), 8 + index * 8));
	header.set([1, noCompression, noCompression, vectorTiles, 0, deepestZoom], 96);
	[-180, -85, 180, 85].forEach((degrees, index) =>
		header.writeInt32LE(degrees * 1e7, 102 + index * 4),
	);
	return Buffer.concat([header, directory, metadata, tile]);
}

/** A layer `earth` with one polygon over the whole tile. */
function landTile(): Buffer {
	const extent = 4096;
	const [moveTo, lineTo, closePath] = [9, 26, 15];
	const geometry = [
		moveTo,
		0,
		0,
		lineTo,
		extent * 2,
		0,
		0,
		extent * 2,
		extent * 2 - 1,
		0,
		closePath,
	].flatMap(varint);
	const feature = [...field(3, [3]), ...bytes(4, geometry)];
	const layer = [
		...bytes(1, [...Buffer.from('earth')]),
		...bytes(2, feature),
		...field(5, varint(extent)),
		...field(15, [2]),
	];
	return Buffer.from(bytes(3, layer));
}

/** Protocol Buffers, wire types 0 and 2. */
function field(number: number, value: readonly number[]): number[] {
	return [...varint(number << 3), ...value];
}

function bytes(number: number, content: readonly number[]): number[] {
	return [...varint((number << 3) | 2), ...varint(content.length), ...content];
}

function varint(number: number): number[] {
	return number < 128 ? [number] : [(number % 128) + 128, ...varint(Math.floor(number / 128))];
}
