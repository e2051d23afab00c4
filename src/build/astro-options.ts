import type { TypefaceFiles } from '../graphics/typesetting/guide-typefaces.ts';
import { statedGuide } from '../config/guide-site.ts';
import { readTable } from '../config/languages/read-table.ts';
import { operatorSources } from '../config/security/operator-sources.ts';
import { settingsSchema } from '../config/settings-schema.ts';
import { guideModules } from '../ui/layouts/guide-modules.ts';
import { pagePolicy } from '../ui/layouts/page-policy.ts';
import { shortScopes } from '../ui/styles/short-scopes.ts';
import { browserScripts } from './browser-scripts.ts';
import type { BuildPlan } from './build-plan.ts';
import { guideIntegrations } from './guide-integrations.ts';
import { ownComponents } from './own-components.ts';
import { modulesOfNode } from './shared-modules.ts';
import { stylesheets } from './stylesheets.ts';
import { wordsOfGuide } from './words-of-guide.ts';

/**
 * Returns how Astro builds the guide: as the configuration of this project, and of a guide that
 * uses the package.
 *
 * @param typefaceFiles Files of the typefaces in which pictures are set.
 */
export function astroOptions(plan: BuildPlan, typefaceFiles: TypefaceFiles) {
	return {
		site: plan.origin,
		base: plan.base,
		outDir: plan.outputFolder,
		cacheDir: `${plan.cacheFolder}/astro`,
		trailingSlash: 'always',
		integrations: guideIntegrations(plan, typefaceFiles),
		security: { csp: pagePolicy(operatorSources(plan.guide), plan.routes) },
		// While one page is written, the next ones are rendered.
		build: { inlineStylesheets: 'never', concurrency: 4 },
		vite: {
			plugins: [
				modulesOfNode(),
				ownComponents(statedGuide ?? {}),
				browserScripts(),
				stylesheets(),
				shortScopes(),
				wordsOfGuide(localesOf(plan)),
				guideModules(plan.guide, plan.settings.GUIDE_DRAFTS),
			],
			build: {
				// The oldest browsers: without styles of their own for `light-dark()`, drawings would
				// be black in them.
				cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
				// Scripts stay files, however small: a strict content security policy allows none in
				// the page.
				assetsInlineLimit: 0,
			},
		},
		// Coloured code has styles of its own, which the policy refuses: Astro warns of it at each
		// build.
		markdown: { syntaxHighlight: false },
		devToolbar: { enabled: false },
		env: { schema: settingsSchema },
	};
}

/** Returns the locale of the guide and the tags of the other languages to which its pages lead. */
function localesOf({ cacheFolder, guide, settings }: BuildPlan): string[] {
	const isOneOfSeveral = (settings.GUIDE_LANGUAGE ?? '') !== '';
	const languages = isOneOfSeveral ? (readTable(cacheFolder) ?? []) : [];
	return [guide.locale, ...languages.map(({ tag }) => tag)];
}
