import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { headersOfSite } from './headers-of-site.ts';

interface ChangedResponse {
	status?: number;
	type?: string;
	body?: string;
	location?: string;
	delayMs?: number;
}

/** A site whose host may answer otherwise from one moment to the next. */
export interface ChangingSite {
	url: string;
	/** Responses by path, in the place of the file, out of its text. */
	responses: Map<string, (text: string) => ChangedResponse>;
	/** Paths that were asked for. */
	requested: string[];
	close(): Promise<void>;
}

const types: Record<string, string> = {
	'.css': 'text/css',
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
};

/** Serves a folder at the root of a host, with the headers of `_headers`. */
export async function changingSite(folder: string): Promise<ChangingSite> {
	const headersOf = headersOfSite(folder);
	const responses: ChangingSite['responses'] = new Map();
	const requested: string[] = [];
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		requested.push(pathname);
		const named = join(folder, decodeURIComponent(pathname));
		const file = pathname.endsWith('/') ? join(named, 'index.html') : named;
		const isThere = existsSync(file) && statSync(file).isFile();
		const served = isThere ? file : join(folder, '404.html');
		const bytes = readFileSync(served);
		const changed = responses.get(pathname)?.(bytes.toString()) ?? {};
		setTimeout(() => {
			response.writeHead(changed.status ?? (isThere ? 200 : 404), {
				'content-type': changed.type ?? types[extname(served)] ?? 'application/octet-stream',
				...headersOf(pathname),
				...(changed.location === undefined ? {} : { location: changed.location }),
			});
			response.end(changed.body ?? bytes);
		}, changed.delayMs ?? 0);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/`,
		responses,
		requested,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => {
					resolve();
				});
			}),
	};
}
