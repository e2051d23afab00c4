import type { IncomingMessage } from 'node:http';
import type { Operation } from './operations.ts';

export interface LoggedRequest {
	method: string;
	/** Path with its query, as it was sent. */
	path: string;
	operation?: Operation;
	/** Whether an `Authorization` header came with it. The header itself is kept nowhere. */
	bearsToken: boolean;
	ifNoneMatch?: string;
	/** Status of the response; 0 until there is one, and for good if a fault prevents it. */
	status: number;
}

/** Counts what was asked of the server since it started or since `clear()`. */
export interface RequestLog {
	total: number;
	/** Operations that nobody asked for are missing. */
	byOperation: Partial<Record<Operation, number>>;
	/** Requests in the order in which they came. */
	list: LoggedRequest[];
	/**
	 * Requests being answered at this moment, and the most there were at once. Answers take no time
	 * of their own: only with a latency does this show how many requests a client sends at once.
	 */
	atOnce: number;
	maxAtOnce: number;
	/** Connections that clients opened. */
	connections: number;
	clear(): void;
}

export function requestLog(): RequestLog {
	return {
		total: 0,
		byOperation: {},
		list: [],
		atOnce: 0,
		maxAtOnce: 0,
		connections: 0,
		clear() {
			this.total = 0;
			this.byOperation = {};
			this.list = [];
			this.maxAtOnce = this.atOnce;
			this.connections = 0;
		},
	};
}

export function logRequest(
	log: RequestLog,
	request: IncomingMessage,
	operation: Operation | undefined,
	keepsRequest: boolean,
): LoggedRequest {
	const logged: LoggedRequest = {
		method: request.method ?? '',
		path: request.url ?? '',
		bearsToken: request.headers.authorization !== undefined,
		status: 0,
		...(operation === undefined ? {} : { operation }),
		...(request.headers['if-none-match'] === undefined
			? {}
			: { ifNoneMatch: request.headers['if-none-match'] }),
	};
	log.total++;
	if (operation !== undefined) log.byOperation[operation] = (log.byOperation[operation] ?? 0) + 1;
	if (keepsRequest) log.list.push(logged);
	log.atOnce++;
	log.maxAtOnce = Math.max(log.maxAtOnce, log.atOnce);
	return logged;
}
