import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import {
	errorResponse,
	listResponse,
	recordResponse,
	type ServedResponse,
	unchangedResponse,
} from './response.ts';
import { entityTagOf, isUnchanged } from './entity-tag.ts';
import { imageResponse, imagesPath } from './image-files.ts';
import { listing } from './listing.ts';
import type { Route } from './operations.ts';
import { PagingQueryError } from './paging.ts';
import type { AnsweringContent } from './content-in-languages.ts';
import type { ContentServerOptions } from './server-options.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

export interface RequestContext extends AnsweringContent {
	options: ContentServerOptions;
	/** Address of the service, without a trailing slash. */
	url: string;
	/** Path without the base path and the query. */
	path: string;
	query: string;
	route: Route | undefined;
	imagesFolder: string | undefined;
}

type GetRoute = Extract<Route, { kind: 'get' }>;
type ListRoute = Extract<Route, { kind: 'list' }>;

/** Returns the response of a service in good order. */
export async function faultlessResponse(
	request: IncomingMessage,
	context: RequestContext,
): Promise<ServedResponse> {
	const { path, route } = context;
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		return errorResponse(405, 'Only GET and HEAD are served.', { allow: 'GET, HEAD' });
	}
	const ifNoneMatch = request.headers['if-none-match'];
	if (path.startsWith(imagesPath)) {
		return imageResponse(context.imagesFolder, path.slice(imagesPath.length), ifNoneMatch);
	}
	const refused = refusal(request, context.options);
	if (refused !== undefined) return refused;
	if (route === undefined) return errorResponse(404, 'There is no such operation.');
	const response =
		route.kind === 'get'
			? getResponse(route, context, ifNoneMatch)
			: listingResponse(route, context, ifNoneMatch);
	return { ...response, headers: { ...response.headers, ...languageHeaders(context) } };
}

function languageHeaders({ language, varies }: AnsweringContent): OutgoingHttpHeaders {
	return {
		...(varies ? { vary: 'Accept-Language' } : {}),
		...(language === undefined ? {} : { 'content-language': language }),
	};
}

/**
 * Returns the response that refuses a request; `undefined` where it is allowed. Which condition
 * makes 401 and which 403 is not shown (service document, section 7): our reading.
 */
function refusal(
	request: IncomingMessage,
	options: ContentServerOptions,
): ServedResponse | undefined {
	const token = bearerToken(request.headers.authorization);
	const challenge = { 'www-authenticate': 'Bearer' };
	if (token === undefined) return errorResponse(401, 'A bearer token is needed.', challenge);
	if (isSameToken(token, options.token)) return undefined;
	if (options.forbiddenToken !== undefined && isSameToken(token, options.forbiddenToken)) {
		return errorResponse(403, 'This token may not read content.');
	}
	return errorResponse(401, 'The bearer token is not known.', challenge);
}

function getResponse(
	route: GetRoute,
	context: RequestContext,
	ifNoneMatch: string | undefined,
): ServedResponse {
	const record = context.content.record(route.resource, route.id);
	if (record === undefined) return errorResponse(404, 'There is no published record with this id.');
	if (isUnchanged(record.entityTag, ifNoneMatch)) return unchangedResponse(record.entityTag);
	return recordResponse(record.json, record.entityTag);
}

function listingResponse(
	route: ListRoute,
	context: RequestContext,
	ifNoneMatch: string | undefined,
): ServedResponse {
	const { content, options, path, url } = context;
	const canBeGot = route.resource === 'places' || route.resource === 'events';
	const entries = content.entries(
		route.resource,
		canBeGot ? (options.itemForm ?? 'summary') : 'record',
	);
	try {
		const query = new URLSearchParams(context.query);
		const request = { resource: route.resource, serviceUrl: url, path, query };
		const page = listing(entries, request, options);
		const etag = entityTagOf([...page.members, JSON.stringify(page.pagination), page.link].join());
		if (isUnchanged(etag, ifNoneMatch)) return unchangedResponse(etag);
		const link = page.link === undefined ? {} : { link: page.link };
		return listResponse(page.members, page.pagination, { etag, ...link });
	} catch (error) {
		if (error instanceof PagingQueryError) return errorResponse(400, error.message);
		throw error;
	}
}

/**
 * Returns the token in an `Authorization` header (service document, section 5; RFC 6750, section
 * 2.1), if there is one.
 */
function bearerToken(header: string | undefined): string | undefined {
	return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}

/**
 * Returns whether two tokens are the same, in a time that says nothing about how much of them is.
 */
function isSameToken(one: string, other: string): boolean {
	return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
