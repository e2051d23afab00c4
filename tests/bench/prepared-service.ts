import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	errorResponse,
	recordResponse,
	sendResponse,
} from '../../src/cli/sample-service/response.ts';
import type { ServedContent } from '../../src/cli/sample-service/content.ts';
import { currentContent } from '../../src/cli/sample-service/current-content.ts';
import { routeOf } from '../../src/cli/sample-service/operations.ts';
import type { PreparedContent } from '../../src/cli/sample-service/prepared-content.ts';
import type { ContentServerOptions } from '../../src/cli/sample-service/server-options.ts';
import { faultlessResponse } from '../../src/cli/sample-service/faultless-response.ts';
import type { RequestCounts } from './content-service.ts';

export interface PreparedService {
	url: string;
	/** Returns what it has been asked since it was asked this. */
	takeCounts(): RequestCounts;
	setContent(content: ServedContent): void;
	/** How long it takes for each answer from now on. */
	setLatency(ms: number): void;
	close(): void;
}

/**
 * Serves content as the sample service does, with all records ready to be sent: at many requests at
 * once the client is measured, not its service.
 */
export async function startPreparedService(
	options: ContentServerOptions,
): Promise<PreparedService> {
	const authorization = `Bearer ${options.token}`;
	let latencyMs = 0;
	let counts = noRequests();
	const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
		if (latencyMs === 0) void respond(request, response);
		else setTimeout(() => void respond(request, response), latencyMs);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server that listens on a port has such an address.
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	let content = preparedNow(options.content, url, options);

	async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const [path = '', query = ''] = (request.url ?? '').split('?');
		const route = routeOf(path);
		if (route?.kind === 'get' && request.headers.authorization === authorization) {
			counts.gets++;
			sendRecord(content.record(route.resource, route.id), request, response);
			return;
		}
		if (route?.kind === 'list') counts.lists++;
		const { imagesFolder } = options.content;
		sendResponse(
			response,
			await faultlessResponse(request, {
				options,
				url,
				path,
				query,
				route,
				content,
				varies: false,
				imagesFolder,
			}),
		);
	}

	function sendRecord(
		record: ReturnType<PreparedContent['record']>,
		request: IncomingMessage,
		response: ServerResponse,
	): void {
		if (record === undefined) {
			sendResponse(response, errorResponse(404, 'There is no published record with this id.'));
		} else if (request.headers['if-none-match'] === record.entityTag) {
			counts.notModified++;
			response.writeHead(304, { etag: record.entityTag }).end();
		} else {
			sendResponse(response, recordResponse(record.json, record.entityTag));
		}
	}

	return {
		url,
		takeCounts() {
			const taken = counts;
			counts = noRequests();
			return taken;
		},
		setContent(served) {
			content = preparedNow(served, url, options);
		},
		setLatency(ms) {
			latencyMs = ms;
		},
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

function preparedNow(
	served: ServedContent,
	url: string,
	options: ContentServerOptions,
): PreparedContent {
	const prepared = currentContent(served, url, options)();
	for (const resource of ['places', 'events'] as const) {
		for (const record of served[resource] ?? []) {
			if ('id' in record) prepared.record(resource, String(record.id));
		}
	}
	return prepared;
}

function noRequests(): RequestCounts {
	return { lists: 0, gets: 0, notModified: 0 };
}
