import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { realFolder } from '../../config/real-folder.ts';
import { newFolder, putInPlace } from './put-in-place.ts';
import { discard } from './replace-folder.ts';

/**
 * Lets Astro build into a folder beside the output folder, which takes its place when the site is
 * finished.
 *
 * Stands after everything that makes or checks the site, and before what remembers that it was
 * published. A build that fails or is killed leaves the output folder as it was; what it left
 * beside it is removed when it ends or, after a kill, by the next one.
 *
 * @param cacheFolder Folder in which the site is built if nothing may be written beside the
 *   output folder.
 */
export function publication(cacheFolder: string): AstroIntegration {
	let output = '';
	let building = '';
	return {
		name: 'waymark-publication',
		hooks: {
			'astro:config:setup': ({ command, config, updateConfig }) => {
				if (command !== 'build') return;
				output = realFolder(fileURLToPath(config.outDir));
				building = newFolder(output, cacheFolder);
				process.once('exit', () => {
					discard(building);
				});
				updateConfig({ outDir: pathToFileURL(join(building, '/')) });
			},
			'astro:build:done': ({ logger }) => {
				putInPlace(building, output, logger);
			},
		},
	};
}
