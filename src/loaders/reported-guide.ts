import type { Routes } from '../routes.ts';
import type { Settings } from '../settings/read-settings.ts';
import type { Site } from '../site.ts';

/** The guide that a report for editors is about. */
export interface ReportedGuide {
	name: string;
	/** Of its interface (BCP 47). */
	locale: string;
	routes: Routes;
	/** A committed file of addresses that earlier builds have published. */
	addressesFile: string | undefined;
	/** The instant for which the guide is built. */
	nowMs: number;
}

export function reportedGuide(env: Settings, site: Site, routes: Routes): ReportedGuide {
	return {
		name: env.GUIDE_NAME ?? site.name,
		locale: env.GUIDE_LOCALE ?? site.locale,
		routes,
		addressesFile: env.ADDRESSES_FILE,
		nowMs: env.GUIDE_NOW === undefined ? Date.now() : Date.parse(env.GUIDE_NOW),
	};
}
