import {
	type ContentPolicy,
	isHash,
	policyText,
	withSources,
} from '../../config/security/content-policy.ts';
import { imageOrigin } from '../../domain/images/image-file.ts';
import { hashOf } from '../../config/security/guide-policy.ts';
import { copyString } from './copy-string.ts';
import type { PageRisks } from './page-risks.ts';

/** Hashes of texts that stand in most pages. */
const hashes = new Map<string, string>();

/**
 * Returns the policy that a page needs: of that of the guide, only the hashes of what stands in
 * this page, and the hosts of the images that it shows.
 *
 * A page's own policy names few hosts however many the guide has, and stays as it is when a record
 * elsewhere gets another one.
 *
 * @param site Origin of the guide.
 */
export function ownPolicy(policy: ContentPolicy, risks: PageRisks, site: string): ContentPolicy {
	const needed = new Set([...risks.scripts, ...risks.styles].map(policySourceOf));
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

/** Returns the source that allows an inline script or style. */
export function policySourceOf(text: string): string {
	const known = hashes.get(text);
	if (known !== undefined) return known;
	const source = `'${hashOf(text)}'`;
	hashes.set(copyString(text), source);
	return source;
}

const opening = '<meta http-equiv="content-security-policy" content="';
const closing = '">';
const charset = '<meta charset="utf-8">';

/**
 * Returns a page with its own policy in place of that which Astro wrote: ahead of everything else,
 * as a policy in a page holds for what follows it.
 *
 * @param html HTML in UTF-8: so little of it changes that its bytes are copied, and not encoded
 *   anew.
 * @returns An array of its own.
 */
export function withPolicy(html: Buffer, policy: ContentPolicy): Uint8Array<ArrayBuffer> {
	const stated = Buffer.from(opening + policyText(policy) + closing);
	return joined(withinHead(withoutPolicy(html), stated));
}

function withoutPolicy(html: Buffer): Buffer[] {
	const from = html.indexOf(opening);
	const end = from < 0 ? -1 : html.indexOf(closing, from + opening.length);
	if (end < 0) return [html];
	return [html.subarray(0, from), html.subarray(end + closing.length)];
}

/**
 * Returns the parts of a page with one more, inserted after the element that states the character
 * set.
 */
function withinHead(parts: readonly Buffer[], added: Buffer): Buffer[] {
	const index = parts.findIndex((part) => part.includes(charset));
	return parts.flatMap((part, at) => {
		if (at !== index) return [part];
		const end = part.indexOf(charset) + charset.length;
		return [part.subarray(0, end), added, part.subarray(end)];
	});
}

function joined(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}
