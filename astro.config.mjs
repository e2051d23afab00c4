import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { fonts, typefaceFiles } from './.config/fonts.js';
import { finishedSite } from './src/finished-site/integration.ts';
import { guideSitemap } from './src/sitemap/guide-sitemap.ts';
import { snapshotPath } from './src/snapshot/snapshot.ts';
import { socialImages } from './src/social-images/integration.ts';

const settings = loadEnv('', process.cwd(), '');
const cacheFolder = settings.WAYMARK_CACHE || '.waymark';
const outDir = settings.OUTPUT_DIRECTORY || 'dist';
const base = settings.BASE_PATH || '/';

/** As the check of the finished site found them. */
let pagesForSearchEngines = new Map();

const secret = { context: 'server', access: 'secret' };
const text = (value) => envField.string({ ...secret, default: value });
const wholeNumber = (value, min = 1) =>
	envField.number({ ...secret, int: true, min, default: value });
const optionalText = envField.string({ ...secret, optional: true });

export default defineConfig({
	site: settings.SITE_URL || 'http://localhost:4321',
	base,
	outDir,
	cacheDir: `${cacheFolder}/astro`,
	trailingSlash: 'always',
	integrations: [
		socialImages({ cacheFolder: `${cacheFolder}/social-images`, typefaceFiles }),
		finishedSite({
			snapshotPath: snapshotPath(cacheFolder),
			onChecked: (pages) => (pagesForSearchEngines = pages),
		}),
		guideSitemap(() => pagesForSearchEngines),
	],
	fonts,
	build: { inlineStylesheets: 'never' },
	vite: {
		build: {
			// One stylesheet for all pages: a visitor fetches it once, and a page kept from an earlier build still finds it.
			cssCodeSplit: false,
			// Scripts stay files, however small: a strict content security policy allows none in the page.
			assetsInlineLimit: 0,
		},
	},
	devToolbar: { enabled: false },
	env: {
		schema: {
			CONTENT_SERVICE_URL: envField.string({ ...secret, url: true, optional: true }),
			CONTENT_SERVICE_TOKEN: optionalText,
			CONTENT_SERVICE_CONCURRENCY: wholeNumber(16),
			CONTENT_SERVICE_CONNECT_TIMEOUT_MS: wholeNumber(10_000),
			CONTENT_SERVICE_HEADERS_TIMEOUT_MS: wholeNumber(30_000),
			CONTENT_SERVICE_BODY_TIMEOUT_MS: wholeNumber(30_000),
			CONTENT_SERVICE_MAX_ANSWER_BYTES: wholeNumber(10_000_000),
			CONTENT_SERVICE_MAX_RETRIES: wholeNumber(5, 0),
			CONTENT_SERVICE_MOST_FAILURES: envField.number({ ...secret, min: 0, max: 1, default: 0.1 }),
			CONTENT_SERVICE_DESTINATIONS_PATH: text('/v1/destinations'),
			CONTENT_SERVICE_PLACES_PATH: text('/v1/places'),
			CONTENT_SERVICE_EVENTS_PATH: text('/v1/events'),
			CONTENT_SERVICE_COLLECTIONS_PATH: text('/v1/collections'),
			CONTENT_SERVICE_PAGE_SIZE_PARAMETER: text('limit'),
			CONTENT_SERVICE_PAGE_SIZE: wholeNumber(100),
			CONTENT_SERVICE_PAGING: envField.enum({
				...secret,
				values: ['none', 'link', 'next', 'cursor', 'offset', 'page'],
				optional: true,
			}),
			CONTENT_SERVICE_CURSOR_PARAMETER: optionalText,
			CONTENT_SERVICE_PAGE_PARAMETER: optionalText,
			CONTENT_SERVICE_OFFSET_PARAMETER: optionalText,
			CONTENT_SERVICE_MAX_PAGES: wholeNumber(10_000),
			CONTENT_SERVICE_PROVES_TOTAL: envField.boolean({ ...secret, default: true }),
			CONTENT_SERVICE_IDS_FILE: optionalText,
			WAYMARK_CACHE: text('.waymark'),
			CONTENT_REPORT: text('content-report.json'),
			GUIDE_NAME: optionalText,
			GUIDE_TAGLINE: optionalText,
			GUIDE_LOCALE: optionalText,
			GUIDE_CONTENT_LANGUAGE: optionalText,
			GUIDE_TIME_ZONE: optionalText,
			GUIDE_CURRENCY: optionalText,
			GUIDE_MOST_SOCIAL_IMAGES: envField.number({ ...secret, int: true, min: 0, optional: true }),
			GUIDE_NOW: optionalText,
		},
	},
});
