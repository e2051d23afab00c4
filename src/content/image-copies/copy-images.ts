import type { ImageCopies, ImageCopy } from '../../domain/images/image-copy.ts';
import { CopyStore, type StoredCopy } from './copy-store.ts';
import { downloadImage } from './download.ts';
import { type Encoder, fewAtATime } from './encoding-process.ts';
import { fileNameStem } from './file-name-stem.ts';
import { ImageCopyError } from './image-copy-error.ts';
import { type ImageCopyReport, reportFailedImage } from './image-copy-report.ts';
import { type ImageConnections, imageConnections } from './image-connections.ts';
import type { ShowingRecord } from './image-sources.ts';
import { SilentHosts } from './silent-hosts.ts';

export interface ImageCopyLimits {
	/**
	 * Time limit for all images together; what is not copied by then is shown as it was copied
	 * before, or from its source.
	 */
	totalMs: number;
	/** Time limit for one image. */
	timeoutMs: number;
	/**
	 * Time limit until the response for one begins: a host that does not answer costs every build
	 * this long.
	 */
	responseTimeoutMs: number;
	maxBytes: number;
	/** Images that are being fetched at once. */
	concurrency: number;
}

/** Says how addresses in the content are reached. */
export interface ImageReach {
	/**
	 * Returns where an address is reached now: that of the sample service differs from run to run.
	 * By default it stays as it is.
	 */
	reachedAt?: (address: string) => string;
	/**
	 * Hosts that may be on this machine or a private network: a name or address, with the port if it
	 * is unusual.
	 */
	privateHosts?: readonly string[];
	/** Receives the number of images that have had their turn. */
	advance?: (done: number) => void;
}

/**
 * Copies images into a folder that is kept between builds, asking the host of each whether it has
 * changed.
 *
 * Nothing that goes wrong with an image ends the build: it stays as it was copied before, unless
 * its host says that it was withdrawn; without an earlier copy there is none. Both are reported.
 * One that is too large or no image is asked for again the next day. A host that lets several
 * images in a row take too long is asked for no more of them. Images that never had a turn come
 * first, then those whose last turn is longest ago, whatever came of it, so that each has one when
 * time is short.
 *
 * @param sources A record that shows it, by the address of each image.
 * @returns The copies to show, by the address of the image.
 */
export async function copyImages(
	sources: ReadonlyMap<string, ShowingRecord>,
	folder: string,
	limits: ImageCopyLimits,
	report: ImageCopyReport,
	{ advance, reachedAt = (address) => address, privateHosts = [] }: ImageReach = {},
): Promise<ImageCopies> {
	const signal = AbortSignal.timeout(limits.totalMs);
	const encoder = fewAtATime(signal);
	const store = new CopyStore(folder);
	if (store.setAside !== undefined) report.setAside = store.setAside;
	const connections = imageConnections(process.env, privateHosts);
	const copies = new Map<string, ImageCopy>();
	const hosts = new SilentHosts();
	const settings = {
		encoder,
		signal,
		connections,
		hosts,
		store,
		limits,
		reachedAt,
		report,
	};
	let done = 0;
	const waiting = inOrder(sources.keys(), store).values();
	const work = async () => {
		for (const { url, stored } of waiting) {
			const hasTurn = !signal.aborted;
			try {
				copies.set(url, await copyOf(url, stored, settings));
			} catch (error) {
				const { message, isUnfit, isWithdrawn } = copyError(error);
				if (hasTurn) store.noteFailed(url, Date.now());
				if (isUnfit) store.addUnfit(url, message, Date.now());
				if (isWithdrawn) store.forget(url);
				else if (stored) copies.set(url, stored.copy);
				const shown = copies.has(url) ? 'an earlier copy' : 'the file at the source';
				const shownBy = sources.get(url);
				if (shownBy) reportFailedImage(report, message, { ...shownBy, url, shown });
			}
			advance?.(++done);
		}
	};
	try {
		await Promise.all(Array.from({ length: limits.concurrency }, work));
		store.prune(copies.keys(), Date.now());
	} finally {
		encoder.end();
		store.close();
		await connections.close();
	}
	return copies;
}

interface CopyWork {
	encoder: Encoder;
	signal: AbortSignal;
	connections: ImageConnections;
	hosts: SilentHosts;
	store: CopyStore;
	limits: ImageCopyLimits;
	reachedAt: (address: string) => string;
	report: ImageCopyReport;
}

async function copyOf(
	url: string,
	stored: StoredCopy | undefined,
	{ encoder, signal, connections, hosts, store, limits, reachedAt, report }: CopyWork,
): Promise<ImageCopy> {
	signal.throwIfAborted();
	const unfit = store.unfit(url, Date.now());
	if (unfit !== undefined) throw new ImageCopyError(unfit);
	const address = reachedAt(url);
	const result = await hosts.ask(address, (givenUp) =>
		downloadImage(
			address,
			stored ?? {},
			limits,
			connections.dispatcherFor,
			AbortSignal.any([signal, givenUp]),
		),
	);
	if (result === 'unchanged' && stored) {
		store.confirm(url, stored, Date.now());
		report.unchanged++;
		return stored.copy;
	}
	if (result === 'unchanged') throw new ImageCopyError('answered 304 without being asked');
	const stem = fileNameStem(result.bytes, url);
	if (stored?.copy.every(({ name }) => name.startsWith(`${stem}-`))) {
		store.confirm(url, result, Date.now());
		report.downloaded++;
		return stored.copy;
	}
	const files = await encoder.encode(result.bytes, url);
	report.downloaded++;
	return store.add(url, result, files, Date.now());
}

/**
 * Sorts images by their last turns, the longest ago first. One that is slow each time would else
 * keep others from ever being checked.
 */
function inOrder(
	urls: Iterable<string>,
	store: CopyStore,
): { url: string; stored: StoredCopy | undefined }[] {
	return [...urls]
		.map((url) => {
			const stored = store.find(url);
			return {
				url,
				stored,
				lastTurn: Math.max(stored?.checkedAt ?? 0, store.failedAt(url) ?? 0),
			};
		})
		.sort((a, b) => a.lastTurn - b.lastTurn);
}

function copyError(error: unknown): ImageCopyError {
	if (error instanceof ImageCopyError) return error;
	if (error instanceof DOMException && error.name === 'TimeoutError') {
		return new ImageCopyError('not reached within the time for images', { cause: error });
	}
	return new ImageCopyError('could not be kept', { cause: error });
}
