import { type ContentPolicy, isHash, policyText, withSources } from '../security/content-policy.ts';
import { imageOrigin } from '../images/image-file.ts';
import { hashOf } from '../security/guide-policy.ts';
import type { PageRisks } from './page-risks.ts';

/** Hashes of texts that stand in most pages. */
const hashes = new Map<string, string>();

/**
 * The policy that a page needs: of that of the guide, only the hashes of what stands in this page, and the hosts of the images
 * that it shows.
 *
 * A page's own policy names few hosts however many the guide has, and stays as it is when a record elsewhere gets another one.
 *
 * @param site Origin of the guide.
 */
export function ownPolicy(policy: ContentPolicy, risks: PageRisks, site: string): ContentPolicy {
	const needed = new Set([...risks.scripts, ...risks.styles].map(sourceOf));
	const own = Array.from(policy, ([name, sources]): [string, readonly string[]] => [
		name,
		sources.filter((source) => !isHash(source) || needed.has(source)),
	]);
	const images = [...(risks.loads.get('img-src') ?? [])].flatMap((address) => {
		const origin = imageOrigin(address);
		return origin === undefined || origin === site ? [] : [origin];
	});
	return withSources(new Map(own), 'img-src', images);
}

/** What allows an inline script or style. */
export function sourceOf(text: string): string {
	const known = hashes.get(text);
	if (known !== undefined) return known;
	const source = `'${hashOf(text)}'`;
	// Made of a copy: the text would keep its whole page in memory.
	hashes.set(Buffer.from(text).toString(), source);
	return source;
}

const element = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const charset = '<meta charset="utf-8">';

/**
 * A page with its own policy in place of that which Astro wrote: ahead of everything else, as a policy in a page holds for what
 * follows it.
 */
export function withPolicy(html: string, policy: ContentPolicy): string {
	const stated = `<meta http-equiv="content-security-policy" content="${policyText(policy)}">`;
	return html.replace(element, '').replace(charset, () => charset + stated);
}
