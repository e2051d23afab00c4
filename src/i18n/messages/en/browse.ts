import { counted, nouns } from './counted.ts';

/** Words of the pages that list places by what they have in common. */
export const browse = {
	heading: 'Browse',
	introduction: (guide: string) => `The places of ${guide} by what they have in common.`,
	towns: 'Towns',
	neighbourhoods: 'Neighbourhoods',
	facetIntroduction: (facet: string, guide: string) => `${facet}: lists of places in ${guide}.`,
	listTitle: (facet: string, value: string) => `${facet}: ${value}`,
	/** Names of the orders of a list of places. */
	inOrder: {
		choices: 'the editors’ choices first',
		highlights: 'the highlights first',
		name: 'by name',
	},
	townIntroduction: (town: string, count: number, order: string) =>
		`${counted(count, nouns.place)} in ${town}, ${order}.`,
	/** @param subject An editors’ word with its kind, as in the title. */
	wordIntroduction: (subject: string, guide: string, count: number) =>
		`${subject} – ${counted(count, nouns.place)} of ${guide}, as the editors describe them.`,
	factIntroduction: (fact: string, guide: string, count: number) =>
		`${fact}: ${counted(count, nouns.place)} of ${guide} say so. The same may be true of others that do not say so: ask them.`,
	allLists: (facet: string, count: number) => `${facet}: all ${counted(count, nouns.list)}`,
	moreWays: 'More ways to browse',
	refine: 'Narrow this list down',
};
