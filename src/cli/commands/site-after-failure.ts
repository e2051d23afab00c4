import { statSync } from 'node:fs';
import { loadEnvironment } from '../../config/load-environment.ts';
import { wherePublished } from '../../config/where-published.ts';

export interface FoundSite {
	folder: string;
	/**
	 * Changes whenever the folder is replaced, or anything right below it is; `undefined` where there
	 * is none.
	 */
	identity: string | undefined;
}

/** Returns the site that is published; `undefined` where the settings do not say where. */
export function publishedNow(): FoundSite | undefined {
	try {
		const { folder } = wherePublished(loadEnvironment());
		const stats = statSync(folder, { throwIfNoEntry: false });
		return { folder, identity: stats && `${stats.ino} ${stats.mtimeMs}` };
	} catch {
		return undefined;
	}
}

/**
 * Returns what a build that has failed says of the site: whoever reads that it failed asks first
 * whether visitors still have one.
 */
export function siteAfterFailure(
	before: FoundSite | undefined,
	after: FoundSite | undefined,
): string {
	if (before === undefined || after === undefined)
		return 'The build has failed: nothing is published.';
	const { folder } = after;
	if (after.identity === undefined)
		return `The build has failed: no site is published in ${folder}.`;
	return before.identity === after.identity
		? `The build has failed: the site published in ${folder} is as before.`
		: `The build has failed after it had published a new site in ${folder}.`;
}
