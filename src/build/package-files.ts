import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { packageFolder } from '../config/package-folder.ts';

/**
 * Serves what the package has in `public/`, such as the sign and licences, in a guide that has no
 * such files of its own. `guide-routes.ts` makes it a route, which no file of this project is.
 */
export const getStaticPaths = (() =>
	readdirSync(folder)
		.filter((name) => !existsSync(join('public', name)))
		.map((packageFile) => ({ params: { packageFile } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { packageFile = '' } }) =>
	new Response(new Uint8Array(readFileSync(join(folder, packageFile))), {
		headers: {
			'content-type': packageFile.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8',
		},
	});

const folder = join(packageFolder, 'public');
