import { join, resolve } from 'node:path';
import {
	type Environment,
	readSettings,
	type SettingProblem,
	type Settings,
} from './read-settings.ts';
import { realFolder } from './real-folder.ts';
import { wherePublished } from './where-published.ts';

/** Ends the names of the folders of previews with drafts, and of no others. */
const ending = '-drafts';

/** Names the file of every such preview by which whatever publishes sites can refuse it. */
export const signOfPreview = 'preview-with-drafts.txt';

/**
 * Returns the settings of a preview with drafts, which `--drafts` stands for.
 *
 * It has an output folder and a cache of its own beside those of the guide, so nothing of it comes
 * into the guide: no record, no page, no URL. Browsers keep none of its pages.
 *
 * @param environment That of the guide.
 */
export function previewSettings(environment: Environment): Record<string, string> {
	const cacheFolder = beside(readSettings(environment).settings.WAYMARK_CACHE ?? '');
	return {
		GUIDE_DRAFTS: 'true',
		OUTPUT_DIRECTORY: beside(wherePublished(environment).folder),
		WAYMARK_CACHE: cacheFolder,
		CONTENT_REPORT: join(cacheFolder, 'content-report.json'),
		ADDRESSES_FILE: '',
		GUIDE_OFFLINE: 'false',
	};
}

/**
 * Returns a problem for each folder in which a preview and a guide could meet, links followed: a
 * preview has those whose names end in `-drafts`, a guide all others. A `GUIDE_DRAFTS` that has
 * found its way into the environment so ends a build of the guide.
 *
 * @param root The folder of the project.
 */
export function draftsProblems(
	environment: Environment,
	{ GUIDE_DRAFTS: isPreview = false, WAYMARK_CACHE: cacheFolder = '' }: Partial<Settings>,
	root: string,
): SettingProblem[] {
	const folders = {
		OUTPUT_DIRECTORY: wherePublished(environment).folder,
		WAYMARK_CACHE: cacheFolder,
	};
	return Object.entries(folders).flatMap(([setting, folder]) => {
		const place = realFolder(resolve(root, folder));
		if (place.endsWith(ending) === isPreview) return [];
		const message = isPreview
			? `A preview with drafts cannot use ${place} (${setting}): the guide may, as its name does not end in ${ending}. Leave GUIDE_DRAFTS out of the environment and .env, give npm run build -- --drafts, and let no link lead from ${ending} to another folder.`
			: `The guide cannot use ${place} (${setting}): folders whose names end in ${ending} are of previews with drafts. Set ${setting} to another one.`;
		return [{ setting, message }];
	});
}

function beside(folder: string): string {
	const name = folder.replace(/[/\\]+$/, '');
	return name.endsWith(ending) ? name : name + ending;
}
