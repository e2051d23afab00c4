import { join } from 'node:path';
import type { CoastFile } from '../outputs/coast/coast-file.ts';
import { readChecksummedLines, writeChecksummedLines } from './page-cache/checksummed-lines.ts';

/**
 * Returns the coasts around the guide's places as an earlier build has kept them, where they would
 * be the same; else makes and keeps them. Cutting them out of those of the Earth takes most of a
 * second.
 *
 * @param madeOf Digest of the places, the code and the settings.
 */
export function keptCoast(cacheFolder: string, madeOf: string, make: () => CoastFile): CoastFile {
	const path = join(cacheFolder, 'coast.txt');
	const [keptOf, kept] = readChecksummedLines(path);
	// The code of this digest wrote it.
	if (keptOf === madeOf && kept !== undefined) return JSON.parse(kept) as CoastFile;
	const coast = make();
	try {
		writeChecksummedLines(path, [madeOf, JSON.stringify(coast)]);
	} catch (error) {
		console.warn(`The coasts of the map could not be kept: ${String(error)}`);
	}
	return coast;
}
