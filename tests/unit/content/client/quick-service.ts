import {
	type ContentService,
	type ContentServiceOptions,
	createContentService,
} from '../../../../src/content/client/client.ts';

export interface QuickService extends ContentService {
	/** The waits asked for so far, in milliseconds. */
	waits: number[];
}

export const token = 'tok.en+with/regex(chars)$&';

/** A client whose waits are noted and over at once; its jitter takes the whole of each wait. */
export function quickService(
	url: string,
	{ retry, ...options }: Partial<ContentServiceOptions> = {},
): QuickService {
	const waits: number[] = [];
	const service = createContentService({
		baseUrl: url,
		token,
		environment: {},
		retry: {
			sleep(ms) {
				waits.push(ms);
				return Promise.resolve();
			},
			random: () => 1 - Number.EPSILON,
			...retry,
		},
		...options,
	});
	return Object.assign(service, { waits });
}

/** Returns what a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
	try {
		await promise;
	} catch (error) {
		return error;
	}
	throw new Error('It did not fail.');
}
