import { factsFile } from './guide-file.ts';
import type { Site } from './site.ts';

/** Words of the sample, as `src/config/site.ts` has them before anybody has edited it. */
export const sampleWords = {
	name: 'Lisbon and its coast',
	tagline: 'Places to go and things to do in Lisbon, Sintra and Cascais.',
};

type SampleWord = keyof typeof sampleWords;

interface WordSettings {
	CONTENT_SERVICE_URL?: string | undefined;
	GUIDE_NAME?: string | undefined;
	GUIDE_TAGLINE?: string | undefined;
}

/**
 * Returns the words of the sample that `src/config/site.ts` still has though the guide has content
 * of its own: others stand in for them. Words that a setting gives are meant.
 */
export function sampleWordsLeft(settings: WordSettings, site: Site): SampleWord[] {
	const { CONTENT_SERVICE_URL: service, GUIDE_NAME: name, GUIDE_TAGLINE: tagline } = settings;
	if (service === undefined) return [];
	return [
		...(name === undefined && site.name === sampleWords.name ? (['name'] as const) : []),
		...(tagline === undefined && site.tagline === sampleWords.tagline
			? (['tagline'] as const)
			: []),
	];
}

/** Returns what an operator should know of a guide without a name or a tagline of its own. */
export function sampleWordsNote(settings: WordSettings, site: Site): string | undefined {
	const left = sampleWordsLeft(settings, site);
	if (left.length === 0) return undefined;
	return `${left.join(' and ')} in ${factsFile} ${left.length > 1 ? 'are' : 'is'} still of the sample guide, of Lisbon: neutral words stand in. Make that file your own, its time zone as well.`;
}
