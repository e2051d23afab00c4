import { readSoundFile, writeSoundFile } from '../../content/snapshot/sound-file.ts';

/**
 * Writes lines into a file in the place of an earlier one, so that `readSoundLines` sees whether
 * they are whole.
 */
export function writeSoundLines(path: string, lines: readonly string[]): void {
	writeSoundFile(path, lines.join('\n'));
}

/** The lines of such a file; none where it is missing, damaged or cannot be read. */
export function readSoundLines(path: string): string[] {
	const content = readSoundFile(path)?.toString() ?? '';
	return content === '' ? [] : content.split('\n');
}
