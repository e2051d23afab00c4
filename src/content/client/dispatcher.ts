import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { isLoopback } from '../../config/loopback.ts';

export interface ConnectionLimits {
	/** Connections, and so requests, at once. */
	connections: number;
	connectTimeoutMs: number;
	/**
	 * Finds the address of a host that is not reached through a proxy. Default that of the system.
	 */
	lookup?: LookupFunction;
}

/** Holds the variables of the environment that name proxies. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Makes a bounded pool of connections that are kept alive, through the proxy that the environment
 * names for the service.
 *
 * A service on this machine is never asked through a proxy: a proxy elsewhere could not reach it.
 * HTTP/2 stays off, so that the bound on connections is the bound on requests.
 */
export function connectionPool(
	baseUrl: URL,
	{ connections, connectTimeoutMs, lookup }: ConnectionLimits,
	environment: ProxyEnvironment,
): Dispatcher {
	const options = {
		connections,
		connectTimeout: connectTimeoutMs,
		allowH2: false,
		...(lookup ? { connect: { lookup } } : {}),
	};
	const httpProxy = environment.http_proxy ?? environment.HTTP_PROXY ?? '';
	const httpsProxy = environment.https_proxy ?? environment.HTTPS_PROXY ?? '';
	const noProxy = environment.no_proxy ?? environment.NO_PROXY ?? '';
	if (isLoopback(baseUrl.hostname) || (httpProxy === '' && httpsProxy === '')) {
		return new Agent(options);
	}
	return new EnvHttpProxyAgent({ ...options, httpProxy, httpsProxy, noProxy });
}
