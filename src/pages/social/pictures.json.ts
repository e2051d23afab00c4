import type { APIRoute } from 'astro';
import { pageContext } from '../../build/published-guide.ts';
import { drawingOfBuild } from '../../build/social-images/drawing-of-build.ts';
import { socialCovers } from '../../ui/view-models/site/social-image.ts';

/** Lists for `socialImages` what to draw; an empty response is no file of the site. */
export const GET: APIRoute = async () => {
	drawingOfBuild()?.begin(socialCovers(await pageContext()));
	return new Response(null);
};
