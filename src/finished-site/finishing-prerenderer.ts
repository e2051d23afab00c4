import type { AstroPrerenderer, RouteData } from 'astro';
import { pagesOfBuild } from '../kept-pages/pages-of-build.ts';
import type { FinishingSettings } from './finishing-thread.ts';
import { FinishingThreads } from './finishing-threads.ts';
import { addressOf } from './site-files.ts';

/**
 * Finishes each page that is kept for the next build between its being drawn and its being written, while the next ones are drawn.
 *
 * Pages that are not kept are left as they are drawn; where other machines draw a part of the pages, such pages are left to the build of the whole guide.
 *
 * @param threads How many the build may have.
 */
export function finishingPrerenderer(
	prerenderer: AstroPrerenderer,
	settings: FinishingSettings,
	threads: number,
): AstroPrerenderer {
	let finishing: FinishingThreads | undefined;
	return {
		...prerenderer,
		async getStaticPaths() {
			const paths = await prerenderer.getStaticPaths();
			return pagesOfBuild()?.shard ? paths.filter(({ route }) => isOfMany(route)) : paths;
		},
		async render(request, options) {
			const rendered = await prerenderer.render(request, options);
			const response = rendered instanceof Response ? rendered : rendered.response;
			const path = decodeURIComponent(new URL(request.url).pathname);
			const noted = pagesOfBuild()?.pageAt(path);
			if (!noted || noted.page.isKept || response.status !== 200) return rendered;
			finishing ??= new FinishingThreads(settings, threads);
			const { file, page } = noted;
			const url = addressOf(path, settings.siteRoot);
			const drawn = new Uint8Array(await response.arrayBuffer());
			const { hasFacts, html } = await finishing.finish({ file, path, url, key: page.key }, drawn);
			page.isFinished = hasFacts;
			return new Response(html, response);
		},
		async teardown() {
			await finishing?.close();
			await prerenderer.teardown?.();
		},
	};
}

function isOfMany({ params, type }: RouteData): boolean {
	return type === 'page' && params.length > 0;
}
