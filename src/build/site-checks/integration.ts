import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { dayInZone } from '../../domain/events/days.ts';
import type { FullTextIndex } from '../full-text-index/full-text-index.ts';
import { pagesOfBuild } from '../page-cache/pages-under-way.ts';
import { createRoutes } from '../../config/routes.ts';
import type { LanguageTable } from '../../config/languages/language-table.ts';
import { headerPolicy } from '../../config/security/guide-policy.ts';
import { headersFile } from '../../config/security/headers-file.ts';
import { operatorSources } from '../../config/security/operator-sources.ts';
import { guideSite as guideFacts } from '../../config/guide-site.ts';
import { picturePaths } from '../social-images/drawing-of-build.ts';
import { checkSite, type SiteCheck } from './check-site.ts';
import { ownImmutableFolders } from './own-immutable-folders.ts';
import { checkSize, publishedSize } from './site-size.ts';
import type { PageCheckWorker } from './page-check-worker.ts';
import { InvalidSiteError } from './invalid-site-error.ts';
import { terminalText } from '../../config/security/terminal-text.ts';
import { compareTexts } from '../../i18n/text-order.ts';

export interface SiteChecksOptions {
	snapshotPath: string;
	addressesFile?: string | undefined;
	/** Holds the size of the site that was published last. */
	sizePath: string;
	/** Folder of the page cache. */
	cacheFolder: string;
	/** Maximum share of its pages that may be gone; 1 for all. */
	maxGoneShare: number;
	/** IANA time zone of the guide. */
	timeZone: string;
	/** Returns the instant for which the site is built, in milliseconds since 1970. */
	nowMs: () => number;
	/** Thread that may have started to check pages; absent where there is none. */
	pageCheckWorker?: PageCheckWorker | undefined;
	/** Full-text index, started when all pages are finished; absent where the guide has none. */
	fullText?: FullTextIndex | undefined;
	/** Pages of the guide in its other languages, which are no files of this site. */
	languages?: LanguageTable | undefined;
	/** Receives the result of a check without errors. */
	onChecked: (check: SiteCheck) => void;
}

const maxTypes = 8;
const maxWarnings = 5;

/**
 * Checks the site when Astro has written it, while pictures for social networks may still be drawn.
 *
 * It comes before all integrations that publish or describe the finished site.
 *
 * @throws {InvalidSiteError} When the site has an error; the build then ends with exit code 1.
 */
export function siteChecks({
	addressesFile,
	cacheFolder,
	fullText,
	languages,
	maxGoneShare,
	nowMs,
	onChecked,
	pageCheckWorker,
	sizePath,
	snapshotPath,
	timeZone,
}: SiteChecksOptions): AstroIntegration {
	let site = '';
	let base = '/';
	let publicFolder: string;
	return {
		name: 'waymark-site-checks',
		hooks: {
			'astro:config:done': ({ config }) => {
				site = config.site ?? '';
				base = config.base;
				publicFolder = fileURLToPath(config.publicDir);
			},
			'astro:build:done': async ({ dir, logger }) => {
				const startedAt = performance.now();
				const routes = createRoutes(site, base);
				const check = await checkSite({
					folder: fileURLToPath(dir),
					site,
					base,
					publicFolder,
					pendingPaths: [...picturePaths(routes), ...(languages?.pathsElsewhere ?? [])],
					snapshotPath,
					today: dayInZone(nowMs(), timeZone),
					addressesFile,
					pagesOfBuild: pagesOfBuild()?.pages,
					cacheFolder,
					fullText,
					pageCheckWorker,
					warn: (message) => {
						logger.warn(message);
					},
				});
				check.problems.push(...checkSize(check.size, publishedSize(sizePath), maxGoneShare));
				const errors = check.problems.filter(({ severity }) => severity === 'error');
				for (const line of siteSummary(check, (performance.now() - startedAt) / 1000)) {
					logger.info(line);
				}
				if (errors.length > 0) throw new InvalidSiteError(errors);
				for (const warning of ownImmutableFolders(publicFolder)) logger.warn(warning);
				const { pathname: basePath } = new URL(routes.siteRoot);
				writeHeaders(
					new URL('_headers', dir),
					headersFile(
						basePath,
						headerPolicy(check.policy, operatorSources(guideFacts)),
						guideFacts.cors,
					),
					logger,
				);
				onChecked(check);
			},
		},
	};
}

/**
 * Writes the file of headers, unless there is one already: an operator’s own file, out of
 * `public/`, stays.
 */
function writeHeaders(file: URL, headers: string, logger: AstroIntegrationLogger): void {
	if (existsSync(file)) logger.info('_headers is that of public/: the guide writes none.');
	else writeFileSync(file, headers);
}

/** Returns what the check of a finished site found, in a few lines for the terminal. */
function siteSummary(
	{ nodeCounts, pageCount, problems, sitemapPages, twinCount, withoutRichResult }: SiteCheck,
	seconds: number,
): string[] {
	const warnings = problems.filter(
		({ rule, severity }) => severity === 'warning' && !rule.startsWith('structured data'),
	);
	const twins = twinCount > 0 ? `, ${twinCount} have their data beside them` : '';
	return [
		`${pageCount} pages checked in ${seconds.toFixed(1)} s: credits, links, heads, structured data. ${sitemapPages.size} are for search engines${twins}.`,
		`Nodes: ${counts(nodeCounts, maxTypes)}.`,
		...(withoutRichResult.size > 0
			? [`Without a rich result: ${counts(withoutRichResult, maxTypes)}`]
			: []),
		...(warnings.length > 0 ? [`${warnings.length} warnings, such as:`] : []),
		...warnings
			.slice(0, maxWarnings)
			.map(({ message, page }) => `  ${terminalText(`${page}: ${message}`)}`),
	];
}

/**
 * Lists names with their counts, the most frequent first, and says how many of them are left
 * out after the first `max`.
 */
function counts(found: ReadonlyMap<string, number>, max: number): string {
	const sorted = [...found].sort(([a, x], [b, y]) => y - x || compareTexts(a, b));
	const listed = sorted.slice(0, max).map(([name, count]) => `${count} ${name}`);
	const rest = sorted.length - listed.length;
	return [...listed, ...(rest > 0 ? [`${rest} more kinds`] : [])].join(', ');
}
