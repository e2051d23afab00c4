import type { APIRoute } from 'astro';
import { pageContext } from '../../build/published-guide.ts';
import { nameList } from '../../ui/view-models/list/name-list.ts';

/** Returns the names that searches look through first. */
export const GET: APIRoute = async () => Response.json(nameList(await pageContext()));
