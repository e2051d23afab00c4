import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { errorResponse, sendResponse } from './response.ts';
import type { ServedContent } from './content.ts';
import { contentInLanguages } from './content-in-languages.ts';
import { defaultTimeZone } from './current-content.ts';
import { faultChooser } from './fault-chooser.ts';
import { carryOut } from './fault-effects.ts';
import type { FaultPlan } from './faults.ts';
import { routeOf } from './operations.ts';
import { calendarAt } from './relative-dates.ts';
import { logRequest, requestLog, type RequestLog } from './request-log.ts';
import type { ContentServerOptions } from './server-options.ts';
import { faultlessResponse } from './faultless-response.ts';

export interface RunningContentServer {
	/** Address of the service, with its base path and without a trailing slash. */
	url: string;
	token: string;
	requests: RequestLog;
	/**
	 * Sets the faults from the next request on, which faults then count as the first. Without a
	 * plan there are no faults.
	 */
	setFaults(plan?: FaultPlan): void;
	/** Replaces the content that is served, from the next request on. */
	setContent(content: ServedContent): void;
	/** Ends every connection, also those in the midst of a response. */
	close(): Promise<void>;
}

const loopback = '127.0.0.1';
/**
 * Milliseconds that an idle connection stays open: longer than clients keep it, lest it is closed
 * just as it is used again.
 */
const keepAliveTimeoutMs = 60_000;

/**
 * Starts a content service (service document, sections 1 to 9) on the loopback interface.
 *
 * @throws when the port is in use (`code` EADDRINUSE) or the time zone is unknown (RangeError).
 */
export async function startContentServer(
	options: ContentServerOptions,
): Promise<RunningContentServer> {
	const requests = requestLog();
	const basePath = options.basePath ?? '';
	// Content is prepared for an address, known only once the server listens; a wrong time zone is
	// found before.
	calendarAt(new Date(), options.timeZone ?? defaultTimeZone);
	let { imagesFolder } = options.content;
	let chooseFault = faultChooser(options.faults);

	const server = createServer({ keepAliveTimeout: keepAliveTimeoutMs }, (request, response) => {
		void respond(request, response);
	});
	server.on('connection', () => requests.connections++);
	const port = await listen(server, options.port ?? 0);
	const url = `http://${loopback}:${port}${basePath}`;
	const publicUrl = options.publicUrl ?? url;
	let content = contentInLanguages(options.content, publicUrl, options);

	return {
		url,
		token: options.token,
		requests,
		setFaults(plan) {
			chooseFault = faultChooser(plan);
		},
		setContent(served) {
			content = contentInLanguages(served, publicUrl, options);
			imagesFolder = served.imagesFolder;
		},
		close: () => close(server),
	};

	async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { path, query } = addressed(request.url ?? '', basePath);
		const route = routeOf(path);
		const logged = logRequest(requests, request, route?.operation, options.keepsRequests ?? true);
		const gone = new AbortController();
		response.on('close', () => {
			requests.atOnce--;
			logged.status = response.headersSent ? response.statusCode : 0;
			gone.abort();
		});
		try {
			const fault = chooseFault(logged);
			if (options.latencyMs) await wait(options.latencyMs, undefined, { signal: gone.signal });
			const faultless = await faultlessResponse(request, {
				options,
				url,
				path,
				query,
				route,
				...content(request.headers['accept-language']),
				imagesFolder,
			});
			if (fault === undefined) sendResponse(response, faultless);
			else
				await carryOut(fault, {
					response,
					path: request.url ?? '',
					faultless,
					signal: gone.signal,
				});
		} catch (error) {
			if (gone.signal.aborted) return;
			if (response.headersSent) response.destroy();
			else
				sendResponse(response, errorResponse(500, `The sample service failed: ${String(error)}`));
		}
	}
}

async function listen(server: Server, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, loopback, () => {
			server.off('error', reject);
			const address = server.address();
			resolve(typeof address === 'object' && address !== null ? address.port : port);
		});
	});
}

async function close(server: Server): Promise<void> {
	return new Promise((resolve, reject) => {
		server.close((error) => {
			if (error === undefined) resolve();
			else reject(error);
		});
		server.closeAllConnections();
	});
}

/**
 * Splits the target of a request into path and query. The path is empty where it is not below
 * the base path: it is then that of no operation.
 */
function addressed(target: string, basePath: string): { path: string; query: string } {
	const end = target.indexOf('?');
	const path = end === -1 ? target : target.slice(0, end);
	return {
		path: path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : '',
		query: end === -1 ? '' : target.slice(end + 1),
	};
}
