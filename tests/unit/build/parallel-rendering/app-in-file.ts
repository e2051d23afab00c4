import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pictureService } from '../../../../src/build/parallel-rendering/astro-internals.ts';

/**
 * An app in a file where Astro has the one that it builds, so that other threads can open it.
 *
 * @param folder Where the site is built.
 * @param code Of its members `manifest` and `render`, and of what they use.
 */
export async function appInFile(
	folder: string,
	code: { manifest: string; render: string; before?: string },
): Promise<unknown> {
	const entry = join(folder, '.prerender', 'prerender-entry.abc.mjs');
	mkdirSync(join(folder, '.prerender'), { recursive: true });
	writeFileSync(
		entry,
		`${code.before ?? ''}
		export const app = {
			manifest: ${code.manifest},
			getOptions: () => ({
				allPages: {},
				pageNames: [],
				settings: {
					config: {
						outDir: new URL('..', import.meta.url),
						image: { service: { entrypoint: ${JSON.stringify(pictureService)} } },
					},
					scripts: [],
				},
			}),
			setInternals() {},
			setOptions() {},
			${code.render},
		};`,
	);
	const { app } = (await import(pathToFileURL(entry).href)) as { app: unknown };
	return app;
}
