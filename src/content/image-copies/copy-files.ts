import {
	closeSync,
	fstatSync,
	openSync,
	readdirSync,
	readSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { partialPath, sweepPartials } from '../snapshot/partial-files.ts';
import type { EncodedFile } from './encoded-file.ts';

/**
 * Length of the header of a WebP file: `RIFF`, the length of what follows, `WEBP`
 * (https://developers.google.com/speed/webp/docs/riff_container).
 */
const headerBytes = 12;
const bytesBeforeLength = 8;

/**
 * Writes a file of a copy in one step: a reader finds all of it or nothing.
 *
 * It is not flushed to the disk, which would take longer than encoding the image: `isWhole` detects
 * what a power cut has destroyed.
 */
export function writeCopyFile(folder: string, { bytes, name }: EncodedFile): void {
	const path = join(folder, name);
	const partial = partialPath(path);
	writeFileSync(partial, bytes);
	renameSync(partial, path);
}

/**
 * Returns whether a file of a copy is there, begins as a WebP does, and is as long as it says
 * itself.
 */
export function isWhole(folder: string, name: string): boolean {
	let file: number | undefined;
	try {
		file = openSync(join(folder, name), 'r');
		const header = Buffer.alloc(headerBytes);
		return (
			readSync(file, header, 0, headerBytes, 0) === headerBytes &&
			header.toString('latin1', 0, 4) === 'RIFF' &&
			header.toString('latin1', 8) === 'WEBP' &&
			header.readUInt32LE(4) + bytesBeforeLength === fstatSync(file).size
		);
	} catch {
		return false;
	} finally {
		if (file !== undefined) closeSync(file);
	}
}

/**
 * Removes the files of copies that are not among those in use, and what processes that were killed
 * have left of others.
 */
export function removeOthers(folder: string, used: ReadonlySet<string>): void {
	for (const name of readdirSync(folder)) {
		if (name.endsWith('.webp') && !used.has(name)) rmSync(join(folder, name));
		const unfinished = /^(.+\.webp)\..+\.partial$/.exec(name)?.[1];
		if (unfinished !== undefined) sweepPartials(join(folder, unfinished));
	}
}
