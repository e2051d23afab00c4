import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base } from '@playwright/test';

/** How the server answers one request. */
export interface ScriptedResponse {
	/** Default 200. */
	status?: number;
	headers?: Record<string, string | string[]>;
	/** Sent as JSON unless it is text or bytes. */
	body?: unknown;
	/** Waits before anything is sent. */
	delayMs?: number;
	/**
	 * - `reset`: the connection is reset before any answer
	 * - `reset-in-body`: … after half of the body
	 * - `cut-short`: half of the body, promised whole by its length, then the end of the connection
	 * - `cut-json`: half of the body, as if it were whole
	 * - `silence`: no answer
	 * - `silence-in-body`: half of the body, then nothing
	 * - `trickle`: a space every 20 ms without end, ahead of the body
	 * - `flood`: spaces without end
	 */
	fault?:
		| 'reset'
		| 'reset-in-body'
		| 'cut-short'
		| 'cut-json'
		| 'silence'
		| 'silence-in-body'
		| 'trickle'
		| 'flood';
}

export interface ReceivedRequest {
	path: string;
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	/** Milliseconds of `performance.now`. */
	receivedAt: number;
}

/**
 * One answer for all requests of a path, one for each in turn (the last stays), or a choice by
 * request.
 */
export type Script =
	| ScriptedResponse
	| readonly ScriptedResponse[]
	| ((request: ReceivedRequest, times: number) => ScriptedResponse | Promise<ScriptedResponse>);

export interface FaultServer {
	/** Such as `http://127.0.0.1:41234`. */
	url: string;
	requests: ReceivedRequest[];
	/** Most requests under way at once so far. */
	maxAtOnce(): number;
	/** Connections accepted so far. */
	connections(): number;
	close(): Promise<void>;
}

/**
 * Routes are paths, or paths with a query: these count first. A request that no route expects is
 * answered 418.
 */
async function startFaultServer(routes: Record<string, Script>): Promise<FaultServer> {
	const requests: ReceivedRequest[] = [];
	const times = new Map<string, number>();
	let connections = 0;
	let underWay = 0;
	let maxUnderWay = 0;

	const server = createServer((request, response) => {
		const address = request.url ?? '/';
		const { pathname, searchParams } = new URL(address, 'http://local');
		const received = {
			path: pathname,
			query: searchParams,
			headers: request.headers,
			receivedAt: performance.now(),
		};
		requests.push(received);
		underWay++;
		maxUnderWay = Math.max(maxUnderWay, underWay);
		response.on('close', () => underWay--);
		const route = address in routes ? address : pathname;
		const time = (times.get(route) ?? 0) + 1;
		times.set(route, time);
		void responseOf(routes[route], received, time).then((scripted) => send(response, scripted));
	});
	server.on('connection', () => connections++);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server on a port has an address of this form.
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		maxAtOnce: () => maxUnderWay,
		connections: () => connections,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** A test with servers that are closed when it ends. */
export const test = base.extend<{ serve: typeof startFaultServer }>({
	serve: async ({ browserName: _ }, use) => {
		const servers: FaultServer[] = [];
		await use(async (routes) => {
			const server = await startFaultServer(routes);
			servers.push(server);
			return server;
		});
		await Promise.all(servers.map((server) => server.close()));
	},
});

/** The envelope of the service document, section 2.1. */
export function envelope(resource: unknown, meta: object = {}): object {
	return {
		data: resource,
		meta: {
			request_id: '0190f0a2-6b1f-7c52-9d0a-3f1f7c1f7a11',
			api_version: '2026-08-01',
			...meta,
		},
	};
}

async function responseOf(
	script: Script | undefined,
	request: ReceivedRequest,
	time: number,
): Promise<ScriptedResponse> {
	if (script === undefined) return { status: 418, body: 'Nobody expected this request.' };
	if (typeof script === 'function') return script(request, time);
	return 'at' in script ? (script.at(Math.min(time, script.length) - 1) ?? {}) : script;
}

async function send(response: ServerResponse, scripted: ScriptedResponse): Promise<void> {
	const { status = 200, headers = {}, body = '', delayMs = 0, fault } = scripted;
	if (delayMs > 0) await wait(delayMs);
	if (response.destroyed || fault === 'silence') return;
	if (fault === 'reset') {
		response.socket?.resetAndDestroy();
		return;
	}
	const isText = typeof body === 'string' || Buffer.isBuffer(body);
	const bytes = Buffer.from(isText ? body : JSON.stringify(body));
	const half = bytes.subarray(0, Math.floor(bytes.length / 2));
	const type = isText ? {} : { 'content-type': 'application/json' };
	const isWhole = fault === undefined;
	const length = isWhole || fault === 'cut-short' ? { 'content-length': bytes.length } : {};
	response.writeHead(status, { ...type, ...length, ...headers });
	switch (fault) {
		case undefined:
			response.end(bytes);
			return;
		case 'cut-json':
			response.end(half);
			return;
		case 'silence-in-body':
			response.write(half);
			return;
		case 'cut-short':
			response.write(half, () => response.socket?.end());
			return;
		case 'reset-in-body':
			response.write(half, () => response.socket?.resetAndDestroy());
			return;
		case 'trickle':
			while (!response.closed) {
				response.write(' ');
				await wait(20);
			}
			return;
		case 'flood':
			while (!response.closed) {
				response.write(' '.repeat(65_536));
				await new Promise((resolve) => setImmediate(resolve));
			}
	}
}
