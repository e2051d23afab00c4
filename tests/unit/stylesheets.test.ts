import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const source = join(import.meta.dirname, '..', '..', 'src');

/** Which a page that runs from right to left would keep on the wrong side. */
const physical =
	/^\s*((margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right)\b|(left|right|float):|text-align: (left|right)\b)/;

/** Whose styles a browser works out anew for all that stand beside one that comes or goes. */
const besideAny = /[+~]\s*\*/;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
	/\.(css|astro)$/.test(file),
);

test('styles name the start and end of a line, not its left and right', () => {
	expect(files.length).toBeGreaterThan(50);
	expect(linesWith((line) => physical.test(line))).toEqual([]);
});

test('no style is for whatever stands beside something', () => {
	expect(linesWith((line) => besideAny.test(line))).toEqual([]);
});

test('comments of styles and markup end by column 100', () => {
	expect(linesWith(isComment).length).toBeGreaterThan(300);
	expect(linesWith(isLongComment)).toEqual([]);
});

function isComment(line: string): boolean {
	return /^\s*\{?\/?\*/.test(line);
}

/** Whether a line of a comment goes on beyond column 100, a tab counted as two. */
function isLongComment(line: string): boolean {
	return isComment(line) && line.replaceAll('\t', '  ').length > 100;
}

function linesWith(isMeant: (line: string) => boolean): string[] {
	return files.flatMap((file) =>
		readFileSync(join(source, file), 'utf8')
			.split('\n')
			.filter(isMeant)
			.map((line) => `${file}: ${line.trim()}`),
	);
}
