import type { JsonResponse } from './response.ts';
import { serviceUrlOf } from './base-url.ts';
import type { ContentService } from './client.ts';
import { UnexpectedStatusError } from './errors/status-errors.ts';
import { wholeNumberIn } from './members.ts';

export interface PageSizeSettings {
	/** Parameter that asks for a page size; empty or absent to ask for none. */
	pageSizeParameter?: string | undefined;
	pageSize?: number | undefined;
}

export interface FirstPage {
	response: JsonResponse;
	/** Address of the list, with the page size if the service takes it. */
	listUrl: URL;
	/** Page size that was asked for, by the path of the list or by us, if any. */
	pageSize: number | undefined;
	/** Requests that the service refused before. */
	refusedRequests: number;
}

/** Lists the statuses that a service answers to a parameter that it does not know. */
const refusals = [400, 422];

/**
 * Reads the first page of a list. The page size is a wish: a service that refuses the parameter is
 * asked without.
 */
export async function firstPage(
	service: ContentService,
	path: string,
	{ pageSizeParameter = '', pageSize }: PageSizeSettings,
): Promise<FirstPage> {
	const plainUrl = serviceUrlOf(path, service.baseUrl);
	const sizeInPath = plainUrl.searchParams.get(pageSizeParameter);
	if (pageSizeParameter === '' || pageSize === undefined || sizeInPath !== null) {
		const response = await service.get(plainUrl);
		return { response, listUrl: plainUrl, pageSize: wholeNumberIn(sizeInPath), refusedRequests: 0 };
	}
	const listUrl = new URL(plainUrl);
	listUrl.searchParams.set(pageSizeParameter, String(pageSize));
	try {
		return { response: await service.get(listUrl), listUrl, pageSize, refusedRequests: 0 };
	} catch (error) {
		if (!(error instanceof UnexpectedStatusError) || !refusals.includes(error.status)) throw error;
		const response = await service.get(plainUrl);
		return { response, listUrl: plainUrl, pageSize: undefined, refusedRequests: 1 };
	}
}
