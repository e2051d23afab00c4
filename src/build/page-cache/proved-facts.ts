import { createHash, hash } from 'node:crypto';
import { type DatedPage, undatedPage } from './content-date.ts';

/** Shows whether a page is still the one in which something was found. */
export interface PageProof {
	/** Digest of all of the page but the date of its content. */
	digest: string;
	/** How many bytes stand before the element with that date, and after it. */
	bytesBefore: number;
	bytesAfter: number;
}

/** Holds what was found in a page as a text, with the proof of the page. */
export interface ProvedFacts {
	proof: PageProof;
	facts: string;
}

/** Two digests and two numbers, each in its line. */
const digestLength = 43;
const numberLength = 12;
const proofLength = 2 * (digestLength + 1) + 2 * (numberLength + 1);

/**
 * Returns what was found in a page, with what proves the page, and that nothing of this has
 * changed.
 */
export function provedFacts(page: DatedPage, facts: string): Buffer {
	const content = Buffer.from(
		`${pageDigest(page)}\n${numberLine(page.before)}\n${numberLine(page.after)}\n${facts}`,
	);
	return Buffer.concat([Buffer.from(`${hash('sha256', content, 'base64url')}\n`), content]);
}

/** @returns `undefined` where it is not as `provedFacts` made it. */
export function readProvedFacts(cached: Buffer): ProvedFacts | undefined {
	const content = cached.subarray(digestLength + 1);
	const isWhole =
		cached.length >= proofLength &&
		cached.toString('latin1', 0, digestLength) === hash('sha256', content, 'base64url');
	if (!isWhole) return undefined;
	const [digest = '', before, after] = cached
		.toString('latin1', digestLength + 1, proofLength)
		.split('\n');
	return {
		proof: { digest, bytesBefore: Number(before), bytesAfter: Number(after) },
		facts: cached.toString('utf8', proofLength),
	};
}

/** Returns the digest of all of the page but the date of its content. */
export function pageDigest(page: DatedPage): string {
	const digest = createHash('sha256');
	for (const part of undatedPage(page)) digest.update(part);
	return digest.digest('base64url');
}

function numberLine({ length }: Buffer): string {
	return String(length).padStart(numberLength, '0');
}
