/**
 * Names the web servers that read a list of former addresses in a form of their own, and set no
 * limits.
 */
export const webServers = ['nginx', 'apache', 'caddy'] as const;

export type WebServer = (typeof webServers)[number];

export const hosts = [
	'none',
	'netlify',
	'cloudflare-pages',
	'cloudflare-pages-paid',
	'github-pages',
	...webServers,
] as const;

/** Names the host that the finished site goes to, as far as that sets limits to it or redirects. */
export type Host = (typeof hosts)[number];

/** Holds what a host takes at most; a limit that it does not have is absent. */
export interface HostLimits {
	name: string;
	maxFiles?: number;
	maxFilesInFolder?: number;
	maxBytes?: number;
	maxFileBytes?: number;
	/** Lines of `_redirects` that name one address each. */
	maxRedirects?: number;
	/** Characters of one line of `_redirects`. */
	maxRedirectCharacters?: number;
	/** Paths of `_headers` that have headers of their own. */
	maxHeaderRules?: number;
	/** Characters of one line of `_headers`. */
	maxHeaderCharacters?: number;
}

const cloudflarePages = {
	maxFileBytes: 25 * 2 ** 20,
	maxRedirects: 2000,
	maxRedirectCharacters: 1000,
	maxHeaderRules: 100,
	maxHeaderCharacters: 2000,
};

/**
 * As the hosts stated them in November 2026:
 * https://docs.netlify.com/deploy/deploy-overview/ (a folder),
 * https://docs.netlify.com/manage/routing/redirects/overview/ (from 10,000 redirects on a deploy
 * may fail), https://developers.cloudflare.com/pages/platform/limits/,
 * https://developers.cloudflare.com/pages/configuration/redirects/,
 * https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits.
 */
export const hostLimits: Readonly<Record<Exclude<Host, 'none'>, HostLimits>> = {
	netlify: { name: 'Netlify', maxFilesInFolder: 54_000, maxRedirects: 10_000 },
	'cloudflare-pages': {
		name: 'Cloudflare Pages (free plan)',
		maxFiles: 20_000,
		...cloudflarePages,
	},
	'cloudflare-pages-paid': {
		name: 'Cloudflare Pages (paid plan)',
		maxFiles: 100_000,
		...cloudflarePages,
	},
	'github-pages': { name: 'GitHub Pages', maxBytes: 1_000_000_000 },
	nginx: { name: 'nginx' },
	apache: { name: 'Apache' },
	caddy: { name: 'Caddy' },
};
