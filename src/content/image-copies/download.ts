import { type Dispatcher, errors, request } from 'undici';
import { ImageCopyError } from './image-copy-error.ts';

/**
 * Holds what a server said of an image by which it can be asked later whether it has changed (RFC
 * 9110, section 8.8).
 */
export interface ImageValidators {
	etag?: string | undefined;
	lastModified?: string | undefined;
}

export interface DownloadLimits {
	/** Time limit for the whole response, redirects included. */
	timeoutMs: number;
	/** Time limit until a response begins. */
	responseTimeoutMs: number;
	maxBytes: number;
}

export interface DownloadedImage extends ImageValidators {
	bytes: Buffer;
}

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Statuses of withdrawn images: not found, gone, and unavailable for legal reasons (RFC 7725). */
const withdrawn = new Set([404, 410, 451]);

/**
 * Fetches an image, unless it is as it was when the validators were given.
 *
 * No credentials are sent to any host. Redirects are followed to `http:` and `https:` addresses.
 *
 * @returns `unchanged` where the server confirms it.
 * @throws {ImageCopyError} When it cannot be loaded within the limits.
 */
export async function downloadImage(
	address: string,
	known: ImageValidators,
	limits: DownloadLimits,
	dispatcherFor: (url: URL) => Dispatcher,
	signal: AbortSignal,
): Promise<DownloadedImage | 'unchanged'> {
	const timeout = AbortSignal.timeout(limits.timeoutMs);
	try {
		let url = new URL(address);
		for (let hop = 0; hop <= maxRedirects; hop++) {
			const response = await request(url, {
				dispatcher: dispatcherFor(url),
				headers: requestHeaders(known),
				headersTimeout: limits.responseTimeoutMs,
				signal: AbortSignal.any([signal, timeout]),
			});
			// A body that is left unread reports that as an error, which somebody must hear.
			response.body.on('error', () => undefined);
			const location = response.headers.location;
			if (!redirects.has(response.statusCode) || typeof location !== 'string') {
				return await imageIn(response, known, limits.maxBytes);
			}
			response.body.destroy();
			url = redirectTarget(location, url);
		}
		throw new ImageCopyError('redirected too often');
	} catch (cause) {
		if (signal.aborted)
			throw new ImageCopyError('not reached within the time for images', { cause });
		if (timeout.aborted) throw tooSlow(cause);
		throw cause instanceof ImageCopyError ? cause : connectionFailure(cause);
	}
}

function requestHeaders({ etag, lastModified }: ImageValidators): Record<string, string> {
	return {
		accept: 'image/avif,image/webp,image/svg+xml,image/*;q=0.9',
		'user-agent': 'Waymark (copies images for a travel guide)',
		...(etag === undefined ? {} : { 'if-none-match': etag }),
		...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
	};
}

function redirectTarget(location: string, from: URL): URL {
	const target = URL.parse(location, from);
	if (!target || !['http:', 'https:'].includes(target.protocol)) {
		throw new ImageCopyError('redirected to no http or https address');
	}
	return target;
}

async function imageIn(
	{ statusCode, headers, body }: Dispatcher.ResponseData,
	known: ImageValidators,
	maxBytes: number,
): Promise<DownloadedImage | 'unchanged'> {
	const isConditional = known.etag !== undefined || known.lastModified !== undefined;
	if (statusCode === 304 && isConditional) {
		body.destroy();
		return 'unchanged';
	}
	if (statusCode !== 200) {
		body.destroy();
		throw new ImageCopyError(`answered ${statusCode}`, { isWithdrawn: withdrawn.has(statusCode) });
	}
	return {
		bytes: await bytesOf(body, Number(headers['content-length'] ?? 0), maxBytes),
		etag: single(headers.etag),
		lastModified: single(headers['last-modified']),
	};
}

async function bytesOf(
	body: Dispatcher.ResponseData['body'],
	announced: number,
	maxBytes: number,
): Promise<Buffer> {
	const tooLarge = () => {
		body.destroy();
		return new ImageCopyError(`larger than ${maxBytes} bytes`, { isUnfit: true });
	};
	if (announced > maxBytes) throw tooLarge();
	const parts: Buffer[] = [];
	let length = 0;
	// A body without an encoding is read as buffers.
	for await (const part of body as AsyncIterable<Buffer>) {
		length += part.length;
		if (length > maxBytes) throw tooLarge();
		parts.push(part);
	}
	return Buffer.concat(parts);
}

function single(header: string | string[] | undefined): string | undefined {
	return typeof header === 'string' ? header : undefined;
}

function connectionFailure(cause: unknown): ImageCopyError {
	const isTimeout =
		cause instanceof errors.ConnectTimeoutError ||
		cause instanceof errors.HeadersTimeoutError ||
		cause instanceof errors.BodyTimeoutError;
	return isTimeout ? tooSlow(cause) : new ImageCopyError('the connection failed', { cause });
}

function tooSlow(cause: unknown): ImageCopyError {
	return new ImageCopyError('took too long', { isTimeout: true, cause });
}
