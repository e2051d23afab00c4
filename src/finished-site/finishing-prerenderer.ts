import type { AstroPrerenderer } from 'astro';
import type { FullTextIndex } from '../full-text/full-text-index.ts';
import { pagesOfBuild } from '../kept-pages/pages-under-way.ts';
import { BufferedResponse } from './buffered-response.ts';
import type { FinishingSettings } from './finishing-thread.ts';
import { FinishingThreads } from './finishing-threads.ts';
import { pathsToDraw } from './paths-to-draw.ts';
import { addressOf } from './site-files.ts';

/**
 * Finishes each page that is kept for the next build between its being drawn and its being written, while the next ones are drawn.
 *
 * Pages that are not kept are left as they are drawn.
 *
 * @param threads How many the build may have.
 * @param fullText Is given the texts of these pages; absent where the guide has no such index.
 */
export function finishingPrerenderer(
	prerenderer: AstroPrerenderer,
	settings: FinishingSettings,
	threads: number,
	fullText?: FullTextIndex,
): AstroPrerenderer {
	let finishing: FinishingThreads | undefined;
	return {
		...prerenderer,
		async getStaticPaths() {
			const pages = pagesOfBuild();
			if (fullText) pages?.tell(fullText);
			const paths = await prerenderer.getStaticPaths();
			return pathsToDraw(
				paths,
				pages?.shard !== undefined,
				({ pathname, route }) =>
					route.type === 'page' && fullText?.expects(pathAt(pathname, settings.siteRoot)) === true,
			);
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
			const { hasFacts, html, searchedText } = await finishing.finish(
				{ file, path, url, key: page.key },
				drawn,
			);
			page.isFinished = hasFacts;
			fullText?.add(path, searchedText, page.key);
			return new BufferedResponse(html.buffer, response);
		},
		async teardown() {
			await finishing?.close();
			await prerenderer.teardown?.();
		},
	};
}

/** @param pathname As Astro names a page: below the base path, with or without a slash at the end. */
function pathAt(pathname: string, siteRoot: string): string {
	return decodeURIComponent(new URL(`.${pathname}/`.replace(/\/+$/, '/'), siteRoot).pathname);
}
