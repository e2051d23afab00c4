import { factsFile } from '../../config/guide-file.ts';
import { copyString } from './copy-string.ts';
import type { LinkKind, PageFacts } from './page-facts.ts';
import type { PageProblem } from './site-problem.ts';

/**
 * Describes a place on the site: a decoded path and, where a link leads to a part of a page, that
 * part's id.
 */
export interface Target {
	path: string;
	fragment: string;
}

/** Describes a part of a page to which a link leads. */
export interface LinkedPart extends Target {
	isOfContent: boolean;
}

/**
 * Paths in which nothing is to be resolved or decoded, and the addresses of hosts that are written
 * as they are compared.
 */
const plainPath = /^(?:\/[\w-][\w.~-]*)*\/?$/;
const plainOrigin = /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z]+(?=[/?#]|$)/;

/** Checks the links of pages against what the site has. */
export class LinkCheck {
	/** Decoded paths that links lead to, and that are there. */
	readonly found = new Set<string>();
	readonly #origin: string;
	readonly #base: string;
	readonly #paths: ReadonlySet<string>;
	readonly #previews: ReadonlySet<string>;
	/** Digests of targets by address: most links are in every page. */
	readonly #targets = new Map<string, Target | undefined>();

	/**
	 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
	 * @param paths Decoded paths of everything that is served.
	 * @param previews Absolute addresses at which records say their images are: what previews of
	 *   their pages show.
	 */
	constructor(
		siteRoot: string,
		paths: ReadonlySet<string>,
		previews: ReadonlySet<string> = new Set(),
	) {
		const { origin, pathname } = new URL(siteRoot);
		this.#origin = origin;
		this.#base = pathname;
		this.#paths = paths;
		this.#previews = previews;
	}

	/**
	 * Returns the decoded path on this site that a link leads to; `undefined` where the link leads
	 * elsewhere.
	 */
	targetPath(href: string, page: string): string | undefined {
		return this.#targetOf(href, page)?.path;
	}

	/** Returns what is wrong with the links of one page, and the parts of pages that they lead to. */
	check(page: string, { links }: PageFacts): { problems: PageProblem[]; parts: LinkedPart[] } {
		const problems: PageProblem[] = [];
		const parts: LinkedPart[] = [];
		for (const [href, kind] of links) {
			const target = this.#targetOf(href, page);
			if (!target) continue;
			const isOfContent = kind === 'resource' ? this.#previews.has(href) : isAddressOfContent(href);
			if (!this.#paths.has(target.path)) {
				problems.push(broken(href, kind, isOfContent));
				continue;
			}
			this.found.add(target.path);
			if (target.fragment !== '') parts.push({ ...target, isOfContent });
		}
		return { problems, parts };
	}

	#targetOf(href: string, page: string): Target | undefined {
		if (!href.startsWith('/') || href.startsWith('//')) return this.#resolve(href, page);
		if (!this.#targets.has(href)) {
			const address = copyString(href);
			this.#targets.set(address, this.#resolve(address, page));
		}
		return this.#targets.get(href);
	}

	#resolve(href: string, page: string): Target | undefined {
		if (href.startsWith('#')) return { path: page, fragment: decoded(href.slice(1)) };
		// To parse addresses takes long, and most are such.
		if (href !== '' && plainPath.test(href)) return { path: href, fragment: '' };
		const [origin = this.#origin] = plainOrigin.exec(href) ?? [];
		if (origin !== this.#origin) return undefined;
		if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(href)) return undefined;
		const url = URL.parse(href, this.#origin + encodeURI(page));
		if (url?.origin !== this.#origin) return undefined;
		// Another part of the same host is no part of this site, unless a template forgot the base
		// path.
		if (!url.pathname.startsWith(this.#base) && /^https?:/i.test(href)) return undefined;
		return { path: decoded(url.pathname), fragment: decoded(url.hash.slice(1)) };
	}
}

/**
 * Returns whether an address that is followed, or is that of an image, comes from a record: those
 * of the guide itself are paths. What a record states is not for the guide to keep whole, also
 * where it is an address of the guide.
 */
export function isAddressOfContent(href: string): boolean {
	return /^https?:/i.test(href);
}

function broken(href: string, kind: LinkKind, isOfContent: boolean): PageProblem {
	const isFollowed = kind === 'main' || kind === 'body';
	const remedy = isFollowed
		? `Make addresses with src/config/routes.ts, and of published things only; those at the foot of all pages are footerLinks in ${factsFile}.`
		: 'Put the file in public/, or let the template import it from src/.';
	return {
		severity: isOfContent ? 'warning' : 'error',
		rule: 'link',
		message: `${isFollowed ? 'A link leads' : 'The page refers'} to ${href}, which is not on the site.`,
		remedy: isOfContent ? remedyAtSource : remedy,
	};
}

export const remedyAtSource = 'Mend the address at the source.';

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
