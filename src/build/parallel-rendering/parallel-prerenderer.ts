import type { AstroPrerenderer } from 'astro';
import type { PagesOfBuild } from '../page-cache/pages-of-build.ts';
import { pagesOfBuild } from '../page-cache/pages-under-way.ts';
import { BufferedResponse } from './buffered-response.ts';
import { missingInternal } from './astro-internals.ts';
import { renderPaths, type PathRendering } from './render-paths.ts';
import { ListWorker, type ListWorkerSettings } from './list-worker.ts';
import { PageRenderer, urlOf } from './page-renderer.ts';
import { inOrderOfRoutes, pathsInPasses } from './paths-in-passes.ts';
import { isOfLists, pathsToRender, type StaticPath } from './paths-to-render.ts';

export type ParallelRenderingSettings = Pick<
	PathRendering,
	'base' | 'cacheFolder' | 'fullText' | 'hasOneInstant' | 'logger' | 'siteRoot' | 'threads'
> &
	Pick<ListWorkerSettings, 'minCachedPages'> & {
		/**
		 * Called when all pages that are not left to Astro are in the site.
		 *
		 * @param leftPaths Decoded paths of the pages and files that are left to Astro.
		 */
		onRendered?: ((pages: PagesOfBuild, leftPaths: readonly string[]) => void) | undefined;
	};

/**
 * Wraps Astro’s prerenderer: when Astro asks for the paths, this one renders those of routes with
 * many pages or files itself, on several threads where that pays, and returns only the others to
 * Astro, which renders one after the other.
 *
 * A page that goes into the page cache is finished after rendering and before it is written; other
 * pages are written as they are rendered.
 */
export function parallelPrerenderer(
	prerenderer: AstroPrerenderer,
	settings: ParallelRenderingSettings,
): AstroPrerenderer {
	const { cacheFolder, fullText, siteRoot } = settings;
	let renderer: PageRenderer | undefined;
	const render = async (request: Request, { route }: StaticPath) =>
		responseOf(await prerenderer.render(request, { routeData: route }));
	return {
		...prerenderer,
		async getStaticPaths() {
			const pages = pagesOfBuild();
			if (!pages) return prerenderer.getStaticPaths();
			if (fullText) pages.setReader(fullText);
			renderer = new PageRenderer(pages, siteRoot, cacheFolder);
			const missing = missingInternal(prerenderer);
			if (missing !== undefined) {
				settings.logger.warn(
					`Astro renders all pages itself, one after the other, which takes longer: the installed version has no ${missing} as it is used to render on several threads.`,
				);
				return pathsForAstro(prerenderer, pages);
			}
			let known: StaticPath[] = [];
			const left = new Set<StaticPath>();
			// Lists come in a second pass: finding out which are in the cache takes long, and the
			// full-text index does not wait for them.
			const passes = pages.hasCached
				? pathsInPasses(prerenderer, (route) => !isOfLists(route))
				: [await prerenderer.getStaticPaths()];
			let lists = ListWorker.start({ ...settings, prerenderer, pages });
			try {
				for await (const paths of passes) {
					const { many, others, pictureList } = pathsToRender(paths, {
						isShard: pages.shard !== undefined,
						isAwaited: (path) => fullText?.expects(servedAt(path, siteRoot)) === true,
						known,
					});
					if (pictureList) await render(new Request(addressAt(pictureList, siteRoot)), pictureList);
					const unwritten = await renderPaths(many, {
						...settings,
						// The thread of the lists counts.
						threads: settings.threads - (lists ? 1 : 0),
						threadFreed: lists?.ended,
						prerenderer,
						pages,
						renderer,
						render,
					});
					for (const path of [...unwritten, ...others]) left.add(path);
					known = [...known, ...paths];
					const areListsInSite = await lists?.collect(known);
					lists = undefined;
					if (areListsInSite) break;
				}
			} finally {
				await lists?.close();
			}
			settings.onRendered?.(
				pages,
				[...left].map((path) => servedAt(path, siteRoot)),
			);
			return inOrderOfRoutes(prerenderer, left);
		},
		async render(request, options) {
			const rendered = await prerenderer.render(request, options);
			const response = responseOf(rendered);
			const path = decodeURIComponent(new URL(request.url).pathname);
			const finished = await renderer?.finish(path, response);
			if (!finished) return rendered;
			fullText?.add(path, finished.searchedText, finished.page.key);
			return new BufferedResponse(finished.html.buffer, response);
		},
	};
}

/**
 * Returns all paths of this build, which are left to Astro where the project knows how to ask
 * for them, but not how to do more.
 */
async function pathsForAstro(
	prerenderer: AstroPrerenderer,
	{ shard }: PagesOfBuild,
): Promise<StaticPath[]> {
	const paths = await prerenderer.getStaticPaths();
	if (!shard) return paths;
	const { many, others } = pathsToRender(paths, { isShard: true, isAwaited: () => false });
	return [...many, ...others];
}

type Rendered = Awaited<ReturnType<AstroPrerenderer['render']>>;

function responseOf(rendered: Rendered): Response {
	return rendered instanceof Response ? rendered : rendered.response;
}

/** Returns the decoded path of the URL at which a page or file is served. */
function servedAt(path: StaticPath, siteRoot: string): string {
	return decodeURIComponent(addressAt(path, siteRoot).pathname);
}

function addressAt({ pathname, route }: StaticPath, siteRoot: string): URL {
	return urlOf({ pathname, isPage: route.type === 'page' }, siteRoot);
}
