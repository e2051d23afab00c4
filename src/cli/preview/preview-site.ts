import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview, type PreviewServer, type Plugin } from 'vite';
import { hostResponse } from './host-response.ts';

export interface PreviewOptions {
	/** Folder of the finished site. */
	folder: string;
	/** Path below which it is served. */
	base: string;
	/** Port that it is served at: the next free one where it is in use; any free one for 0. */
	port: number;
	/** Host whose requests are answered; by default this machine alone. */
	host?: string | undefined;
	/** Whether a browser is to show it. */
	opens?: boolean;
}

/** Path of the page that stands in for missing ones. */
const pageOfMissing = '404.html';

/**
 * Serves a finished site as its host will. Astro's own preview answers an address without its final
 * slash with an error of its own.
 */
export async function previewSite({
	base,
	folder,
	host,
	opens = false,
	port,
}: PreviewOptions): Promise<PreviewServer> {
	const site = resolve(folder);
	const root = base.endsWith('/') ? base : `${base}/`;
	return preview({
		configFile: false,
		appType: 'mpa',
		base: root,
		build: { outDir: site },
		// By whatever name of this machine: what is served is to be public.
		preview: {
			port,
			open: opens,
			allowedHosts: true,
			...(host === undefined ? {} : { host }),
		},
		plugins: [responsesOfHost(site, root)],
	});
}

function responsesOfHost(site: string, base: string): Plugin {
	const hasFile = (path: string) => {
		try {
			return statSync(join(site, path)).isFile();
		} catch {
			// Too long for a name, or not to be read: nothing is there.
			return false;
		}
	};
	return {
		name: 'waymark-preview',
		configurePreviewServer(server) {
			server.middlewares.use((request, response, next) => {
				const found = hostResponse(request.url ?? '/', base, hasFile);
				if (found.kind === 'moved') {
					// For this once: another site may be served at the same address later.
					response.writeHead(302, { location: found.to }).end();
				} else if (found.kind === 'missing' && hasFile(pageOfMissing)) {
					response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
					response.end(readFileSync(join(site, pageOfMissing)));
				} else {
					next();
				}
			});
		},
	};
}

/** Returns whether there is anything to be served. */
export function hasSite(folder: string): boolean {
	return existsSync(join(folder, 'index.html'));
}
