import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { codeOf } from './redaction.ts';

/** Content codings (RFC 9110, section 8.4.1) that are asked for and understood. */
export const acceptedCodings = 'gzip, br';

/** The body grew past its limit. */
export class BodyTooLargeError extends Error {
	override name = 'BodyTooLargeError';
}

/** The body is not what its content coding says, or not all of it. */
export class UndecodableBodyError extends Error {
	override name = 'UndecodableBodyError';
}

type Decode = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const decoders = new Map<string, Decode>([
	['gzip', promisify(gunzip)],
	['x-gzip', promisify(gunzip)],
	['deflate', promisify(inflate)],
	['br', promisify(brotliDecompress)],
	['zstd', promisify(zstdDecompress)],
]);

/** More than one coding is rare, and each could multiply the size. */
const mostCodings = 2;

/**
 * Reads a body to its end, decompressed.
 *
 * @param limitBytes Holds for the body as sent and, separately, for what it decompresses to.
 * @throws {BodyTooLargeError | UndecodableBodyError}
 */
export async function readBody(
	body: Readable,
	headers: IncomingHttpHeaders,
	limitBytes: number,
): Promise<string> {
	if (Number(headers['content-length'] ?? 0) > limitBytes) {
		abandon(body);
		throw new BodyTooLargeError();
	}
	const bytes = await readBytes(body, limitBytes);
	return utf8.decode(await decompressed(bytes, headers['content-encoding'], limitBytes));
}

/** Lets go of a body unread; its connection is closed. */
export function abandon(body: Readable): void {
	// Destroying makes undici report the abort on the stream; nobody waits for it any more.
	body.on('error', () => undefined).destroy();
}

/** Bytes that are no UTF-8 become U+FFFD: one bad letter does not cost the record. A byte order mark is dropped. */
const utf8 = new TextDecoder();

async function readBytes(body: Readable, limitBytes: number): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of body as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size > limitBytes) {
			abandon(body);
			throw new BodyTooLargeError();
		}
		chunks.push(chunk);
	}
	return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

async function decompressed(
	bytes: Buffer,
	contentEncoding: string | undefined,
	limitBytes: number,
): Promise<Buffer> {
	const codings = (contentEncoding ?? '')
		.toLowerCase()
		.split(',')
		.map((coding) => coding.trim())
		.filter((coding) => coding !== '' && coding !== 'identity');
	if (codings.length > mostCodings) throw new UndecodableBodyError('compressed too often');
	let decoded = bytes;
	for (const coding of codings.reverse()) {
		const decode = decoders.get(coding);
		if (!decode) throw new UndecodableBodyError(`unknown content coding ${coding}`);
		decoded = await decode(decoded, { maxOutputLength: limitBytes }).catch((error: unknown) => {
			throw codeOf(error) === 'ERR_BUFFER_TOO_LARGE'
				? new BodyTooLargeError()
				: new UndecodableBodyError(`${coding}: ${codeOf(error) ?? 'unreadable'}`);
		});
	}
	return decoded;
}
