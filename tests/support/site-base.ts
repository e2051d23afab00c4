import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFacts } from './page-facts.ts';

/**
 * The origin of a finished site and the path below which it is served, as its home page names them.
 */
export function siteBase(folder: string): { origin: string; base: string } {
	const { canonicals } = pageFacts(readFileSync(join(folder, 'index.html'), 'utf8'));
	const { origin, pathname } = new URL(canonicals[0] ?? 'http://localhost/');
	return { origin, base: pathname };
}
