import {
	type ContentPolicy,
	isHash,
	parsePolicy,
	withSources,
} from '../../config/security/content-policy.ts';
import { factsFile } from '../../config/guide-file.ts';
import { cutLine } from '../../records/cut-line.ts';
import { ownPolicy, policySourceOf } from './own-policy.ts';
import type { PageRisks } from './page-risks.ts';
import type { PageProblem } from './site-problem.ts';

/** Maximum number of characters of an address or script that is reported. */
const maxCharacters = 100;

/**
 * Checks pages against the content security policy that Astro wrote into them, and narrows it to
 * what each of them needs.
 */
export class PolicyCheck {
	readonly #origin: string;
	#whole: ContentPolicy = new Map();

	/** @param siteRoot Absolute address of the site, with its base path and a slash at the end. */
	constructor(siteRoot: string) {
		this.#origin = new URL(siteRoot).origin;
	}

	/** Returns the policy that the pages that were joined need together. */
	get whole(): ContentPolicy {
		return this.#whole;
	}

	/**
	 * Adds a page to the policy.
	 * @param policy What one more page needs.
	 */
	join(policy: ContentPolicy): void {
		for (const [name, sources] of policy) this.#whole = withSources(this.#whole, name, sources);
	}

	/**
	 * Checks the policy of a page.
	 * @param url Absolute address at which the page is served.
	 * @returns What is wrong with the page, and the policy that it should have.
	 */
	check(
		url: string,
		{ risks }: { risks: PageRisks },
	): { problems: PageProblem[]; policy: ContentPolicy } {
		if (risks.policy === undefined) {
			const remedy = 'Let every page have a head: Astro writes the policy at its end.';
			return { problems: [error('The page has no policy.', remedy)], policy: new Map() };
		}
		const given = parsePolicy(risks.policy);
		const policy = ownPolicy(given, risks, this.#origin);
		const problems = [
			...risks.attributes.map((attribute) =>
				error(`The page has the attribute ${attribute}.`, attributeRemedy),
			),
			...risks.codeAddresses.map((address) =>
				error(`The page has the address “${cutLine(address, maxCharacters)}”.`, addressRemedy),
			),
			...inlineProblems('script', risks.scripts, given.get('script-src')),
			...inlineProblems('style', risks.styles, given.get('style-src')),
			...this.#loads(url, risks.loads, policy),
			...this.#refresh(url, risks.refresh),
			...this.#links(url, risks.links),
		];
		return { problems, policy };
	}

	#loads(url: string, loads: PageRisks['loads'], policy: ContentPolicy): PageProblem[] {
		return Array.from(loads).flatMap(([directive, addresses]) =>
			[...addresses]
				.filter((address) => !isAllowed(this.#originOf(address, url), policy, directive))
				.map((address) =>
					error(
						`The policy keeps browsers from ${cutLine(address, maxCharacters)} (${directive}).`,
						`Load nothing from elsewhere, or allow its origin by allowedSources in ${factsFile}.`,
					),
				),
		);
	}

	#refresh(url: string, refresh: string | undefined): PageProblem[] {
		if (refresh === undefined || this.#originOf(refresh, url) === "'self'") return [];
		return [
			error(
				`The page sends visitors on to ${cutLine(refresh, maxCharacters)}.`,
				'Pages of former addresses lead to pages of the guide alone.',
			),
		];
	}

	#links(url: string, links: PageRisks['links']): PageProblem[] {
		return links
			.filter(({ href, rel }) => !rel.split(' ').includes('noopener') && this.#isForeign(href, url))
			.map(({ href }) =>
				error(
					`The link to ${cutLine(href, maxCharacters)} lets that page control the window that it was opened from.`,
					'Give links to other sites the relations of src/config/security/link-relations.ts.',
				),
			);
	}

	#isForeign(address: string, url: string): boolean {
		return this.#originOf(address, url) !== "'self'";
	}

	/** Returns the origin of a URL as a policy names it; `undefined` where the URL has none. */
	#originOf(address: string, url: string): string | undefined {
		if (/^\/(?!\/)/.test(address)) return "'self'";
		const origin = URL.parse(address, url)?.origin;
		return origin === this.#origin ? "'self'" : origin;
	}
}

const attributeRemedy =
	'Style by classes, listen in src/ui/client/, and never print a text of the service as markup.';
const addressRemedy = 'Let only addresses that a schema has read become links.';

function inlineProblems(
	name: 'script' | 'style',
	texts: readonly string[],
	sources: readonly string[] = [],
): PageProblem[] {
	return texts
		.filter((text) => !sources.some((source) => isHash(source) && source === policySourceOf(text)))
		.map((text) =>
			error(
				`The page has a ${name} of its own that its policy does not know: “${cutLine(text.trim(), maxCharacters)}”.`,
				'Put scripts into src/ui/client/ and styles into components, or name the hash in src/config/security/guide-policy.ts.',
			),
		);
}

function isAllowed(origin: string | undefined, policy: ContentPolicy, directive: string): boolean {
	if (origin === undefined) return false;
	return (policy.get(directive) ?? []).some(
		(source) => source === origin || isOfDomain(origin, source),
	);
}

/**
 * Returns whether an origin is one that a source stands for: `https://*.tiles.example` stands
 * for every host below that domain.
 */
function isOfDomain(origin: string, source: string): boolean {
	const [scheme = '', domain] = source.split('*');
	return domain !== undefined && origin.startsWith(scheme) && origin.endsWith(domain);
}

function error(message: string, remedy: string): PageProblem {
	return { severity: 'error', rule: 'security policy', message, remedy };
}
