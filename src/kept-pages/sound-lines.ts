import { hash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { partialPath, sweepPartials } from '../snapshot/partial-files.ts';

/** Writes lines into a file in the place of an earlier one, with a digest of them in its first line. */
export function writeSoundLines(path: string, lines: readonly string[]): void {
	const content = lines.join('\n');
	sweepPartials(path);
	writeFileSync(partialPath(path), `${digestOf(content)}\n${content}`);
	renameSync(partialPath(path), path);
}

/** The lines of such a file; none where it is missing, damaged or cannot be read. */
export function readSoundLines(path: string): string[] {
	try {
		const whole = readFileSync(path, 'utf8');
		const digestEnd = whole.indexOf('\n');
		const content = whole.slice(digestEnd + 1);
		const isSound = content !== '' && whole.slice(0, digestEnd) === digestOf(content);
		return isSound ? content.split('\n') : [];
	} catch {
		return [];
	}
}

function digestOf(content: string): string {
	return hash('sha256', content, 'base64url');
}
