import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'astro/config';
import { fonts, typefaceFiles } from './.config/fonts.js';
import { dayInZone } from './src/domain/events/days.ts';
import { finishedSite } from './src/build/site-checks/integration.ts';
import { PagesBeside } from './src/build/site-checks/pages-beside.ts';
import { rememberSize } from './src/build/site-checks/site-size.ts';
import { FullTextIndex } from './src/build/full-text-index/full-text-index.ts';
import { fullTextIndex } from './src/build/full-text-index/integration.ts';
import { hosting } from './src/build/hosting/integration.ts';
import { keptPages } from './src/build/page-cache/integration.ts';
import { speculationRules } from './src/ui/layouts/speculation-rules.ts';
import { rememberAddressesOfBuild } from './src/build/addresses-of-build.ts';
import { mayWordsHaveChanged } from './src/content/loaders/reading-of-build.ts';
import { noteTypesAlone } from './src/content/loaders/types-alone.ts';
import { pageDrawing } from './src/build/parallel-rendering/integration.ts';
import { precompression } from './src/build/precompress/integration.ts';
import { publication } from './src/build/publish/integration.ts';
import { createRoutes } from './src/config/routes.ts';
import { astroPolicy } from './src/config/security/guide-policy.ts';
import { buildInstant } from './src/config/build-instant.ts';
import { checkSettings } from './src/build/check-settings.ts';
import { effectiveSite } from './src/config/effective-site.ts';
import { memoryFiles } from './src/config/memory-files.ts';
import { loadEnvironment } from './src/config/load-environment.ts';
import { readSettings } from './src/config/read-settings.ts';
import { settingProblems } from './src/config/setting-problems.ts';
import { settingsSchema } from './src/config/settings-schema.ts';
import { shardNamed } from './src/config/shard.ts';
import { folderOfShard, wherePublished } from './src/config/where-published.ts';
import { site } from './src/config/site.ts';
import { guideSitemap } from './src/build/guide-sitemap.ts';
import { modulesOfNode } from './src/build/shared-modules.ts';
import { socialImages } from './src/build/social-images/integration.ts';
import { guideColours } from './src/ui/styles/guide-colours.ts';
import { shortScopes } from './src/ui/styles/short-scopes.ts';

// Astro would tell of each command to a host of its own, and fail where the home of the user cannot
// be written to.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const settings = loadEnvironment();
const cacheFolder = settings.WAYMARK_CACHE || '.waymark';
const { base, folder, origin } = wherePublished(settings);
const routes = createRoutes(origin, base);

const read = readSettings(settings).settings;
/** Where a setting cannot be used, `checkSettings` ends the command. */
const guide = settingProblems(settings, site).length === 0 ? effectiveSite(read, site) : site;
const memory = memoryFiles({ ...read, WAYMARK_CACHE: cacheFolder });
const shard = shardNamed(read.GUIDE_SHARD ?? '');
const outDir = shard ? folderOfShard(cacheFolder) : folder;
const drawsAllPages = read.GUIDE_DRAW_ALL_PAGES ?? false;
const mostGone = read.CONTENT_ACCEPT_SHRINK ? 1 : read.CONTENT_MOST_GONE;

const fullText =
	guide.fullTextSearch && !shard
		? new FullTextIndex(routes.siteRoot, {
				language: guide.contentLanguage,
				keptFolder: `${cacheFolder}/full-text`,
				isMadeAnew: drawsAllPages,
				isLikelyToChange: mayWordsHaveChanged(),
			})
		: undefined;

const pagesBeside = shard
	? undefined
	: new PagesBeside({
			...memory,
			site: origin,
			base,
			cacheFolder,
			threads: read.GUIDE_BUILD_THREADS ?? availableParallelism(),
			today: () => dayInZone(buildInstant(read), guide.timeZone),
			fullText,
		});

/** Stands in every page, whose policy allows it by its hash. */
const appearance = readFileSync(new URL('src/ui/layouts/appearance.js', import.meta.url), 'utf8');

/** As the check of the finished site found them. */
let pagesForSearchEngines = new Map();
let sizeOfSite;

/**
 * What `src/ui/client/page.ts` loads stays one file, also where other scripts need a part of it.
 */
