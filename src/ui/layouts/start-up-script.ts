import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

const file = new URL('start-up.js', import.meta.url);

/** Returns the script that stands in the head of every page, as few bytes as it takes. */
export function startUpScript(): string {
	return minifySync('start-up.js', readFileSync(file, 'utf8')).code;
}
