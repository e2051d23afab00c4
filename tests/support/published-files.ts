import type { Build } from './build-site.ts';
import { folderContents } from './folder-contents.ts';

/** Every file of a site with its digest. */
export function publishedFiles({ folder }: Build): Record<string, string> {
	return folderContents(folder);
}

/** How many pages a build says that it has kept. */
export function restoredCount({ output }: Build): number {
	return Number(/(\d+) pages are those of the build before/.exec(output)?.[1]);
}

/** How many pages a build says that it leaves to the next one. */
export function cachedCount({ output }: Build): number {
	return Number(/(\d+) are kept for the next one/.exec(output)?.[1]);
}
