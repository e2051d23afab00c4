import { dirname, join } from 'node:path';

/**
 * Name of the file beside a page that holds its structured data, for machines that want nothing
 * else.
 */
export const twinFile = 'index.jsonld';

/**
 * Returns the path of the file of structured data, by the path of the file that holds the page.
 */
export function twinBeside(page: string): string {
	return join(dirname(page), twinFile);
}
