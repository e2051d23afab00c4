import type { AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import { createProgress } from '../../content/client/progress.ts';
import type { FullTextIndex } from '../full-text-index/full-text-index.ts';
import type { PagesOfBuild } from '../page-cache/pages-of-build.ts';
import { newSharedCursor, type SharedCursor } from '../workers/shared-cursor.ts';
import { builtCode, nameRenderedPages } from './astro-internals.ts';
import { RenderingThreads } from './rendering-threads.ts';
import { type RenderedFile, type PageRenderer, pathToRender } from './page-renderer.ts';
import { FinishingWorker } from './finishing-worker.ts';
import type { StaticPath } from './paths-to-render.ts';
import { processQueue } from './work-queue.ts';

/**
 * Minimum number of paths for which another thread pays: each puts the whole guide together before
 * it begins.
 */
const defaultMinPathsPerThread = 1000;
/** Minimum number of paths for a finishing thread: fewer are finished before it has started. */
const defaultMinPathsForFinishingThread = 200;
/** Maximum number of rendering threads: each holds the whole guide in memory. */
const maxThreads = 4;
/**
 * Number of threads left to pictures and the full-text index, which are made meanwhile: on two
 * cores a second thread that renders saved no time, and took memory.
 */
const reservedThreads = 1;

export interface PathRendering {
	/** Prerenderer of Astro itself, set up. */
	prerenderer: AstroPrerenderer;
	/** Renders on this thread. */
	renderer: PageRenderer;
	render: (request: Request, path: StaticPath) => Promise<Response>;
	pages: PagesOfBuild;
	/** Full-text index that takes the texts of the pages; absent where the guide has none. */
	fullText?: FullTextIndex | undefined;
	/** Absolute URL of the site, with its base path and a slash at the end. */
	siteRoot: string;
	/** Path under which it is served. */
	base: string;
	/** Folder of the cache, which also holds what is found in pages. */
	cacheFolder: string;
	/**
	 * Whether the build has settled on the instant for which pages are rendered; else each thread
	 * would choose an instant of its own.
	 */
	hasOneInstant: boolean;
	/** Maximum number of threads, including this one and the finishing threads. */
	threads: number;
	/** Settles when one more thread may be used; absent where none will be free. */
	threadFreed?: Promise<unknown> | undefined;
	/** Number of paths that each thread that renders has at least. */
	minPathsPerThread?: number;
	/** Number of paths from which on a thread of its own finishes pages. */
	minPathsForFinishingThread?: number;
	logger: AstroIntegrationLogger;
}

/**
 * Renders and writes pages and other files, on several threads where there are many. The content
 * does not depend on the thread.
 *
 * This thread renders what another one could not, and throws the error if there is one.
 *
 * @returns The paths for which the response was neither a page nor a file.
 */
export async function renderPaths(
	paths: readonly StaticPath[],
	options: PathRendering,
): Promise<StaticPath[]> {
	const { renderer, fullText, logger, pages, prerenderer, render } = options;
	const startedAt = performance.now();
	const remaining = new Set(paths.keys());
	const progress = createProgress({ label: 'Pages and files' });
	const onRendered = (index: number, file: RenderedFile) => {
		pages.addRendered(file);
		if (file.page) fullText?.add(file.path, file.searchedText, file.page.key);
		remaining.delete(index);
		progress.advance(paths.length - remaining.size, paths.length);
	};
	const renderHere = async (path: StaticPath, index: number) => {
		try {
			const file = await renderer.renderAndWrite(
				pathToRender(path),
				(request) => render(request, path),
				(page, html) => finishingWorker?.take(index, page, html) === true,
			);
			if (file) onRendered(index, file);
		} catch (error) {
			logger.error(`${path.pathname} cannot be rendered by ${path.route.component}:`);
			throw error;
		}
	};
	const cursor = newSharedCursor();
	const threads = startRenderingThreads(paths, cursor, options, onRendered);
	let finishingWorker = threads
		? undefined
		: startFinishingWorker(paths.length, options, onRendered);
	let isOver = false;
	if (!threads && !finishingWorker) {
		void options.threadFreed?.then(() => {
			const oneMore = { ...options, threads: options.threads + 1 };
			if (!isOver) finishingWorker = startFinishingWorker(remaining.size, oneMore, onRendered);
		});
	}
	const workers = () => threads ?? finishingWorker;
	try {
		await processQueue(paths, cursor, renderHere);
		isOver = true;
		// With nothing remaining, threads that have not started yet need not be waited for.
		const failures = remaining.size > 0 ? await workers()?.failures() : [];
		for (const failure of failures ?? []) {
			logger.warn(`A thread has ended (${String(failure)}): this one renders what is left.`);
		}
	} finally {
		isOver = true;
		await workers()?.close();
		progress.clear();
	}
	// Paths that a failed thread had taken; those with a redirect are requested once more as well.
	for (const index of [...remaining].sort((a, b) => a - b)) {
		const path = paths[index];
		if (path) await renderHere(path, index);
	}
	const renderedPages = paths.filter(
		({ route }, index) => route.type === 'page' && !remaining.has(index),
	);
	nameRenderedPages(
		prerenderer,
		renderedPages.map(({ pathname }) => pathname),
	);
	if (paths.length > 0) {
		logger.info(summary(paths.length, threads, startedAt, finishingWorker !== undefined));
	}
	return [...remaining].flatMap((index) => paths[index] ?? []);
}

/** Starts threads that render the paths with this one; returns `undefined` where none pays. */

function startRenderingThreads(
	paths: readonly StaticPath[],
	cursor: SharedCursor,
	options: PathRendering,
	onRendered: (index: number, file: RenderedFile) => void,
): RenderingThreads | undefined {
	const { base, cacheFolder, hasOneInstant, logger, pages, prerenderer, siteRoot } = options;
	const { minPathsPerThread = defaultMinPathsPerThread, threads } = options;
	const worthwhile = Math.min(
		threads - reservedThreads,
		maxThreads,
		Math.floor(paths.length / minPathsPerThread),
	);
	const count = worthwhile - 1;
	if (count < 1 || !hasOneInstant) return undefined;
	const code = builtCode(prerenderer);
	if (!code) {
		logger.warn('All pages are rendered on one thread: how others would render them is not known.');
		return undefined;
	}
	const settings = {
		code,
		siteRoot,
		base,
		outputFolder: pages.outputFolder,
		cacheFolder,
		siteDigest: pages.digest,
		paths: paths.map(pathToRender),
		cursor,
	};
	return new RenderingThreads(settings, count, onRendered);
}

/**
 * Starts a thread that finishes pages, for which it need not put the guide together; returns
 * `undefined` where threads or pages are too few.
 */
function startFinishingWorker(
	count: number,
	options: PathRendering,
	onRendered: (index: number, file: RenderedFile) => void,
): FinishingWorker | undefined {
	const { cacheFolder, siteRoot, threads } = options;
	const { minPathsForFinishingThread = defaultMinPathsForFinishingThread } = options;
	if (threads < 2 || count < minPathsForFinishingThread) return undefined;
	return new FinishingWorker({ siteRoot, cacheFolder }, onRendered);
}

function summary(
	count: number,
	threads: RenderingThreads | undefined,
	startedAt: number,
	hasFinishingWorker: boolean,
): string {
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
	const where = [
		threads ? `rendered on ${threads.count + 1} threads` : 'rendered on one thread',
		...(hasFinishingWorker ? ['finished on another'] : []),
	];
	return `${count} pages and files ${where.join(' and ')} in ${seconds} s.`;
}
