import { type Environment, setVariables } from './read-settings.ts';
import { wherePublished } from './where-published.ts';

/**
 * What an operator should know of addresses that are not set, though a guide can be built without them, as to try things out: that
 * the guide says it is on this machine, or that the sample is built for the address of a real guide.
 *
 * @param environment Whose settings have no problem.
 */
export function addressNotes(environment: Environment): string[] {
	const { CONTENT_SERVICE_URL: service, SITE_URL: site } = setVariables(environment);
	if (service !== undefined && site === undefined) {
		const { origin } = wherePublished(environment);
		return [
			`SITE_URL is not set: canonical addresses, the sitemap and structured data say ${origin}. Before this guide is published, set it to the origin of the published guide, such as https://guide.example.`,
		];
	}
	if (service === undefined && site !== undefined) {
		return [
			`CONTENT_SERVICE_URL is not set: what is built for ${site} is the sample guide. For a guide of your own, set it and CONTENT_SERVICE_TOKEN.`,
		];
	}
	return [];
}
