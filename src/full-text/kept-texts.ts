import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchedText } from './searched-text.ts';

const fileName = 'texts.tsv';
const lineEnd = Buffer.from('\n');

/**
 * Keeps what searches find of pages for the next build.
 *
 * @param texts As JSON, by the keys under which the pages are kept; `null` where that is nothing.
 */
export function writeKeptTexts(folder: string, texts: Iterable<readonly [string, Buffer]>): void {
	const lines = [...texts].flatMap(([key, json]) => [Buffer.from(`${key}\t`), json, lineEnd]);
	const content = Buffer.concat(lines);
	writeFileSync(
		join(folder, fileName),
		Buffer.concat([Buffer.from(sumOf(content)), lineEnd, content]),
	);
}

/** Gives what searches find of a page by its key; `undefined` where that is not kept, or the file is damaged. */
export function keptTexts(folder: string): (key: string) => SearchedText | null | undefined {
	const lines = new Map<string, [start: number, end: number]>();
	const content = soundContent(join(folder, fileName));
	for (let start = 0; start < content.length;) {
		const tab = content.indexOf('\t', start);
		const end = content.indexOf('\n', tab);
		lines.set(content.toString('latin1', start, tab), [tab + 1, end]);
		start = end + 1;
	}
	return (key) => {
		const line = lines.get(key);
		// Written above.
		return line && (JSON.parse(content.toString('utf8', ...line)) as SearchedText | null);
	};
}

function soundContent(file: string): Buffer {
	try {
		const whole = readFileSync(file);
		const sumEnd = whole.indexOf(lineEnd);
		const content = whole.subarray(sumEnd + 1);
		return whole.toString('latin1', 0, sumEnd) === sumOf(content) ? content : Buffer.alloc(0);
	} catch {
		return Buffer.alloc(0);
	}
}

function sumOf(content: Buffer): string {
	return createHash('sha256').update(content).digest('hex');
}
