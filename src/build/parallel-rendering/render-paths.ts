import type { AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import { createProgress } from '../../content/client/progress.ts';
import type { FullTextIndex } from '../full-text-index/full-text-index.ts';
import type { PagesOfBuild } from '../page-cache/pages-of-build.ts';
import { newSharedCursor, type SharedCursor } from '../workers/shared-cursor.ts';
import { builtCode, nameRenderedPages } from './astro-internals.ts';
import { RenderingThreads } from './rendering-threads.ts';
import { type RenderedFile, type PageRenderer, pathToRender } from './page-renderer.ts';
import { PagesToFinish } from './pages-to-finish.ts';
import type { StaticPath } from './paths-to-render.ts';
import { processQueue } from './work-queue.ts';

/**
 * With fewer for each, other threads are not worth it: each puts the whole guide together for
 * itself before it begins.
 */
const usualLeastForEach = 1000;
/** With fewer, they are finished before a thread for it has begun. */
const usualLeastToFinishBeside = 200;
/** Each holds the whole guide in memory. */
const mostThreads = 4;
/**
 * Pictures and the index of texts are made beside the pages: on two cores a second thread that
 * draws saved no time, and took memory.
 */
const threadsForOthers = 1;

export interface PathRendering {
	/** Astro's own, set up. */
	prerenderer: AstroPrerenderer;
	/** Draws on this thread. */
	drawer: PageRenderer;
	render: (request: Request, path: StaticPath) => Promise<Response>;
	pages: PagesOfBuild;
	/** Is given the texts of the pages; absent where no such index is made. */
	fullText?: FullTextIndex | undefined;
	/** Absolute address of the site, with its base path and a slash at the end. */
	siteRoot: string;
	/** Path under which it is served. */
	base: string;
	/** Holds what is found in pages. */
	cacheFolder: string;
	/**
	 * Whether the build has settled on the instant for which pages are drawn: else each thread would
	 * draw for one of its own.
	 */
	hasOneInstant: boolean;
	/** How many threads there may be, this one and those that draw no pages among them. */
	threads: number;
	/** When there may be one more; absent where that will not be. */
	oneMore?: Promise<unknown> | undefined;
	/** With fewer paths for each, there are fewer threads that draw. */
	leastForEach?: number;
	/** With fewer paths, pages are finished on this thread. */
	leastToFinishBeside?: number;
	logger: AstroIntegrationLogger;
}

/**
 * Draws and writes pages and other files, on several threads where there are many. What is in them
 * does not depend on the thread.
 *
 * What another thread cannot draw is drawn on this one, where its error is met.
 *
 * @returns Those for which something else than a page or a file was answered.
 */
export async function renderPaths(
	paths: readonly StaticPath[],
	drawing: PathRendering,
): Promise<StaticPath[]> {
	const { drawer, fullText, logger, pages, prerenderer, render } = drawing;
	const startedAt = performance.now();
	const undrawn = new Set(paths.keys());
	const progress = createProgress({ label: 'Pages and files' });
	const note = (index: number, drawn: RenderedFile) => {
		pages.addRendered(drawn);
		if (drawn.page) fullText?.add(drawn.path, drawn.searchedText, drawn.page.key);
		undrawn.delete(index);
		progress.advance(paths.length - undrawn.size, paths.length);
	};
	const drawHere = async (path: StaticPath, index: number) => {
		try {
			const drawn = await drawer.draw(
				pathToRender(path),
				(request) => render(request, path),
				(page, html) => toFinish?.take(index, page, html) === true,
			);
			if (drawn) note(index, drawn);
		} catch (error) {
			logger.error(`${path.pathname} cannot be rendered by ${path.route.component}:`);
			throw error;
		}
	};
	const cursor = newSharedCursor();
	const threads = threadsFor(paths, cursor, drawing, note);
	let toFinish = threads ? undefined : finishingFor(paths.length, drawing, note);
	let isOver = false;
	if (!threads && !toFinish) {
		void drawing.oneMore?.then(() => {
			const more = { ...drawing, threads: drawing.threads + 1 };
			if (!isOver) toFinish = finishingFor(undrawn.size, more, note);
		});
	}
	const helpers = () => threads ?? toFinish;
	try {
		await processQueue(paths, cursor, drawHere);
		isOver = true;
		// Threads that have not begun yet are not waited for.
		const failures = undrawn.size > 0 ? await helpers()?.failures() : [];
		for (const failure of failures ?? []) {
			logger.warn(`A thread has ended (${String(failure)}): this one draws what is left.`);
		}
	} finally {
		isOver = true;
		await helpers()?.close();
		progress.clear();
	}
	// What a thread that has ended had taken; and what is answered with a redirect, once more.
	for (const index of [...undrawn].sort((a, b) => a - b)) {
		const path = paths[index];
		if (path) await drawHere(path, index);
	}
	const pagesDrawn = paths.filter(
		({ route }, index) => route.type === 'page' && !undrawn.has(index),
	);
	nameRenderedPages(
		prerenderer,
		pagesDrawn.map(({ pathname }) => pathname),
	);
	if (paths.length > 0) {
		logger.info(summary(paths.length, threads, startedAt, toFinish !== undefined));
	}
	return [...undrawn].flatMap((index) => paths[index] ?? []);
}

function threadsFor(
	paths: readonly StaticPath[],
	cursor: SharedCursor,
	drawing: PathRendering,
	note: (index: number, drawn: RenderedFile) => void,
): RenderingThreads | undefined {
	const { base, cacheFolder, hasOneInstant, logger, pages, prerenderer, siteRoot } = drawing;
	const { leastForEach = usualLeastForEach, threads } = drawing;
	const worthwhile = Math.min(
		threads - threadsForOthers,
		mostThreads,
		Math.floor(paths.length / leastForEach),
	);
	const count = worthwhile - 1;
	if (count < 1 || !hasOneInstant) return undefined;
	const code = builtCode(prerenderer);
	if (!code) {
		logger.warn('All pages are drawn on one thread: how others would draw them is not known.');
		return undefined;
	}
	const order = {
		code,
		siteRoot,
		base,
		outputFolder: pages.outputFolder,
		cacheFolder,
		siteDigest: pages.digest,
		paths: paths.map(pathToRender),
		cursor,
	};
	return new RenderingThreads(order, count, note);
}

/**
 * Returns the pages that one thread draws and another finishes, which needs no guide for that,
 * unlike one that draws; `undefined` where threads or pages are too few.
 */
function finishingFor(
	count: number,
	drawing: PathRendering,
	note: (index: number, drawn: RenderedFile) => void,
): PagesToFinish | undefined {
	const { cacheFolder, leastToFinishBeside = usualLeastToFinishBeside, siteRoot } = drawing;
	if (drawing.threads < 2 || count < leastToFinishBeside) return undefined;
	return new PagesToFinish({ siteRoot, cacheFolder }, note);
}

function summary(
	count: number,
	threads: RenderingThreads | undefined,
	startedAt: number,
	isFinishedBeside: boolean,
): string {
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
	const where = [
		threads ? `drawn on ${threads.count + 1} threads` : 'drawn on one thread',
		...(isFinishedBeside ? ['finished on another'] : []),
	];
	return `${count} pages and files ${where.join(' and ')} in ${seconds} s.`;
}
