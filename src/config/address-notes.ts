import { type Environment, setVariables } from './read-settings.ts';
import { wherePublished } from './where-published.ts';

/**
 * Returns what an operator should know of an address that is not set, though a guide can be built
 * without it, as to try things out: that the guide says it is on this machine.
 *
 * @param environment Environment whose settings have no problem.
 */
export function addressNotes(environment: Environment): string[] {
	const { CONTENT_SERVICE_URL: service, SITE_URL: site } = setVariables(environment);
	if (service !== undefined && site === undefined) {
		const { origin } = wherePublished(environment);
		return [
			`SITE_URL is not set: canonical addresses, the sitemap and structured data say ${origin}. Before this guide is published, set it to the origin of the published guide, such as https://guide.example.`,
		];
	}
	return [];
}
