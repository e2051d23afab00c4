import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface ServedAnswer {
	status: number;
	headers: OutgoingHttpHeaders;
	body: Buffer;
	/** The body without its envelope, where it has one. */
	resource?: Buffer;
}

/**
 * Version that every answer reports (service document, section 9); that of this sample has no
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

/** Returns an answer with the envelope around one record (service document, section 2.1). */
export function recordAnswer(json: Buffer, entityTag: string): ServedAnswer {
	return {
		status: 200,
		headers: { 'content-type': 'application/json', etag: entityTag },
		body: Buffer.concat([Buffer.from('{"data":'), json, Buffer.from(`,${metaMember()}}`)]),
		resource: json,
	};
}

/** Returns an answer with the envelope around a list. */
export function listAnswer(
	members: readonly string[],
	pagination: object | undefined,
	headers: OutgoingHttpHeaders,
): ServedAnswer {
	return {
		status: 200,
		headers: { 'content-type': 'application/json', ...headers },
		body: Buffer.from(`{${members.join(',')},${metaMember(pagination)}}`),
		resource: Buffer.from(`{${members.join(',')}}`),
	};
}

export function unchangedAnswer(entityTag: string): ServedAnswer {
	return { status: 304, headers: { etag: entityTag }, body: Buffer.alloc(0) };
}

/**
 * Returns an answer with an ApiError. The service document (section 7) shows no fields of ApiError:
 * `error.code`, `error.message` and `meta` are our reading.
 */
export function errorAnswer(
	status: number,
	message: string,
	headers: OutgoingHttpHeaders = {},
): ServedAnswer {
	const error = JSON.stringify({ code: errorCodes.get(status) ?? 'Error', message });
	return {
		status,
		headers: { 'content-type': 'application/json', ...headers },
		body: Buffer.from(`{"error":${error},${metaMember()}}`),
	};
}

/** Sends the answer whole; Node leaves the body away where the request is a HEAD. */
export function sendAnswer(response: ServerResponse, answer: ServedAnswer): void {
	const length = answer.status === 304 ? {} : { 'content-length': answer.body.length };
	response.writeHead(answer.status, { ...answer.headers, ...length });
	response.end(answer.body);
}

function metaMember(pagination?: object): string {
	const more = pagination === undefined ? '' : `,"pagination":${JSON.stringify(pagination)}`;
	return `"meta":{"request_id":"${randomUUID()}","api_version":"${apiVersion}"${more}}`;
}
