import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { errorCodeOf } from './redaction.ts';

/** Content codings (RFC 9110, section 8.4.1) that are asked for and understood. */
export const acceptedCodings = 'gzip, br';

/**
 * Maximum number of bytes of an error's body, which is read for its message; a larger one is
 * skipped.
 */
const maxErrorBytes = 65_536;

/** Says that a body grew past its limit. */
export class BodyTooLargeError extends Error {
	override name = 'BodyTooLargeError';
}

/** Says that a body does not fit its content coding, or is incomplete. */
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

/** Maximum number of codings of a body: more than one is rare, and each could multiply the size. */
const maxCodings = 2;

/** Returns how many bytes a body may have, as sent and, separately, as decompressed. */
export function bodyLimit(status: number, maxResponseBytes: number): number {
	return status < 300 ? maxResponseBytes : maxErrorBytes;
}

/**
 * Returns the text of a body.
 *
 * @param limitBytes Holds for what it decompresses to.
 * @throws {BodyTooLargeError | UndecodableBodyError}
 */
export async function bodyText(
	bytes: Buffer,
	contentEncoding: string | undefined,
	limitBytes: number,
): Promise<string> {
	return utf8.decode(await decompressed(bytes, contentEncoding, limitBytes));
}

/**
 * Bytes that are no UTF-8 become U+FFFD: one bad letter does not cost the record. A byte order mark
 * is dropped.
 */
const utf8 = new TextDecoder();

async function decompressed(
	bytes: Buffer,
	contentEncoding: string | undefined,
	limitBytes: number,
): Promise<Buffer> {
	if (contentEncoding === undefined) return bytes;
	const codings = contentEncoding
		.toLowerCase()
		.split(',')
		.map((coding) => coding.trim())
		.filter((coding) => coding !== '' && coding !== 'identity');
	if (codings.length > maxCodings) throw new UndecodableBodyError('compressed too often');
	let decoded = bytes;
	for (const coding of codings.reverse()) {
		const decode = decoders.get(coding);
		if (!decode) throw new UndecodableBodyError(`unknown content coding ${coding}`);
		decoded = await decode(decoded, { maxOutputLength: limitBytes }).catch((error: unknown) => {
			throw errorCodeOf(error) === 'ERR_BUFFER_TOO_LARGE'
				? new BodyTooLargeError()
				: new UndecodableBodyError(`${coding}: ${errorCodeOf(error) ?? 'unreadable'}`);
		});
	}
	return decoded;
}
