import { readFileSync } from 'node:fs';
import type { Routes } from '../../config/routes.ts';
import { type AllowedSources, astroPolicy } from '../../config/security/guide-policy.ts';
import { speculationRules } from './speculation-rules.ts';

/**
 * Returns the policy of all pages, which allows the scripts that stand in each of them by their
 * hashes.
 */
export function pagePolicy(allowedSources: AllowedSources, routes: Routes) {
	const appearance = readFileSync(new URL('appearance.js', import.meta.url), 'utf8');
	return astroPolicy(allowedSources, [appearance, speculationRules(routes.home())]);
}
