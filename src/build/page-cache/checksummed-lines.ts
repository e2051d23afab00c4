import {
	readChecksummedFile,
	writeChecksummedFile,
} from '../../content/snapshot/checksummed-file.ts';

/**
 * Writes lines into a file in the place of an earlier one, so that `readChecksummedLines` sees
 * whether they are whole.
 */
export function writeChecksummedLines(path: string, lines: readonly string[]): void {
	writeChecksummedFile(path, lines.join('\n'));
}

/**
 * Returns the lines of a file that `writeChecksummedLines` has written; none where the file is
 * missing, damaged or cannot be read.
 */
export function readChecksummedLines(path: string): string[] {
	const content = readChecksummedFile(path)?.toString() ?? '';
	return content === '' ? [] : content.split('\n');
}
