import { effectiveSite } from '../config/effective-site.ts';
import { loadEnvironment } from '../config/load-environment.ts';
import { type MemoryFiles, memoryFiles } from '../config/memory-files.ts';
import {
	type Environment,
	readSettings,
	type Settings,
	setVariables,
} from '../config/read-settings.ts';
import { createRoutes, type Routes } from '../config/routes.ts';
import { settingProblems } from '../config/setting-problems.ts';
import { type Shard, shardNamed } from '../config/shard.ts';
import { guideSite as site } from '../config/guide-site.ts';
import type { Site } from '../config/site.ts';
import { folderOfShard, wherePublished } from '../config/where-published.ts';

/** Says what Astro is to build, and where. */
export interface BuildPlan {
	environment: Environment;
	/** Settings that can be read: `checkSettings` ends the command where one cannot. */
	settings: Partial<Settings>;
	/** Facts of the guide, with settings in place of those that they replace. */
	guide: Site;
	/** Origin, such as `https://guide.example`. */
	origin: string;
	/** Path below the origin. */
	base: string;
	routes: Routes;
	cacheFolder: string;
	/** Absolute path of the folder in which the built site lies. */
	outputFolder: string;
	memory: MemoryFiles;
	/** Part of the pages that is rendered; absent where all are. */
	shard: Shard | undefined;
	/** Whether every page is rendered, whatever is cached. */
	rendersAll: boolean;
}

/** Reads the plan of a build from the environment, `.env` and the guide's own file. */
export function buildPlan(): BuildPlan {
	const environment = loadEnvironment();
	const { settings } = readSettings(environment);
	const cacheFolder = setVariables(environment).WAYMARK_CACHE ?? '.waymark';
	const { base, folder, origin } = wherePublished(environment);
	const shard = shardNamed(settings.GUIDE_SHARD ?? '');
	const isUsable = settingProblems(environment, site).length === 0;
	return {
		environment,
		settings,
		guide: isUsable ? effectiveSite(settings, site) : site,
		origin,
		base,
		routes: createRoutes(origin, base),
		cacheFolder,
		outputFolder: shard ? folderOfShard(cacheFolder) : folder,
		memory: memoryFiles({ ...settings, WAYMARK_CACHE: cacheFolder }),
		shard,
		rendersAll: settings.GUIDE_DRAW_ALL_PAGES ?? false,
	};
}
