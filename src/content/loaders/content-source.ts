import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type ContentService, createContentService } from '../client/client.ts';
import type { Wait } from '../client/told-waits.ts';
import { readContentFolder } from '../../cli/sample-service/content-folder.ts';
import { startContentServer } from '../../cli/sample-service/server.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Where the sample content lies; a build runs in the project's folder. */
const sampleContentFolder = join('sample-content');

/** What the sample service calls itself: its port is another one in each build, its records are the same. */
const sampleAddress = 'https://sample-service.invalid';

/** Where the service and the addresses in its records are reached now. */
export interface ServiceReach {
	serviceUrl: string;
	reachedAt: (address: string) => string;
}

/**
 * Lets `use` read the content service of the settings, or the sample service of the project where they name none.
 *
 * `use` is also told where the service and an address in a record are reached now.
 *
 * @param onWait Called whenever a request, or all of them, begin to wait before they are tried again.
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
	const server = await startContentServer({
		content: await readContentFolder(sampleContentFolder),
		token: randomBytes(16).toString('hex'),
		timeZone: settings.timeZone,
		publicUrl: sampleAddress,
		keepsRequests: false,
	});
	try {
		return await withClient(means, server.url, server.token, (service) =>
			use(service, {
				serviceUrl: server.url,
				reachedAt: (address) => address.replace(sampleAddress, server.url),
			}),
		);
	} finally {
		await server.close();
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
