import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import { readSettings, type Settings } from '../../config/read-settings.ts';
import { site } from '../../config/site.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import { refreshSnapshot } from './refresh-snapshot.ts';
import { type ServiceSettings, serviceSettings } from './service-settings.ts';

/** Names the service that collections of any site of Astro are loaded from. */
export interface ServiceLoaderOptions {
	/** Address of the content service, such as `https://content.example`. */
	url: string;
	token: string;
	/** IANA time zone of the places: days of events depend on it. */
	timeZone: string;
	/** Language of the texts (BCP 47); English if not stated. */
	contentLanguage?: string;
	/** Folder in which what was read is kept between builds; `.waymark` if not stated. */
	cacheFolder?: string;
}

/** Holds the reading under way of each snapshot: collections of one service share it. */
const readings = new Map<string, Promise<unknown>>();

/**
 * Loads all places, events, destinations or collections of a service, as its records state them.
 * Each is parsed, and what does not fit is dropped at its smallest piece. Where the service cannot
 * be read, what was read before stands in for a while; the report beside the snapshot says so.
 */
export function serviceLoader(resource: ResourceName, options: ServiceLoaderOptions): Loader {
	return {
		name: `waymark-${resource}`,
		async load(context) {
			const { logger, store } = context;
			const settings = settingsOf(options);
			await sharedReading(settings);
			const snapshot = new Snapshot(settings.snapshotPath);
			const digests = new Map(snapshot.digests(resource));
			for (const json of snapshot.records(resource)) {
				const data = JSON.parse(json) as { id: string };
				const { id } = data;
				const digest = digests.get(id) ?? '';
				if (store.get(id)?.digest !== digest) {
					store.set({ id, data: await context.parseData({ id, data }), digest });
				}
			}
			snapshot.close();
			for (const id of store.keys()) if (!digests.has(id)) store.delete(id);
			logger.info(`${store.keys().length} ${resource}.`);
		},
	};
}

function settingsOf({
	cacheFolder = '.waymark',
	contentLanguage = 'en',
	timeZone,
	token,
	url,
}: ServiceLoaderOptions): ServiceSettings {
	const { settings } = readSettings({
		CONTENT_SERVICE_URL: url,
		CONTENT_SERVICE_TOKEN: token,
		WAYMARK_CACHE: cacheFolder,
		CONTENT_REPORT: join(cacheFolder, 'content-report.json'),
	});
	// All others have a default.
	return serviceSettings(settings as Settings, { ...site, contentLanguage, timeZone });
}

function sharedReading(settings: ServiceSettings): Promise<unknown> {
	const { snapshotPath } = settings;
	const reading =
		readings.get(snapshotPath) ??
		refreshSnapshot(settings).finally(() => readings.delete(snapshotPath));
	readings.set(snapshotPath, reading);
	return reading;
}
