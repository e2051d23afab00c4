import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { partialPath } from '../../content/snapshot/partial-files.ts';

const siteState = z.object({
	/** Digest of the code, the packages and the settings that made the site. */
	maker: z.string(),
	/** Digest of the records and the image copies that it was made from. */
	content: z.string(),
	/** Day of the content, in the time zone of the guide. */
	contentDay: z.string(),
	/** Digest of the addresses that were remembered when it had been published. */
	addresses: z.string(),
	/** Digest of the names, sizes and times of its files. */
	files: z.string(),
	/** Instant for which it was made, in milliseconds since 1970. */
	madeForMs: z.number(),
	/** Instant until which its pages stay right if nothing changes but the time. */
	rightUntilMs: z.number(),
});

/** Holds the facts by which a published site is known to be the one that a build would make. */
export type SiteState = z.infer<typeof siteState>;

/** Reads the state of the site that was published last; `undefined` where it is not known. */
export function readSiteState(cacheFolder: string): SiteState | undefined {
	try {
		return siteState.parse(JSON.parse(readFileSync(pathIn(cacheFolder), 'utf8')));
	} catch {
		// Whatever is wrong with it, the site is built.
		return undefined;
	}
}

export function writeSiteState(cacheFolder: string, state: SiteState): void {
	const path = pathIn(cacheFolder);
	writeFileSync(partialPath(path), JSON.stringify(state));
	renameSync(partialPath(path), path);
}

export function forgetSiteState(cacheFolder: string): void {
	rmSync(pathIn(cacheFolder), { force: true });
}

function pathIn(cacheFolder: string): string {
	return join(cacheFolder, 'published-site.json');
}
