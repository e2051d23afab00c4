import type { Site } from './site.ts';
import { type Environment, setVariables } from './read-settings.ts';

/** As `src/config/site.ts` has them before anybody has edited it. */
export const sampleWords = {
	name: 'Lisbon and its coast',
	tagline: 'Places to go and things to do in Lisbon, Sintra and Cascais.',
};

/**
 * What an operator should know of a guide that has content of its own, and still the name or the sentence of the sample. `undefined`
 * where it has neither.
 *
 * @param environment Whose settings have no problem.
 */
export function sampleWordsNote(environment: Environment, site: Site): string | undefined {
	const {
		CONTENT_SERVICE_URL: service,
		GUIDE_NAME: name = site.name,
		GUIDE_TAGLINE: tagline = site.tagline,
	} = setVariables(environment);
	if (service === undefined) return undefined;
	const kept = [
		...(name === sampleWords.name ? ['name'] : []),
		...(tagline === sampleWords.tagline ? ['tagline'] : []),
	];
	if (kept.length === 0) return undefined;
	return `${kept.join(' and ')} in src/config/site.ts ${kept.length > 1 ? 'are' : 'is'} still of the sample guide, of Lisbon. Make that file your own, its time zone as well.`;
}
