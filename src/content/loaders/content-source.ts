import { type ContentService, createContentService } from '../client/client.ts';
import type { Wait } from '../client/wait-log.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Says where the service and the addresses in its records are reached now. */
export interface ServiceReach {
	serviceUrl: string;
	reachedAt: (address: string) => string;
}

/**
 * Lets `use` read the content service of the settings, or the sample service that they start where
 * they name none.
 *
 * `use` also receives where the service and an address in a record are reached now.
 *
 * @param onWait Called whenever a request, or all of them, begin to wait before they are tried
 *   again.
 * @throws {ContentServiceError} When address or token cannot be used.
 */
export async function withContentService<T>(
	settings: ServiceSettings,
	use: (service: ContentService, reach: ServiceReach) => Promise<T>,
	onWait?: (wait: Wait) => void,
): Promise<T> {
	const { url, token } = settings;
	const means = { settings, onWait };
	if (url !== undefined) {
		const reach: ServiceReach = { serviceUrl: url, reachedAt: (address) => address };
		return withClient(means, url, token ?? '', (service) => use(service, reach));
	}
	if (settings.startSample === undefined) {
		throw new Error('The settings name no service, and there is no sample service to start.');
	}
	const sample = await settings.startSample(settings.timeZone);
	try {
		return await withClient(means, sample.url, sample.token, (service) =>
			use(service, { serviceUrl: sample.url, reachedAt: sample.reachedAt }),
		);
	} finally {
		await sample.close();
	}
}

interface ClientMeans {
	settings: ServiceSettings;
	onWait: ((wait: Wait) => void) | undefined;
}

async function withClient<T>(
	{ onWait, settings }: ClientMeans,
	baseUrl: string,
	token: string,
	use: (service: ContentService) => Promise<T>,
): Promise<T> {
	const service = createContentService({
		baseUrl,
		token,
		header: settings.header,
		query: settings.query,
		concurrency: settings.concurrency,
		...settings.limits,
		retry: { maxRetries: settings.maxRetries },
		...(onWait ? { onWait } : {}),
	});
	try {
		return await use(service);
	} finally {
		await service.close();
	}
}
