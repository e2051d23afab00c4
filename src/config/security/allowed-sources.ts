import { type AllowedSources, sourceDirectives } from './guide-policy.ts';

/** Origin, or the hash of something that stands in a page: what says exactly what is meant. */
const source =
	/^(https:\/\/(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+(:\d{1,5})?|'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}')$/;

/**
 * Returns what is wrong with the sources that the operator allows besides, to follow their name in
 * a sentence.
 */
export function allowedSourceFaults(allowedSources: AllowedSources): string[] {
	return Object.entries(allowedSources).flatMap(([directive, sources]) => [
		...(sourceDirectives.some((name) => name === directive)
			? []
			: [
					`names the directive "${directive}". Sources can be added to ${sourceDirectives.join(', ')}.`,
				]),
		...sources
			.filter((text) => !source.test(text))
			.map(
				(text) =>
					`allows "${text}" for ${directive}, which is no origin such as https://stats.example or https://*.tiles.example.`,
			),
	]);
}
