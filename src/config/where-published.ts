import { join } from 'node:path';
import { type Environment, setVariables } from './read-settings.ts';
import { publishingSettings } from './settings/publishing-settings.ts';

/** Describes where a site is put, and where visitors find it. */
export interface WherePublished {
	/** Folder of the finished site. */
	folder: string;
	/** Origin, such as `https://guide.example`. */
	origin: string;
	/** Path below the origin. */
	base: string;
}

/**
 * Returns where the settings say that the site is published; without any the site is for this
 * machine alone.
 */
export function wherePublished(environment: Environment): WherePublished {
	const { BASE_PATH, OUTPUT_DIRECTORY, SITE_URL } = setVariables(environment);
	return {
		folder: OUTPUT_DIRECTORY ?? publishingSettings.OUTPUT_DIRECTORY,
		origin: SITE_URL ?? publishingSettings.SITE_URL,
		base: BASE_PATH ?? publishingSettings.BASE_PATH,
	};
}

/**
 * Returns the folder where a build of a part of the pages puts them: they are no site to be
 * published.
 */
export function folderOfShard(cacheFolder: string): string {
	return join(cacheFolder, 'shard');
}
