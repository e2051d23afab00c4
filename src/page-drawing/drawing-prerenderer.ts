import type { AstroPrerenderer } from 'astro';
import type { PagesOfBuild } from '../kept-pages/pages-of-build.ts';
import { pagesOfBuild } from '../kept-pages/pages-under-way.ts';
import { BufferedResponse } from './buffered-response.ts';
import { inOrderOfRoutes, pathsInTurns } from './built-app.ts';
import { drawPaths, type PathDrawing } from './draw-paths.ts';
import { ListsMeanwhile, type ListsOfBuild } from './lists-meanwhile.ts';
import { PageDrawer, urlOf } from './page-drawer.ts';
import { isOfLists, pathsToDraw, type StaticPath } from './paths-to-draw.ts';

export type PageDrawingSettings = Pick<
	PathDrawing,
	'base' | 'cacheFolder' | 'fullText' | 'logger' | 'siteRoot' | 'threads'
> &
	Pick<ListsOfBuild, 'leastKept'>;

/**
 * Draws pages and files of which there are many by itself, on several threads where that pays, as soon as it is known which there
 * are; the others are left to Astro, which draws one after the other.
 *
 * Each page that is kept for the next build is finished between its being drawn and its being written. Pages that are not kept are
 * left as they are drawn.
 */
export function drawingPrerenderer(
	prerenderer: AstroPrerenderer,
	settings: PageDrawingSettings,
): AstroPrerenderer {
	const { cacheFolder, fullText, siteRoot } = settings;
	let drawer: PageDrawer | undefined;
	/** Are drawn until Astro has drawn what is left to it. */
	let lists: ListsMeanwhile | undefined;
	let known: StaticPath[] = [];
	const render = async (request: Request, { route }: StaticPath) =>
		responseOf(await prerenderer.render(request, { routeData: route }));
	const noLongerDrawn = async () => {
		await lists?.close();
		lists = undefined;
	};
	/** @returns Those that are left to Astro. */
	const drawTurn = async (pages: PagesOfBuild, paths: StaticPath[]): Promise<StaticPath[]> => {
		const { many, others, pictureList } = pathsToDraw(paths, {
			isShard: pages.shard !== undefined,
			isAwaited: (path) =>
				fullText?.expects(decodeURIComponent(addressAt(path, siteRoot).pathname)) === true,
			known,
		});
		if (pictureList) await render(new Request(addressAt(pictureList, siteRoot)), pictureList);
		drawer ??= new PageDrawer(pages, siteRoot, cacheFolder);
		const unwritten = await drawPaths(many, {
			...settings,
			// That of the lists is one of them.
			threads: settings.threads - (lists ? 1 : 0),
			prerenderer,
			pages,
			drawer,
			render,
		});
		known = [...known, ...paths];
		return [...unwritten, ...others];
	};
	return {
		...prerenderer,
		async getStaticPaths() {
			const pages = pagesOfBuild();
			if (!pages) return prerenderer.getStaticPaths();
			if (fullText) pages.tell(fullText);
			const left = new Set<StaticPath>();
			// Which lists are those of an earlier build takes long to find out, and their texts are not searched.
			const turns = pages.hasKept
				? pathsInTurns(prerenderer, (route) => !isOfLists(route))
				: [await prerenderer.getStaticPaths()];
			lists = ListsMeanwhile.begun({ ...settings, prerenderer, pages });
			try {
				for await (const paths of turns) {
					for (const path of await drawTurn(pages, paths)) left.add(path);
					if (await lists?.mayBeDrawn(known)) break;
					await noLongerDrawn();
				}
			} catch (error) {
				await noLongerDrawn();
				throw error;
			}
			return inOrderOfRoutes(prerenderer, left);
		},
		async render(request, options) {
			try {
				const rendered = await prerenderer.render(request, options);
				const response = responseOf(rendered);
				const path = decodeURIComponent(new URL(request.url).pathname);
				const finished = await drawer?.finish(path, response);
				if (!finished) return rendered;
				fullText?.add(path, finished.searchedText, finished.page.key);
				return new BufferedResponse(finished.html.buffer, response);
			} catch (error) {
				await noLongerDrawn();
				throw error;
			}
		},
		async teardown() {
			const pages = pagesOfBuild();
			if (lists && pages && !(await lists.areDrawn())) {
				lists = undefined;
				for await (const paths of pathsInTurns(prerenderer, isOfLists)) {
					const [unwritten] = await drawTurn(pages, paths);
					if (unwritten) throw new Error(`${unwritten.pathname} has no content.`);
					break;
				}
			}
			await prerenderer.teardown?.();
		},
	};
}

type Rendered = Awaited<ReturnType<AstroPrerenderer['render']>>;

function responseOf(rendered: Rendered): Response {
	return rendered instanceof Response ? rendered : rendered.response;
}

function addressAt({ pathname, route }: StaticPath, siteRoot: string): URL {
	return urlOf({ pathname, isPage: route.type === 'page' }, siteRoot);
}
