import type { Routes } from '../../config/routes.ts';
import { buildInstant } from '../../config/build-instant.ts';
import { effectiveSite } from '../../config/effective-site.ts';
import { memoryFiles } from '../../config/memory-files.ts';
import type { Settings } from '../../config/read-settings.ts';
import type { Site } from '../../config/site.ts';

/** The guide that a report for editors is about. */
export interface ReportedGuide {
	name: string;
	/** Of its interface (BCP 47). */
	locale: string;
	routes: Routes;
	/** A committed file of addresses that earlier builds have published. */
	addressesFile: string | undefined;
	/** The instant for which the guide is looked at. */
	nowMs: number;
	/** As in `EventZone`. */
	looksUpTimeZones: boolean;
}

export function reportedGuide(env: Settings, site: Site, routes: Routes): ReportedGuide {
	const { locale, looksUpTimeZones, name } = effectiveSite(env, site);
	const { addressesFile } = memoryFiles(env);
	return { name, locale, routes, addressesFile, nowMs: buildInstant(env), looksUpTimeZones };
}
