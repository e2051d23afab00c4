import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressSite } from './compress-site.ts';

export interface PrecompressionOptions {
	isOn: boolean;
	/** Folder in which the site is when it is published. */
	publishedFolder: string;
	/** Whether everything is compressed anew, and nothing taken from there. */
	isMadeAnew: boolean;
	/**
	 * Number of files that are compressed at once; as many as there are cores where it is not stated.
	 */
	threads?: number | undefined;
}

/**
 * Writes every text of the site compressed beside it.
 *
 * Stands after everything that writes texts of the site, and before what counts or publishes its
 * files.
 */
export function precompression({
	isMadeAnew,
	isOn,
	publishedFolder,
	threads = availableParallelism(),
}: PrecompressionOptions): AstroIntegration {
	return {
		name: 'waymark-precompression',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				if (!isOn) return;
				const { files, taken } = await compressSite(
					fileURLToPath(dir),
					isMadeAnew ? undefined : publishedFolder,
					threads,
				);
				logger.info(
					`${files} files have compressed ones beside them; those of ${taken} are the published ones.`,
				);
			},
		},
	};
}
