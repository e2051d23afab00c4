import { defineConfig } from 'astro/config';
import { typefaceFiles } from './.config/fonts.js';
import { browserScripts } from './src/build/browser-scripts.ts';
import { buildPlan } from './src/build/build-plan.ts';
import { guideIntegrations } from './src/build/guide-integrations.ts';
import { modulesOfNode } from './src/build/shared-modules.ts';
import { stylesheets } from './src/build/stylesheets.ts';
import { settingsSchema } from './src/config/settings-schema.ts';
import { guideModules } from './src/ui/layouts/guide-modules.ts';
import { pagePolicy } from './src/ui/layouts/page-policy.ts';
import { shortScopes } from './src/ui/styles/short-scopes.ts';

// Astro would report each command to a host of its own, and fail where the home of the user cannot
// be written to.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const plan = buildPlan();

export default defineConfig({
	site: plan.origin,
	base: plan.base,
	outDir: plan.outputFolder,
	cacheDir: `${plan.cacheFolder}/astro`,
	trailingSlash: 'always',
	integrations: guideIntegrations(plan, typefaceFiles),
	security: { csp: pagePolicy(plan.guide.allowedSources, plan.routes) },
	// While one page is written, the next ones are rendered.
	build: { inlineStylesheets: 'never', concurrency: 4 },
	vite: {
		plugins: [
			modulesOfNode(),
			browserScripts(),
			stylesheets(),
			shortScopes(),
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
});
