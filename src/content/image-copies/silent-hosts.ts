import { ImageCopyError } from './image-copy-error.ts';

/**
 * Maximum number of images in a row that took too long: after them their host is asked for no more.
 */
const maxTimeouts = 3;

interface Host {
	timeouts: number;
	/** Signal that ends a download when the host is given up. */
	givingUp: AbortController;
}

/**
 * Gives up hosts that let one image after another take too long: to wait for the rest of them could
 * cost minutes.
 */
export class SilentHosts {
	readonly #hosts = new Map<string, Host>();

	/**
	 * Downloads from the host of an address, unless it is given up.
	 *
	 * @param download Downloads the image; its signal ends it when the host is given up meanwhile.
	 * @throws {ImageCopyError} That of the download, or that the host is given up.
	 */
	async ask<T>(address: string, download: (signal: AbortSignal) => Promise<T>): Promise<T> {
		const host = this.#hostOf(address);
		const { signal } = host.givingUp;
		const isGivenUp = () => signal.aborted;
		if (isGivenUp()) throw givenUp();
		try {
			const result = await download(signal);
			host.timeouts = 0;
			return result;
		} catch (error) {
			if (isGivenUp()) throw givenUp();
			const isTimeout = error instanceof ImageCopyError && error.isTimeout;
			host.timeouts = isTimeout ? host.timeouts + 1 : 0;
			if (host.timeouts === maxTimeouts) host.givingUp.abort();
			throw error;
		}
	}

	#hostOf(address: string): Host {
		const name = URL.parse(address)?.host ?? '';
		const host = this.#hosts.get(name) ?? { timeouts: 0, givingUp: new AbortController() };
		this.#hosts.set(name, host);
		return host;
	}
}

function givenUp(): ImageCopyError {
	return new ImageCopyError(`not waited for: ${maxTimeouts} in a row from its host took too long`);
}
