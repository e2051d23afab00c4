import type { APIRoute } from 'astro';
import { pageContext } from '../../published-guide.ts';
import { socialCovers } from '../../view-models/social-image.ts';

/** What `socialImages` draws when all pages are made; it removes this list. */
export const GET: APIRoute = async () => Response.json(socialCovers(await pageContext()));
