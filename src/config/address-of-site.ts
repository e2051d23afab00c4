import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from './loopback.ts';
import type { WherePublished } from './where-published.ts';

/**
 * Bytes of a page that are read: in the head of a site’s first page its canonical address comes far
 * earlier.
 */
const headBytes = 32_768;
const canonical = /<link\b[^>]*\brel="?canonical"?[^>]*\bhref="([^"]+)"/;

/** Describes where visitors find a site: its origin and the path below. */
export type SiteAddress = Pick<WherePublished, 'origin' | 'base'>;

/**
 * Returns the URL of the guide whose finished site stands in a folder; `undefined` where the site
 * names none, or is for its own machine alone.
 */
export function addressOfSite(folder: string): string | undefined {
	const address = canonical.exec(headOf(join(folder, 'index.html')))?.[1];
	return address === undefined ? undefined : publicAddress(address);
}

/**
 * Returns the URL of a guide as its settings say it, ending in a slash; `undefined` where that is
 * no URL, or one of this machine.
 */
export function addressOfGuide({ base, origin }: SiteAddress): string | undefined {
	const root = URL.parse(`/${base.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'), origin);
	return root === null ? undefined : publicAddress(root.href);
}

function publicAddress(address: string): string | undefined {
	const url = URL.parse(address);
	return url === null || isLoopback(url.hostname) ? undefined : url.href;
}

function headOf(path: string): string {
	let file: number | undefined;
	try {
		file = openSync(path, 'r');
		const head = Buffer.alloc(headBytes);
		return head.toString('utf8', 0, readSync(file, head, 0, headBytes, 0));
	} catch {
		return '';
	} finally {
		if (file !== undefined) closeSync(file);
	}
}
