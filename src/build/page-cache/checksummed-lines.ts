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

/** The lines of such a file; none where it is missing, damaged or cannot be read. */
export function readChecksummedLines(path: string): string[] {
	const content = readChecksummedFile(path)?.toString() ?? '';
	return content === '' ? [] : content.split('\n');
}
