import type { APIRoute, GetStaticPaths } from 'astro';
import { iconPicture, iconSizes } from '../graphics/icon-picture.ts';
import { signPath } from '../config/sign-path.ts';
import { groundColours } from '../ui/view-models/site/site-frame.ts';

export const getStaticPaths = (() =>
	iconSizes.map((size) => ({
		params: { size: String(size) },
		props: { size },
	}))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
	new Response(new Uint8Array(await iconPicture(signPath(), props.size, groundColours.light)), {
		headers: { 'content-type': 'image/png' },
	});
