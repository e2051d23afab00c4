import type { Routes } from '../../config/routes.ts';
import { type AllowedSources, astroPolicy } from '../../config/security/guide-policy.ts';
import { speculationRules } from './speculation-rules.ts';
import { startUpScript } from './start-up-script.ts';

/**
 * Returns the policy of all pages, which allows the scripts that stand in each of them by their
 * hashes.
 */
export function pagePolicy(allowedSources: AllowedSources, routes: Routes) {
	return astroPolicy(allowedSources, [startUpScript(), speculationRules(routes.home())]);
}
