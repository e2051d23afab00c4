import type { Dispatcher } from 'undici';
import { connectionPool, type ProxyEnvironment } from '../content-service/dispatcher.ts';

export interface ImageConnections {
	dispatcherFor: (url: URL) => Dispatcher;
	close(): Promise<void>;
}

/** Connections to one host at once. */
const connectionsPerHost = 4;
const connectTimeoutMs = 10_000;

/** Connections to the hosts of images, through the proxy that the environment names. They carry no credentials. */
export function imageConnections(environment: ProxyEnvironment): ImageConnections {
	const pools = new Map<string, Dispatcher>();
	return {
		dispatcherFor(url) {
			const existing = pools.get(url.origin);
			if (existing) return existing;
			const limits = { connections: connectionsPerHost, connectTimeoutMs };
			const pool = connectionPool(url, limits, environment);
			pools.set(url.origin, pool);
			return pool;
		},
		async close() {
			await Promise.all([...pools.values()].map((pool) => pool.destroy()));
		},
	};
}
