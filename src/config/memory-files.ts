import { join } from 'node:path';
import type { Settings } from './read-settings.ts';

/**
 * Holds the paths of the files in which a guide remembers between builds what it has read, at which
 * addresses it was published, and how large it was.
 */
export interface MemoryFiles {
	snapshotPath: string;
	/** File of addresses that is committed; absent where the guide has no such file. */
	addressesFile: string | undefined;
	/** Size of the site that was published last. */
	sizePath: string;
}

/**
 * Returns these files as the settings say. The sample and the guide of a service know nothing of
 * each other: neither takes the place of the other's content, keeps addresses from it or is held
 * against its size.
 */
export function memoryFiles({
	ADDRESSES_FILE: addressesFile,
	CONTENT_SERVICE_URL: service,
	WAYMARK_CACHE: cacheFolder,
}: Partial<Settings> & Pick<Settings, 'WAYMARK_CACHE'>): MemoryFiles {
	return service === undefined
		? {
				snapshotPath: join(cacheFolder, 'sample.sqlite'),
				addressesFile: undefined,
				sizePath: join(cacheFolder, 'sample-size.json'),
			}
		: {
				snapshotPath: snapshotPath(cacheFolder),
				addressesFile,
				sizePath: join(cacheFolder, 'published-size.json'),
			};
}

/** Returns where the snapshot of a service lies. */
export function snapshotPath(cacheFolder: string): string {
	return join(cacheFolder, 'snapshot.sqlite');
}
