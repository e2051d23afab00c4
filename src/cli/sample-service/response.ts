import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface ServedResponse {
	status: number;
	headers: OutgoingHttpHeaders;
	body: Buffer;
	/** Body without its envelope, where it has one. */
	resource?: Buffer;
}

/**
 * Version that every response reports (service document, section 9); that of this sample has no
 * further meaning.
 */
const apiVersion = '2026-11-01';

const errorCodes: ReadonlyMap<number, string> = new Map([
	[400, 'BadRequest'],
	[401, 'Unauthorized'],
	[403, 'Forbidden'],
	[404, 'NotFound'],
	[405, 'MethodNotAllowed'],
	[408, 'RequestTimeout'],
	[429, 'TooManyRequests'],
	[500, 'ServerError'],
	[502, 'BadGateway'],
	[503, 'ServiceUnavailable'],
	[504, 'GatewayTimeout'],
]);

/** Returns a response with the envelope around one record (service document, section 2.1). */
export function recordResponse(json: Buffer, entityTag: string): ServedResponse {
	return {
		status: 200,
		headers: { 'content-type': 'application/json', etag: entityTag },
		body: Buffer.concat([Buffer.from('{"data":'), json, Buffer.from(`,${metaMember()}}`)]),
		resource: json,
	};
}

/** Returns a response with the envelope around a list. */
export function listResponse(
	members: readonly string[],
	pagination: object | undefined,
	headers: OutgoingHttpHeaders,
): ServedResponse {
	return {
		status: 200,
		headers: { 'content-type': 'application/json', ...headers },
		body: Buffer.from(`{${members.join(',')},${metaMember(pagination)}}`),
		resource: Buffer.from(`{${members.join(',')}}`),
	};
}

export function unchangedResponse(entityTag: string): ServedResponse {
	return { status: 304, headers: { etag: entityTag }, body: Buffer.alloc(0) };
}

/**
 * Returns a response with an ApiError. The service document (section 7) shows no fields of
 * ApiError: `error.code`, `error.message` and `meta` are our reading.
 */
export function errorResponse(
	status: number,
	message: string,
	headers: OutgoingHttpHeaders = {},
): ServedResponse {
	const error = JSON.stringify({ code: errorCodes.get(status) ?? 'Error', message });
	return {
		status,
		headers: { 'content-type': 'application/json', ...headers },
		body: Buffer.from(`{"error":${error},${metaMember()}}`),
	};
}

/** Sends the response whole; Node leaves the body away where the request is a HEAD. */
export function sendResponse(response: ServerResponse, served: ServedResponse): void {
	const length = served.status === 304 ? {} : { 'content-length': served.body.length };
	response.writeHead(served.status, { ...served.headers, ...length });
	response.end(served.body);
}

function metaMember(pagination?: object): string {
	const more = pagination === undefined ? '' : `,"pagination":${JSON.stringify(pagination)}`;
	return `"meta":{"request_id":"${randomUUID()}","api_version":"${apiVersion}"${more}}`;
}
