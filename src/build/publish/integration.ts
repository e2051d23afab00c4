import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { realFolder } from '../../config/real-folder.ts';
import { partialPath, sweepPartials } from '../../content/snapshot/partial-files.ts';
import { copyIntoFolder } from './copy-into-folder.ts';
import { hasCode } from '../../content/snapshot/error-code.ts';
import { discardInBackground } from './discard-in-background.ts';
import { discard, replaceFolder } from './replace-folder.ts';
import { cannotReplace, restoreSite } from './restore-site.ts';

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
				publish(building, output, logger);
			},
		},
	};
}

function newFolder(output: string, cacheFolder: string): string {
	restoreSite(output);
	try {
		return emptyFolder(partialPath(output));
	} catch (error) {
		if (!hasCode(error, cannotReplace)) throw error;
	}
	const inCache = resolve(cacheFolder, 'site');
	mkdirSync(dirname(inCache), { recursive: true });
	sweepPartials(inCache);
	return emptyFolder(partialPath(inCache));
}

function emptyFolder(path: string): string {
	rmSync(path, { recursive: true, force: true });
	mkdirSync(path, { recursive: true });
	return path;
}

function publish(next: string, output: string, logger: AstroIntegrationLogger): void {
	try {
		replaceFolder(next, output, { remove: discardInBackground });
	} catch (error) {
		if (!hasCode(error, cannotReplace)) throw error;
		logger.warn(
			`${output} cannot be replaced in one step (${String(error)}): its files are replaced one by one. If that is interrupted it holds files of both sites until the next build. Let OUTPUT_DIRECTORY name a folder whose parent can be written to, such as one inside the mounted folder.`,
		);
		copyIntoFolder(next, output);
	}
	logger.info(`The site is in ${output}.`);
}
