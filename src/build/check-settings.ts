import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import type { Site } from '../config/site.ts';
import { languageNote } from '../config/language-note.ts';
import { lostServiceProblems } from '../content/loaders/lost-service.ts';
import type { Environment } from '../config/read-settings.ts';
import { settingProblems } from '../config/setting-problems.ts';

/**
 * Ends a command of Astro before it does anything if a setting cannot be used, and warns if the
 * guide’s language has no messages.
 */
export function checkSettings(environment: Environment, site: Site): AstroIntegration {
	return {
		name: 'waymark-settings',
		hooks: {
			'astro:config:setup': ({ command, logger }) => {
				const problems = [
					...settingProblems(environment, site),
					...(command === 'build' ? lostServiceProblems(environment) : []),
				];
				if (problems.length > 0) {
					throw new AstroError(
						problems.map(({ message }) => message).join('\n'),
						'Settings are variables of the environment or lines of .env; docs/reference/settings.md lists them.',
					);
				}
				const note = languageNote(environment, site);
				if (note !== undefined) logger.warn(note);
			},
		},
	};
}
