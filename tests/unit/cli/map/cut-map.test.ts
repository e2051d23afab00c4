import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PMTiles, type Source, tileIdToZxy, zxyToTileId } from 'pmtiles';
import { archiveHead } from '../../../../src/cli/map/archive-head.ts';
import { cutMap, planMap } from '../../../../src/cli/map/cut-map.ts';
import { mapBoxes } from '../../../../src/cli/map/wanted-tiles.ts';
import { landEverywhere } from '../../../support/pmtiles-file.ts';
import { serveRanges } from '../../../support/range-server.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const lisbon = { latitude: 38.71, longitude: -9.14 };
const cascais = { latitude: 38.69, longitude: -9.42 };
const boxes = mapBoxes([lisbon, cascais]);

/** Reads an archive that is in memory, by a library that did not write it. */
function archiveOf(file: Buffer): PMTiles {
	const source: Source = {
		getKey: () => 'file',
		getBytes: (offset, length) =>
			Promise.resolve({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
	};
	return new PMTiles(source);
}

const textOf = async (archive: PMTiles, z: number, x: number, y: number) => {
	const tile = await archive.getZxy(z, x, y);
	return tile && Buffer.from(tile.data).toString().trimEnd();
};

/** An archive of all zooms to 8, 87,381 tiles, each with its own id as content. */
async function worldOfIds(): Promise<Buffer> {
	const header = await archiveOf(landEverywhere()).getHeader();
	let offset = 0;
	// Of lengths that gzip cannot foretell, so that the directories are long.
	const contents = Array.from({ length: (4 ** 9 - 1) / 3 }, (_, id) =>
		`tile ${id}`.padEnd(12 + ((Math.imul(id, Math.imul(id, 2_654_435_761) >>> 7) >>> 9) % 251)),
	);
	const runs = contents.map(({ length }, tileId) => {
		const run = { tileId, offset, length, runLength: 1 };
		offset += length;
		return run;
	});
	const earth = [[-180, -85, 180, 85]] as const;
	const { bytes } = archiveHead(header, runs, '{"name":"Ids"}', {
		boxes: earth.map((box) => [...box]),
		maxZoom: 8,
	});
	return Buffer.concat([bytes, Buffer.from(contents.join(''))]);
}

test('cuts out what is around the places, of an archive whose tiles are all one', async () => {
	const server = await serveRanges(landEverywhere());
	const path = join(temporaryFolder().path, 'maps', 'guide.pmtiles');
	const plan = await planMap(server.url, boxes, 14);
	await cutMap(plan, path);
	await server.close();

	const file = readFileSync(path);
	const cut = archiveOf(file);
	expect(file.length).toBe(plan.fileBytes);
	expect(await cut.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 14, numTileContents: 1 });
	const whole = await archiveOf(landEverywhere()).getZxy(0, 0, 0);
	expect(whole?.data.byteLength).toBeGreaterThan(20);
	// Of Lisbon and its whole Earth, not of Berlin.
	expect((await cut.getZxy(14, 7776, 6279))?.data).toEqual(whole?.data);
	expect((await cut.getZxy(0, 0, 0))?.data).toEqual(whole?.data);
	expect(await cut.getZxy(14, 8802, 5373)).toBeUndefined();
	expect(await cut.getZxy(15, 15552, 12558)).toBeUndefined();
});

test('each tile keeps its own content, also where directories lead to others', async () => {
	const world = await worldOfIds();
	const server = await serveRanges(world);
	const path = join(temporaryFolder().path, 'guide.pmtiles');
	const far = { latitude: -36.85, longitude: 174.76 };
	const plan = await planMap(server.url, mapBoxes([lisbon, cascais, far]), 8);
	const directoryRequests = server.ranges.length;
	const told: number[] = [];
	await cutMap(plan, path, (bytes) => told.push(bytes));
	await server.close();

	const cut = archiveOf(readFileSync(path));
	for (const { runLength, tileId } of plan.runs) {
		expect(runLength).toBe(1);
		expect(await textOf(cut, ...tileIdToZxy(tileId))).toBe(`tile ${tileId}`);
	}
	expect(await textOf(cut, 8, 121, 98)).toBe(`tile ${zxyToTileId(8, 121, 98)}`);
	expect(await textOf(cut, 8, 252, 156)).toBe(`tile ${zxyToTileId(8, 252, 156)}`);
	expect(await cut.getMetadata()).toEqual({ name: 'Ids' });
	expect(server.ranges.length - directoryRequests).toBe(plan.ranges.length);
	expect(plan.ranges.length).toBeLessThan(plan.tileCount / 2);
	expect(told.at(-1)).toBe(plan.fetchBytes);
});

test('a map of many tiles is read back whole: its directories have one above them', async () => {
	const world = await worldOfIds();
	const header = await archiveOf(world).getHeader();

	expect(header.leafDirectoryLength).toBeGreaterThan(16_384);
	for (const [z, x, y] of [
		[0, 0, 0],
		[5, 31, 31],
		[8, 0, 255],
		[8, 255, 255],
	] as const) {
		expect(await textOf(archiveOf(world), z, x, y)).toBe(`tile ${zxyToTileId(z, x, y)}`);
	}
});

test('zooms that the archive has not are left out', async () => {
	const server = await serveRanges(await worldOfIds());
	const plan = await planMap(server.url, boxes, 14);
	await server.close();

	expect(plan.maxZoom).toBe(8);
});

test('a host that sends no parts of a file leaves the map as it is', async () => {
	const server = await serveRanges(landEverywhere());
	const folder = temporaryFolder().path;
	const path = join(folder, 'guide.pmtiles');
	writeFileSync(path, 'the map of before');
	const plan = await planMap(server.url, boxes, 10);
	await server.close();

	await expect(cutMap(plan, path)).rejects.toThrow();
	expect(readFileSync(path, 'utf8')).toBe('the map of before');
	expect(readdirSync(folder)).toEqual(['guide.pmtiles']);
	const whole = await serveRanges(landEverywhere(), false);
	await expect(planMap(whole.url, boxes, 10)).rejects.toThrow();
	await whole.close();
	expect(existsSync(`${path}.partial`)).toBe(false);
});

test('an address where no archive is ends with its fault', async () => {
	const server = await serveRanges(Buffer.alloc(20_000, 'no map'));

	await expect(planMap(server.url, boxes, 10)).rejects.toThrow(/magic/i);
	await server.close();
});