const ofEveryPage = { name: 'page', test: /Document\.astro\?astro&type=script/, priority: 2 };
/** What lists with filters share; files that ask for each other would each cost a round trip. */
const ofFilters = {
	name: 'filters',
	test: /src\/(outputs\/explore\/(?!(filter-parameters|matching-rows|open-places|place-(filters|order))\.)|ui\/client\/filters\/)/,
	minShareCount: 2,
	priority: 1,
};
/** What only lists of places share with the map of what is chosen. */
const ofPlaces = {
	name: 'places',
	test: /src\/(outputs\/explore\/|domain\/geo\/distance-)/,
	minShareCount: 2,
};
/** What of it the map and the search share with them. */
const ofTables = {
	name: 'tables',
	test: /src\/(outputs\/explore\/(load|packed|place-(file|table))|domain\/geo\/(?!distance-)|i18n\/messages\/|ui\/client\/(page-parts|row-texts|text-elements|visitor-position))/,
	minShareCount: 2,
	priority: 1,
};

/**
 * Scripts that are imported when they are needed are imported, and that is all. Vite would load
 * their stylesheets before, by a kilobyte of script on each page and lists of the files that each
 * of them needs: there is one stylesheet for all.
 */
const plainImports = {
	name: 'waymark-plain-imports',
	enforce: 'pre',
	configEnvironment: () => ({ build: { modulePreload: false } }),
	load: (id) =>
		id === '\0vite/preload-helper.js'
			? 'export const __vitePreload = (load) => load();'
			: undefined,
};

/**
 * Their own styles are written for each of these: `light-dark()` alone leaves drawings black in
 * what knows it not. The README names them to operators.
 */
const oldestBrowsers = ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'];

/** What checks, describes and publishes the site. */
const wholeSite = [
	finishedSite({
		...memory,
		cacheFolder,
		mostGone,
		timeZone: guide.timeZone,
		nowMs: () => buildInstant(read),
		fullText,
		beside: pagesBeside,
		onChecked(check) {
			pagesForSearchEngines = check.sitemapPages;
			sizeOfSite = check.size;
		},
	}),
	socialImages({
		cacheFolder: `${cacheFolder}/social-images`,
		typefaceFiles,
		threads: read.GUIDE_BUILD_THREADS,
	}),
	fullTextIndex(fullText),
	guideSitemap(() => pagesForSearchEngines),
	precompression({
		isOn: read.GUIDE_PRECOMPRESSED ?? false,
		publishedFolder: outDir,
		isMadeAnew: drawsAllPages,
		threads: read.GUIDE_BUILD_THREADS,
	}),
	hosting(guide.host),
	publication(cacheFolder),
];

export default defineConfig({
	site: origin,
	base,
	outDir,
	cacheDir: `${cacheFolder}/astro`,
	trailingSlash: 'always',
	integrations: [
		checkSettings(settings, site),
		noteTypesAlone(),
		pageDrawing({
			cacheFolder,
			threads: read.GUIDE_BUILD_THREADS,
			// The command that builds has settled on one before it calls Astro.
			hasOneInstant: read.GUIDE_NOW !== undefined,
			fullText,
			onDrawn(pages, coming) {
				pagesBeside?.begin(pages, coming);
			},
		}),
		...(shard ? [] : wholeSite),
		keptPages({
			cacheFolder,
			publishedFolder: outDir,
			drawsAll: drawsAllPages,
			shard,
			settings: read,
		}),
		...(shard
			? []
			: [
					rememberSize(memory.sizePath, () => sizeOfSite),
					rememberAddressesOfBuild(cacheFolder, memory),
				]),
	],
	fonts,
	security: {
		csp: astroPolicy(guide.allowedSources, [appearance, speculationRules(routes.home())]),
	},
	// While one page is written, the next ones are drawn.
	build: { inlineStylesheets: 'never', concurrency: 4 },
	vite: {
		plugins: [modulesOfNode(), plainImports, shortScopes(), guideColours(guide.accentHue)],
		build: {
			// One stylesheet for all pages: a visitor fetches it once, and a page kept from an earlier
			// build still finds it.
			cssCodeSplit: false,
			cssTarget: oldestBrowsers,
			// Scripts stay files, however small: a strict content security policy allows none in the
			// page.
			assetsInlineLimit: 0,
		},
		environments: {
			client: {
				build: {
					rolldownOptions: {
						output: { codeSplitting: { groups: [ofEveryPage, ofTables, ofFilters, ofPlaces] } },
					},
				},
			},
		},
	},
	// Coloured code has styles of its own, which the policy refuses: Astro warns of it at each build,
	// and a guide has none.
	markdown: { syntaxHighlight: false },
	devToolbar: { enabled: false },
	env: { schema: settingsSchema },
});
