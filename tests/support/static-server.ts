import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { headersOfSite } from './headers-of-site.ts';

const contentTypes: Record<string, string> = {
	'.html': 'text/html; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.jsonld': 'application/ld+json',
	'.webmanifest': 'application/manifest+json',
	'.xml': 'application/xml',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.webp': 'image/webp',
	'.ics': 'text/calendar; charset=utf-8',
	'.woff2': 'font/woff2',
};

export interface StaticServer {
	/** Origin and base path, with a trailing slash. */
	url: string;
	close(): Promise<void>;
}

/**
 * Serves a finished site as a static host does: folders by their
 * `index.html`, unknown addresses by `404.html`, all with the headers of `_headers`.
 *
 * @param hasFile Whether the host has a file of the site, by its path below the base, at the moment
 *   when it is asked for.
 */
export async function serveFolder(
	folder: string,
	base = '/',
	hasFile: (path: string) => boolean = () => true,
): Promise<StaticServer> {
	const headersOf = headersOfSite(folder);
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const path = decodeURIComponent(pathname);
		const below = path.startsWith(base) ? path.slice(base.length) : undefined;
		const file = below !== undefined && hasFile(below) ? fileFor(folder, below) : undefined;
		const served = file ?? join(folder, '404.html');
		response.writeHead(file ? 200 : 404, {
			'content-type': contentTypes[extname(served)] ?? 'application/octet-stream',
			...headersOf(pathname),
		});
		createReadStream(served).pipe(response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}${base}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => {
					resolve();
				});
				server.closeAllConnections();
			}),
	};
}

function fileFor(folder: string, path: string): string | undefined {
	const file = join(folder, normalize(join('/', path)));
	if (!existsSync(file)) return undefined;
	if (!statSync(file).isDirectory()) return file;
	const index = join(file, 'index.html');
	return existsSync(index) ? index : undefined;
}
