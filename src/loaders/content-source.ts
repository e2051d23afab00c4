import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type ContentService, createContentService } from '../content-service/client.ts';
import type { SampleContent } from '../sample-service/content.ts';
import { readContentFolder } from '../sample-service/content-folder.ts';
import { startContentServer } from '../sample-service/server.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Where the sample content lies; a build runs in the project's folder. */
const sampleContentFolder = join('src', 'sample-service', 'content');

/**
 * Lets `use` read the content service of the settings, or the sample service of the project where they name none.
 *
 * @throws {ContentServiceError} When address or token cannot be used.
 */
export async function withContentService<T>(
	settings: ServiceSettings,
	use: (service: ContentService) => Promise<T>,
): Promise<T> {
	const { url, token } = settings;
	if (url !== undefined) return withClient(settings, url, token ?? '', use);
	const server = await startContentServer({
		content: withoutServedImages(await readContentFolder(sampleContentFolder)),
		token: randomBytes(16).toString('hex'),
		timeZone: settings.timeZone,
		keepsRequests: false,
	});
	try {
		return await withClient(settings, server.url, server.token, use);
	} finally {
		await server.close();
	}
}

async function withClient<T>(
	settings: ServiceSettings,
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
	});
	try {
		return await use(service);
	} finally {
		await service.close();
	}
}

/** The sample service ends with the build, and links of the finished site to images that it serves would lead nowhere. */
function withoutServedImages(content: SampleContent): SampleContent {
	const withoutImages = (records: readonly object[]) =>
		records.map((record) =>
			Object.fromEntries(
				Object.entries(record).filter(
					([member, value]) =>
						!['image', 'images'].includes(member) || !JSON.stringify(value).includes('{base_url}/'),
				),
			),
		);
	return {
		destinations: withoutImages(content.destinations),
		places: withoutImages(content.places),
		events: withoutImages(content.events),
		collections: withoutImages(content.collections),
	};
}
