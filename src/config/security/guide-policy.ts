import { createHash } from 'node:crypto';
import { type ContentPolicy, withSources } from './content-policy.ts';

/** Directives to which `allowedSources` in `src/config/site.ts` may add. */
export const sourceDirectives = [
	'script-src',
	'style-src',
	'img-src',
	'font-src',
	'connect-src',
	'manifest-src',
	'worker-src',
	'media-src',
	'frame-src',
	'form-action',
	'frame-ancestors',
] as const;
export type SourceDirective = (typeof sourceDirectives)[number];

/** Lists what the operator lets pages load besides, by directive. */
export type AllowedSources = Readonly<Partial<Record<SourceDirective, readonly string[]>>>;

/**
 * Lists what a page of the guide needs, and nothing else: a text of the service that became markup
 * could load and run nothing.
 */
const guideSources: Readonly<Record<SourceDirective, readonly string[]>> = {
	/**
	 * Files in `/_astro/`, and by their hashes `src/ui/layouts/start-up.js` and
	 * `speculation-rules.ts`, which stand in every page. Structured data is no script to a browser.
	 */
	'script-src': ["'self'"],
	/** Stylesheet, and by their hashes the few styles in the head of every page. */
	'style-src': ["'self'"],
	/**
	 * Pictures of the guide itself. Each finished page also names the hosts of the images that it
	 * shows.
	 */
	'img-src': ["'self'"],
	'font-src': ["'self'"],
	/** Scripts fetch data of the guide itself. */
	'connect-src': ["'self'"],
	'manifest-src': ["'self'"],
	/** Service worker, and that of the full-text search. */
	'worker-src': ["'self'"],
	/** Sources of sound and film, which are no part of the guide. */
	'media-src': [],
	'frame-src': [],
	/** Forms are sent to the guide alone; one in a text could ask for a password otherwise. */
	'form-action': ["'self'"],
	/** Sites that may show the guide within a page of theirs. Browsers take it from a header only. */
	'frame-ancestors': ["'self'"],
};

/** Lists what Astro states in directives of its own, or only a header can. */
const notAmongDirectives = ['script-src', 'style-src', 'frame-ancestors'];

/**
 * Source that lets the program of the full-text search run, which is WebAssembly; the page that
 * searches states it, and no other.
 */
export const wasmSource = "'wasm-unsafe-eval'";

/**
 * Order of the cascade, which a page states before anything else: an imported file would come too
 * late.
 */
export const layerOrder = '@layer reset,tokens,base,layout,components,utilities,print;';

/**
 * Returns the policy of the guide, with what its operator allows besides and without the hosts of
 * images.
 */
export function guidePolicy(allowedSources: AllowedSources): ContentPolicy {
	const policy = new Map<string, readonly string[]>([
		// Frames, plug-ins and whatever browsers learn to load: nothing that is not named.
		['default-src', ["'none'"]],
		// A `base` element would turn every relative address of a page.
		['base-uri', ["'none'"]],
	]);
	for (const name of sourceDirectives) {
		const sources = [...guideSources[name], ...(allowedSources[name] ?? [])];
		if (sources.length > 0) policy.set(name, sources);
	}
	return policy;
}

/**
 * Returns the policy for the header of responses: what pages need, and the directive that a
 * policy within a page cannot state, `frame-ancestors`.
 */
export function headerPolicy(pages: ContentPolicy, allowedSources: AllowedSources): ContentPolicy {
	const ancestors = guidePolicy(allowedSources).get('frame-ancestors') ?? [];
	return withSources(pages, 'frame-ancestors', ancestors);
}

/**
 * Returns Astro's setting `security.csp`: the policy of the guide, with the hashes of what stands
 * in pages and Astro does not know of.
 *
 * @param scripts Texts of the scripts that stand in pages.
 */
export function astroPolicy(allowedSources: AllowedSources, scripts: readonly string[]) {
	const policy = guidePolicy(allowedSources);
	return {
		algorithm: 'SHA-256' as const,
		directives: Array.from(policy)
			.filter(([name]) => !notAmongDirectives.includes(name))
			.map(([name, sources]) => [name, ...sources].join(' ')),
		scriptDirective: {
			resources: policy.get('script-src') ?? [],
			hashes: scripts.map(hashOf),
		},
		styleDirective: {
			resources: policy.get('style-src') ?? [],
			hashes: [hashOf(layerOrder)],
		},
	};
}

/**
 * Returns the hash that allows an inline script or style, as sources name it but for their
 * quotation marks.
 */
export function hashOf(text: string): `sha256-${string}` {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
