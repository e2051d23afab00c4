import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { typefaceFiles } from '../../.config/fonts.js';
import type { GuideDefinition } from '../config/define-guide.ts';
import { guideExport } from '../config/guide-site.ts';
import { astroOptions } from './astro-options.ts';
import { buildPlan } from './build-plan.ts';
import { guideRoutes } from './guide-routes.ts';

/**
 * Makes a site of Astro the guide that its `guide.ts` states: routes, settings and everything that
 * surrounds a build. Pages of the site's own stand beside those of the guide, and take the place of
 * those of the same name.
 *
 * @param guide Default export of `guide.ts`. Commands read that file too, so it can be no other.
 */
export function waymark(guide: GuideDefinition): AstroIntegration {
	return {
		name: 'waymark',
		hooks: {
			'astro:config:setup': ({ config, injectRoute, updateConfig }) => {
				if (guide !== guideExport) {
					throw new Error(
						"waymark() takes the guide of guide.ts: import guide from './guide.ts'; export default { integrations: [waymark(guide)] }.",
					);
				}
				process.env.ASTRO_TELEMETRY_DISABLED = '1';
				const root = fileURLToPath(config.root);
				const folderUrl = (folder: string) => pathToFileURL(join(resolve(root, folder), '/'));
				const options = astroOptions(buildPlan(), typefaceFiles);
				const completed = {
					...options,
					outDir: folderUrl(options.outDir),
					cacheDir: folderUrl(options.cacheDir),
				};
				// What Astro makes of a configuration file, by the same names.
				updateConfig(completed as unknown as Partial<AstroConfig>);
				for (const route of guideRoutes(join(fileURLToPath(config.srcDir), 'pages'))) {
					injectRoute(route);
				}
			},
		},
	};
}
