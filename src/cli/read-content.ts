import type { Settings } from '../config/read-settings.ts';
import type { Routes } from '../config/routes.ts';
import { guideSite as site } from '../config/guide-site.ts';
import { refreshSnapshot } from '../content/loaders/refresh-snapshot.ts';
import { reportedGuide } from '../content/loaders/reported-guide.ts';
import { serviceSettings } from '../content/loaders/service-settings.ts';
import { startSample } from './sample-service/sample-of-guide.ts';

/**
 * Brings the snapshot up to date with the service of the settings, or with the sample, for commands
 * of Astro that read it themselves.
 */
export async function readContent(settings: Settings, routes: Routes): Promise<void> {
	await refreshSnapshot(
		serviceSettings(settings, site, startSample),
		reportedGuide(settings, site, routes),
	);
}
