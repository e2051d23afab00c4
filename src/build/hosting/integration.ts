import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { InvalidSiteError } from '../site-checks/invalid-site-error.ts';
import { checkExtent } from './check-extent.ts';
import { type Host, hostLimits } from '../../config/host-limits.ts';
import { siteExtent } from './site-extent.ts';

/**
 * Checks the finished site against the limits of its host.
 *
 * It comes after all integrations that write files of the site, and before the one that publishes.
 *
 * @throws {InvalidSiteError} When the host would refuse it.
 */
export function hosting(host: Host): AstroIntegration {
	return {
		name: 'waymark-hosting',
		hooks: {
			'astro:build:done': ({ dir, logger }) => {
				const extent = siteExtent(fileURLToPath(dir));
				logger.info(
					`${extent.files} files, ${(extent.bytes / 1e6).toFixed(1)} MB; the largest is ${extent.largestFile.path}, ${(extent.largestFile.size / 1e6).toFixed(1)} MB.`,
				);
				if (host === 'none') return;
				const problems = checkExtent(extent, hostLimits[host]);
				const errors = problems.filter(({ severity }) => severity === 'error');
				if (errors.length > 0) throw new InvalidSiteError(errors);
				for (const { message, page, remedy } of problems) {
					logger.warn(`${page}: ${message} ${remedy}`);
				}
			},
		},
	};
}
