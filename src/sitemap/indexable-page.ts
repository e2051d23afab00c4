import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** The robots element stands near the start of the head, before anything a record could make long. */
const headBytes = 4096;

/**
 * Whether search engines may list a page of the finished site, as its own `robots` element says.
 *
 * @param folder Where the site was built.
 * @param base Path under which it is served.
 * @param address Absolute address of the page.
 */
export function isIndexablePage(folder: string, base: string, address: string): boolean {
	const path = decodeURIComponent(new URL(address).pathname);
	const root = `/${base}/`.replace(/\/+/g, '/');
	const file = openSync(join(folder, path.slice(root.length), 'index.html'), 'r');
	try {
		const head = Buffer.alloc(headBytes);
		const length = readSync(file, head, 0, headBytes, 0);
		return !head.toString('utf8', 0, length).includes('<meta name="robots" content="noindex">');
	} finally {
		closeSync(file);
	}
}
