import { createHash, hash } from 'node:crypto';
import { type DatedPage, undatedPage } from './content-date.ts';

/** Identifies the page in which facts were found. */
export interface PageFingerprint {
	/** Digest of all of the page but the date of its content. */
	digest: string;
	/** Number of bytes before the element with that date. */
	bytesBefore: number;
	bytesAfter: number;
}

/** Holds facts that were found in a page, as a text, with the fingerprint of the page. */
export interface FingerprintedFacts {
	fingerprint: PageFingerprint;
	facts: string;
}

/**
 * Length of each of the two digests in the head; the two numbers have `numberLength`. Each stands
 * in a line of its own.
 */
const digestLength = 43;
const numberLength = 12;
const headLength = 2 * (digestLength + 1) + 2 * (numberLength + 1);

/**
 * Returns facts of a page in the form in which they are cached: a digest of the rest, the
 * fingerprint of the page, then the facts.
 */
export function serialiseFacts(page: DatedPage, facts: string): Buffer {
	const content = Buffer.from(
		`${pageDigest(page)}\n${numberLine(page.before)}\n${numberLine(page.after)}\n${facts}`,
	);
	return Buffer.concat([Buffer.from(`${hash('sha256', content, 'base64url')}\n`), content]);
}

/** Returns the facts of a file; `undefined` where it is not as `serialiseFacts` made it. */
export function parseFacts(cached: Buffer): FingerprintedFacts | undefined {
	const content = cached.subarray(digestLength + 1);
	const isWhole =
		cached.length >= headLength &&
		cached.toString('latin1', 0, digestLength) === hash('sha256', content, 'base64url');
	if (!isWhole) return undefined;
	const [digest = '', before, after] = cached
		.toString('latin1', digestLength + 1, headLength)
		.split('\n');
	return {
		fingerprint: { digest, bytesBefore: Number(before), bytesAfter: Number(after) },
		facts: cached.toString('utf8', headLength),
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
