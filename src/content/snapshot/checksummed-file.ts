import { hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { partialPath, sweepPartials } from './partial-files.ts';

const lineEnd = '\n';

/**
 * Writes a file in the place of an earlier one, with a digest of its content in a line before it.
 */
export function writeChecksummedFile(path: string, content: Buffer | string): void {
	sweepPartials(path);
	const partial = partialPath(path);
	const file = openSync(partial, 'w');
	try {
		writeFileSync(file, digestOf(content) + lineEnd);
		writeFileSync(file, content);
	} finally {
		closeSync(file);
	}
	renameSync(partial, path);
}

/**
 * Returns the content of a file with a checksum; `undefined` where the file is missing, damaged
 * or cannot be read.
 */
export function readChecksummedFile(path: string): Buffer | undefined {
	try {
		const whole = readFileSync(path);
		const digestEnd = whole.indexOf(lineEnd);
		const content = whole.subarray(digestEnd + lineEnd.length);
		return whole.toString('latin1', 0, digestEnd) === digestOf(content) ? content : undefined;
	} catch {
		return undefined;
	}
}

function digestOf(content: Buffer | string): string {
	return hash('sha256', content, 'base64url');
}
