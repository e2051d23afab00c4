import type { GuideDefinition } from './define-guide.ts';
import { type Environment, setVariables } from './read-settings.ts';

/** Returns the settings that a `guide.ts` states, where the environment and `.env` do not. */
export function settingsOfGuide(
	{ service, url }: Pick<GuideDefinition, 'service' | 'url'>,
	environment: Environment,
): Record<string, string> {
	const { CONTENT_SERVICE_URL, GUIDE_SAMPLE, SITE_URL } = setVariables(environment);
	const isStated = CONTENT_SERVICE_URL !== undefined || GUIDE_SAMPLE === 'true';
	const ofService: Record<string, string> =
		service === 'sample' ? { GUIDE_SAMPLE: 'true' } : { CONTENT_SERVICE_URL: service };
	return {
		...(isStated ? {} : ofService),
		...(SITE_URL === undefined && url !== undefined ? { SITE_URL: url } : {}),
	};
}
