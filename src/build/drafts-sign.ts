import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { signOfPreview } from '../config/drafts.ts';

const text =
	'This site is a preview with drafts, not for the public: it must not take the place of the guide.\n';

/**
 * Puts a file into a preview with drafts by which whatever publishes sites can refuse it. It stands
 * in place of the sitemap, which would invite search engines.
 */
export function draftsSign(): AstroIntegration {
	return {
		name: 'waymark-drafts-sign',
		hooks: {
			'astro:build:done': ({ dir }) => {
				writeFileSync(new URL(signOfPreview, dir), text);
			},
		},
	};
}
