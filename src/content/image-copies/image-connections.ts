import type { Dispatcher } from 'undici';
import { connectionPool, type ProxyEnvironment } from '../client/dispatcher.ts';
import { publicLookup, refuseNonPublicHost } from './public-address.ts';

export interface ImageConnections {
	/**
	 * Returns the dispatcher of requests to a host.
	 * @throws {ImageCopyError} When the address is not of the public internet; so do connections to
	 *   a name of such.
	 */
	dispatcherFor: (url: URL) => Dispatcher;
	close(): Promise<void>;
}

/** Connections to one host at once. */
const connectionsPerHost = 4;
const connectTimeoutMs = 10_000;

/**
 * Connections to the hosts of images, through the proxy that the environment names. They carry no
 * credentials.
 *
 * Whoever writes a record could name any address that this machine reaches, so all but the public
 * internet is refused. A proxy looks up names by itself.
 *
 * @param privateHosts Hosts that are connected to wherever they are: a name or address, with the
 *   port if it is unusual.
 */
export function imageConnections(
	environment: ProxyEnvironment,
	privateHosts: readonly string[],
): ImageConnections {
	const pools = new Map<string, Dispatcher>();
	return {
		dispatcherFor(url) {
			const existing = pools.get(url.origin);
			if (existing) return existing;
			const mayBePrivate = privateHosts.includes(url.host);
			if (!mayBePrivate) refuseNonPublicHost(url);
			const guard = mayBePrivate ? {} : { lookup: publicLookup };
			const limits = { connections: connectionsPerHost, connectTimeoutMs, ...guard };
			const pool = connectionPool(url, limits, environment);
			pools.set(url.origin, pool);
			return pool;
		},
		async close() {
			await Promise.all([...pools.values()].map((pool) => pool.destroy()));
		},
	};
}
